/// An object of a project file: a target, a group, a file reference, and similar.
struct XcodeObject: Equatable {
    /// The key in the table of objects.
    var id: String
    /// The attributes.
    var fields: [String: PropertyTree]

    /// The class of the object: `PBXNativeTarget`.
    var isa: String { text("isa") ?? "" }

    /// Returns the text of an attribute.
    func text(_ name: String) -> String? { fields[name]?.text }

    /// Returns the texts of an attribute that is a list.
    func texts(_ name: String) -> [String] { fields[name]?.list.compactMap(\.text) ?? [] }

    /// Returns the entries of an attribute that is a table.
    func table(_ name: String) -> [String: PropertyTree] { fields[name]?.table ?? [:] }
}

/// The objects of a project file.
struct XcodeObjects {
    /// The project itself.
    let project: XcodeObject
    private let objects: [String: PropertyTree]
    /// The keys of the objects of each class.
    private let keys: [String: [String]]

    /// Takes the objects from the tree of a project file; `nil` if it contains no project.
    init?(_ tree: PropertyTree) {
        objects = tree["objects"]?.table ?? [:]
        keys = objects.reduce(into: [:]) { keys, object in
            if let isa = object.value["isa"]?.text { keys[isa, default: []].append(object.key) }
        }
        guard let id = tree["rootObject"]?.text, let fields = objects[id]?.table, !fields.isEmpty else { return nil }
        project = XcodeObject(id: id, fields: fields)
    }

    /// Returns the object with a key; `nil` if there is none.
    subscript(id: String?) -> XcodeObject? {
        guard let id, case .table(let fields) = objects[id] else { return nil }
        return XcodeObject(id: id, fields: fields)
    }

    /// Returns the objects that an attribute refers to, in order, without those that do not exist.
    func all(_ name: String, of object: XcodeObject) -> [XcodeObject] {
        object.texts(name).compactMap { self[$0] }
    }

    /// Returns all objects of a class, sorted by their keys.
    func all(isa: String) -> [XcodeObject] {
        (keys[isa] ?? []).sorted().compactMap { self[$0] }
    }
}
