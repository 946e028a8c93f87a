package import SnapgenModel

/// The paths of the groups and files of a project.
///
/// A path is relative to what its source tree names: the enclosing group, the project's folder (`SOURCE_ROOT`), or
/// nothing (`<absolute>`). Files in the folders of products, SDKs and Xcode are not sources.
struct XcodePaths {
    private var paths: [String: String] = [:]

    /// Finds the paths of everything below the main group.
    ///
    /// - Parameter folder: The folder that the project's paths are relative to, absolute.
    init(_ objects: XcodeObjects, folder: String) {
        if let group = objects[objects.project.text("mainGroup")] { add(group, in: folder, root: folder, objects) }
        // Files without a group are relative to the project's folder.
        for file in objects.all(isa: "PBXFileReference") where paths[file.id] == nil {
            paths[file.id] = Self.path(of: file, in: folder, root: folder)
        }
    }

    /// Returns the absolute path of a group or file; `nil` if it is not below the source tree.
    subscript(id: String?) -> String? { id.flatMap { paths[$0] } }

    private mutating func add(_ object: XcodeObject, in parent: String, root: String, _ objects: XcodeObjects) {
        // A damaged project may contain a group that contains itself.
        guard paths[object.id] == nil, let path = Self.path(of: object, in: parent, root: root) else { return }
        paths[object.id] = path
        for child in objects.all("children", of: object) { add(child, in: path, root: root, objects) }
    }

    private static func path(of object: XcodeObject, in parent: String, root: String) -> String? {
        let path = object.text("path") ?? ""
        switch object.text("sourceTree") ?? "<group>" {
        case "<group>": return AbsolutePath.resolve(path, from: parent)
        case "SOURCE_ROOT": return AbsolutePath.resolve(path, from: root)
        case "<absolute>": return AbsolutePath.resolve(path, from: "/")
        default: return nil
        }
    }
}
