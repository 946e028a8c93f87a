/// The entries of a mapping whose keys are known.
struct Fields {
    /// The name of the mapping in messages: `devices.kiosk`; empty at the top of the file.
    let name: String
    /// The place where the mapping begins.
    let place: TextPlace
    /// Indicates whether the mapping has unknown keys.
    var hasUnknownKeys = false
    /// The keys whose values are valid.
    var valid: Set<String> = []
    private var entries: [String: YAMLEntry] = [:]

    /// A mapping called `name` without entries.
    init(name: String, place: TextPlace) {
        self.name = name
        self.place = place
    }

    /// The entry of `key`, or `nil` if the key is not given.
    subscript(key: String) -> YAMLEntry? {
        get { entries[key] }
        set { entries[key] = newValue }
    }

    /// Indicates whether the mapping has no values except empty lists.
    var isEmpty: Bool { !hasUnknownKeys && entries.values.allSatisfy { $0.value.content == .list([]) } }

    /// Returns whether a key has a value other than an empty list.
    func hasValues(_ key: String) -> Bool { entries[key].map { $0.value.content != .list([]) } ?? false }
}
