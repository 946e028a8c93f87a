extension Sequence {
    /// Returns the elements without those whose key an earlier one has.
    package func distinct<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
