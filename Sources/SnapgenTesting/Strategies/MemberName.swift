/// The names of members as a reader knows them.
enum MemberName {
    /// A mirror's label as it is written in the source; `nil` for the unnamed parts of a tuple.
    static func of(_ label: String?) -> String? {
        guard let label, !label.hasPrefix(".") else { return nil }
        let lazy = "$__lazy_storage_$_"
        return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
    }
}
