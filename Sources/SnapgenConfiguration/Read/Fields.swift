/// The entries of a mapping whose keys are known.
struct Fields {
    /// The name of the mapping in messages: `devices.kiosk`; empty at the top of the file.
    let name: String
    let place: TextPlace
    var hasUnknownKeys = false
    var valid: Set<String> = []
    private var entries: [String: YAMLEntry] = [:]

    init(name: String, place: TextPlace) {
        self.name = name
        self.place = place
    }

    subscript(key: String) -> YAMLEntry? {
        get { entries[key] }
        set { entries[key] = newValue }
    }

    /// Indicates whether the mapping has no values except empty lists.
    var isEmpty: Bool { !hasUnknownKeys && entries.values.allSatisfy { $0.value.content == .list([]) } }

    func hasValues(_ key: String) -> Bool { entries[key].map { $0.value.content != .list([]) } ?? false }
}
