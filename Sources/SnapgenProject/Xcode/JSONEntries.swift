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
        guard let phase = Self.sourcePhase(of: target, objects), group == nil else { return false }
        return files.allSatisfy { file, known in
            if let known {
                return self.place(of: known, "target-membership").map { text.append(reference(to: phase), to: $0) }
                    ?? false
            }
            let fields = #""path": \#(quoted(file.lastComponent)), "target-membership": [ \#(reference(to: phase)) ]"#
            return self.place(of: parent).map { text.append("{ \(fields) }", to: $0) } ?? false
        }
    }

    /// Returns the keys and indices on the way to a list of a group or file.
    private func place(of object: XcodeObject, _ list: String = "children") -> [String]? {
        guard let main = objects[objects.project.text("mainGroup")] else { return nil }
        if object.id == main.id { return ["files"] }
        return place(of: object.id, in: main, ["files"]).map { $0 + [list] }
    }

    private func place(of id: String, in group: XcodeObject, _ way: [String]) -> [String]? {
        for (index, child) in objects.all("children", of: group).enumerated() {
            let way = way + ["\(index)"]
            if child.id == id { return way }
            if let found = place(of: id, in: child, way + ["children"]) { return found }
        }
        return nil
    }

    private func reference(to phase: XcodeObject) -> String {
        if !phase.id.hasPrefix("#") { return quoted("id:\(phase.id)") }
        guard name.contains("/") else { return quoted("\(name)/compile-sources") }
        return #"{ "build-phase": [ { "name": \#(quoted(name)) }, "compile-sources" ] }"#
    }

    private func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
