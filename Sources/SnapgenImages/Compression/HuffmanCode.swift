/// A Huffman code for symbols with given frequencies (Huffman, "A Method for the Construction of Minimum-Redundancy Codes", 1952).
struct HuffmanCode {
    /// The length of each symbol's code; 0 if it does not occur.
    let lengths: [UInt8]
    /// The code of each symbol with its first bit as the least significant one, as deflate writes it.
    let codes: [UInt32]

    /// Creates a code that has at least two symbols, because some decoders refuse one with less.
    ///
    /// - Parameter longest: The length that no code may exceed.
    init(frequencies: [Int], longest: Int) {
        var frequencies = frequencies
        for symbol in 0..<2 where frequencies.count(where: { $0 > 0 }) < 2 && frequencies[symbol] == 0 {
            frequencies[symbol] = 1
        }
        var lengths = Self.lengths(frequencies)
        // Frequencies that are more alike have shorter codes.
        while lengths.contains(where: { $0 > longest }) {
            frequencies = frequencies.map { $0 == 0 ? 0 : $0 / 2 + 1 }
            lengths = Self.lengths(frequencies)
        }
        self.init(lengths: lengths.map { UInt8($0) })
    }

    /// Creates the code that lengths determine (RFC 1951, 3.2.2).
    init(lengths: [UInt8]) {
        self.lengths = lengths
        var next = [UInt16](repeating: 0, count: 17)
        for length in 1...15 {
            next[length + 1] = (next[length] &+ UInt16(lengths.count { $0 == length })) &<< 1
        }
        codes = lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] &+= 1 }
            return UInt32(next[Int(length)].bitReversed >> (16 - UInt16(length)))
        }
    }

    /// Returns the depth of each symbol in a tree that is built by merging the two rarest nodes.
    ///
    /// Leaves are sorted, and merged nodes are made in order, so the rarest node is the first of one of the two lists.
    private static func lengths(_ frequencies: [Int]) -> [Int] {
        let leaves = frequencies.indices.filter { frequencies[$0] > 0 }
            .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
        var weights = leaves.map { frequencies[$0] }
        var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
        var (leaf, inner) = (0, leaves.count)
        func takeRarest() -> Int {
            let isLeaf = leaf < leaves.count && (inner == weights.count || weights[leaf] <= weights[inner])
            defer { if isLeaf { leaf += 1 } else { inner += 1 } }
            return isLeaf ? leaf : inner
        }
        for node in leaves.count..<parents.count {
            let (first, second) = (takeRarest(), takeRarest())
            weights.append(weights[first] + weights[second])
            parents[first] = node
            parents[second] = node
        }
        return depths(leaves, parents, count: frequencies.count)
    }

    private static func depths(_ leaves: [Int], _ parents: [Int], count: Int) -> [Int] {
        var depths = [Int](repeating: 0, count: parents.count)
        for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
        var lengths = [Int](repeating: 0, count: count)
        for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
        return lengths
    }
}
