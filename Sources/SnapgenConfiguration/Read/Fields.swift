/// The known keys of one mapping, each with what stands there.
struct Fields {
    /// The keys that the mapping stands below, as the file spells them: `devices.kiosk`; empty at the top.
    let name: String
    /// Where the mapping begins.
    let place: TextPlace
    /// Whether there are keys that are not known.
    var hasUnknownKeys = false
    private var entries: [ConfigurationKey: YAMLEntry] = [:]

    /// A mapping below `name` in which nothing is given yet.
    init(name: String, place: TextPlace) {
        self.name = name
        self.place = place
    }

    /// What stands at `key`, or `nil` where the key is not given.
    subscript(key: ConfigurationKey) -> YAMLEntry? {
        get { entries[key] }
        set { entries[key] = newValue }
    }

    /// Whether nothing is given, or nothing but empty lists.
    var isEmpty: Bool { !hasUnknownKeys && entries.values.allSatisfy { $0.value.content == .list([]) } }

    /// The whole name of a key of this mapping: `devices.kiosk.width`.
    func name(of key: ConfigurationKey) -> String {
        name(of: key.name)
    }

    /// The whole name of what the user calls `name` in this mapping.
    func name(of key: String) -> String {
        name.isEmpty ? key : "\(name).\(key)"
    }

    /// The place to name as the origin of the value of `key`.
    func origin(of key: ConfigurationKey) -> TextPlace {
        entries[key]?.origin ?? place
    }
}
