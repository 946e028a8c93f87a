extension Sequence {
    /// Returns the elements without those whose key an earlier one has.
    package func distinct<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }

    /// Returns the elements with equal keys together, in the order of the first of each.
    package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var places: [Key: Int] = [:]
        return reduce(into: []) { groups, element in
            let key = key(element)
            if let place = places[key] { return groups[place].append(element) }
            places[key] = groups.count
            groups.append([element])
        }
    }
}
