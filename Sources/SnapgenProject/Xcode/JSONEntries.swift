import SnapgenModel

/// The entries in `project.xcproj`, whose folders are synchronized in all versions of the format.
struct JSONEntries: ProjectEntries {
    let objects: XcodeObjects
    let target: XcodeObject
    var text: JSONProjectText

    let areSynchronized = true
    var bytes: [UInt8] { text.bytes }
    private var name: String { target.text("name") ?? "" }

    mutating func add(folder: String, to parent: XcodeObject) -> Bool {
        guard let place = place(of: parent) else { return false }
        let path = folder.replacing("\\", with: "\\\\").replacing("<", with: "\\<")
        let fields = #""kind": "folder", "path": \#(quoted(path)), "target-membership": [ \#(quoted(name)) ]"#
        return text.append("{ \(fields) }", to: place)
    }

    mutating func add(
        _ files: [(path: String, known: XcodeObject?)], inGroup group: String?, to parent: XcodeObject
    ) -> Bool {
        guard let phase = objects.sourcePhases(of: target).first, group == nil else { return false }
        return files.allSatisfy { file, known in
            let reference = reference(to: phase)
            let fields = #""path": \#(quoted(file.lastComponent)), "target-membership": [ \#(reference) ]"#
            let list = known.map { place(of: $0, "target-membership") } ?? place(of: parent)
            return list.map { text.append(known == nil ? "{ \(fields) }" : reference, to: $0) } ?? false
        }
    }

    /// Returns the keys and indices on the way to a list of a group or file.
    private func place(of object: XcodeObject, _ list: String = "children") -> [String]? {
        guard let main = objects[objects.project.text("mainGroup")] else { return nil }
        if object.id == main.id { return ["files"] }
        var places: [String: [String]] = [:]
        addPlaces(in: main, ["files"], to: &places)
        return places[object.id].map { $0 + [list] }
    }

    private func addPlaces(in group: XcodeObject, _ way: [String], to places: inout [String: [String]]) {
        // In a damaged project, several may have one id.
        for (index, child) in objects.all("children", of: group).enumerated() where places[child.id] == nil {
            let way = way + ["\(index)"]
            places[child.id] = way
            addPlaces(in: child, way + ["children"], to: &places)
        }
    }

    /// Returns the way to a phase by names, or its id, which it has only if the names are those of another phase too.
    private func reference(to phase: XcodeObject) -> String {
        if !phase.id.hasPrefix("#") { return quoted("id:\(phase.id)") }
        let names = [name, "compile-sources"] + [phase.text("name")].compactMap { $0 }
        guard names.contains(where: { $0.contains("/") }) else { return quoted(names.joined(separator: "/")) }
        let items = names.map { $0.contains("/") ? "{ \"name\": \(quoted($0)) }" : quoted($0) }
        return "{ \"build-phase\": [ \(items.joined(separator: ", ")) ] }"
    }

    private func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
