import SnapgenModel

struct XcodeObject {
    let id: String
    let fields: [String: UserValue]

    var isa: String { text("isa") ?? "" }

    func text(_ name: String) -> String? { fields[name]?.text }

    func texts(_ name: String) -> [String] { fields[name]?.list.compactMap(\.text) ?? [] }

    func mapping(_ name: String) -> [String: UserValue] { fields[name]?.mapping ?? [:] }
}

/// The objects of a project file, with the paths of its groups and files.
///
/// A path is relative to what its source tree names: the enclosing group, the project's folder (`SOURCE_ROOT`), or
/// nothing (`<absolute>`). Files in the folders of products, SDKs and Xcode are not sources.
struct XcodeObjects {
    let project: XcodeObject
    private let objects: [String: UserValue]
    private let keys: [String: [String]]
    private var paths: [String: String] = [:]

    /// - Parameter folder: The folder that contains the project, absolute.
    init?(_ tree: UserValue, in folder: String) {
        objects = tree["objects"]?.mapping ?? [:]
        keys = objects.reduce(into: [:]) { keys, object in
            if let isa = object.value["isa"]?.text { keys[isa, default: []].append(object.key) }
        }
        guard let id = tree["rootObject"]?.text, let fields = objects[id]?.mapping, !fields.isEmpty else { return nil }
        project = XcodeObject(id: id, fields: fields)
        let below = [project.text("projectDirPath"), project.text("projectRoot")].compactMap { $0 }
        let root = below.reduce(folder) { AbsolutePath.resolve($1, from: $0) }
        if let group = self[project.text("mainGroup")] { addPath(of: group, in: root, root: root) }
        // Files without a group are relative to the project's folder.
        for file in all(isa: "PBXFileReference") where paths[file.id] == nil {
            paths[file.id] = Self.path(of: file, in: root, root: root)
        }
    }

    subscript(id: String?) -> XcodeObject? {
        guard let id, case .mapping(let fields) = objects[id] else { return nil }
        return XcodeObject(id: id, fields: fields)
    }

    func all(_ name: String, of object: XcodeObject) -> [XcodeObject] {
        object.texts(name).compactMap { self[$0] }
    }

    func sourcePhases(of target: XcodeObject) -> [XcodeObject] {
        all("buildPhases", of: target).filter { $0.isa == "PBXSourcesBuildPhase" }
    }

    /// Returns all objects of a class, sorted by their keys.
    func all(isa: String) -> [XcodeObject] {
        (keys[isa] ?? []).sorted().compactMap { self[$0] }
    }

    // MARK: - Paths

    /// Returns the absolute path of a group or file; `nil` if it is not below the source tree.
    func path(of id: String?) -> String? { id.flatMap { paths[$0] } }

    private mutating func addPath(of object: XcodeObject, in parent: String, root: String) {
        // A damaged project may contain a group that contains itself.
        guard paths[object.id] == nil, let path = Self.path(of: object, in: parent, root: root) else { return }
        paths[object.id] = path
        for child in all("children", of: object) { addPath(of: child, in: path, root: root) }
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
