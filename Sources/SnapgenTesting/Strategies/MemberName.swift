/// A namespace for the names of members in a dump.
enum MemberName {
    /// Returns a mirror's label as written in the source, or `nil` for an unlabelled element of a tuple.
    static func of(_ label: String?) -> String? {
        guard let label, !label.hasPrefix(".") else { return nil }
        let lazy = "$__lazy_storage_$_"
        return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
    }
}
