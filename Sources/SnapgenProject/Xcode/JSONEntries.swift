import SnapgenModel

// The entries in `project.xcproj`, whose folders are synchronized in all versions of the format.

extension MembershipEdit {
    /// Returns the file with a folder added to the target; `nil` if there is no such group.
    ///
    /// - Parameter folder: The path below the group.
    func addingInJSON(folder: String, to parent: XcodeObject) -> [UInt8]? {
        guard let place = place(of: parent) else { return nil }
        let path = folder.replacing("\\", with: "\\\\").replacing("<", with: "\\<").inQuotes
        let name = (target.text("name") ?? "").inQuotes
        let fields = #""kind": "folder", "path": \#(path), "target-membership": [ \#(name) ]"#
        return JSONProjectText(bytes: file)?.appending("{ \(fields) }", to: place)
    }

    /// Returns the keys and indices on the way to the list of a group.
    private func place(of object: XcodeObject) -> [String]? {
        guard let main = objects[objects.project.text("mainGroup")] else { return nil }
        var places = [main.id: ["files"]]
        addPlaces(in: main, to: &places)
        return places[object.id]
    }

    private func addPlaces(in group: XcodeObject, to places: inout [String: [String]]) {
        // In a damaged project, several may have one id.
        for (index, child) in objects.all("children", of: group).enumerated() where places[child.id] == nil {
            places[child.id] = places[group.id, default: []] + ["\(index)", "children"]
            addPlaces(in: child, to: &places)
        }
    }
}
