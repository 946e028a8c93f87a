import SnapgenTestSupport

/// The names at the top level of a module, which is compiled without ambiguity.
struct TopLevelNames {
    private var open: Set<String> = []
    private var hidden: [Int: Set<String>] = [:]

    /// Declares a name of a pool that is free, and returns it.
    ///
    /// Different files may hide the same name.
    mutating func declare(
        _ pool: [String], in file: Int, isHidden: Bool, _ random: inout SplitMix64
    ) -> String {
        let others = isHidden ? hidden[file, default: []] : Set(hidden.values.joined())
        let taken = open.union(others)
        let free = pool.filter { !taken.contains($0) }
        let name = free.randomElement(using: &random) ?? "\(pool[0])\(taken.count)"
        if isHidden { hidden[file, default: []].insert(name) } else { open.insert(name) }
        return name
    }

    /// The names that a file of the module sees.
    func visible(in file: Int) -> Set<String> { open.union(hidden[file, default: []]) }
}
