import SnapgenModel

/// The words in the headings of all files.
struct FileOutlines {
    private(set) var words: [OutlineWord] = []
    /// Behind the last word of each file.
    private(set) var ends: [Int] = []

    /// Adds the next file's words.
    mutating func append(_ more: some Sequence<OutlineWord>) {
        words.append(contentsOf: more)
        ends.append(words.count)
    }

    /// The words of a file.
    func words(of file: Int) -> ArraySlice<OutlineWord> {
        words[(file == 0 ? 0 : ends[file - 1])..<ends[file]]
    }

    /// The files that hold what is needed, in order.
    ///
    /// - Parameters:
    ///   - modules: the names of the modules.
    ///   - module: the position of a file's module in `modules`.
    func files(holding needs: NeededNames, modules: [String], module: (Int) -> Int) -> [Int] {
        var wanted = needs.words
        let clashes = clashes(among: needs.tellable, modules, module)
        wanted.formUnion(clashes.everywhere)
        let filter = WordFilter(wanted.union(clashes.inModules.flatMap(\.value)))
        return ends.indices.filter { file in
            words(of: file).contains { word in
                filter.mayContain(word)
                    && (wanted.contains(word) || clashes.inModules[module(file)]?.contains(word) ?? false)
            }
        }
    }

    private struct Clashes {
        /// Names that several modules declare.
        var everywhere: Set<OutlineWord> = []
        /// Names that a module shares with the system, by the module's position.
        var inModules: [Int: Set<OutlineWord>] = [:]
    }

    private func clashes(among names: [String: Set<String>], _ modules: [String], _ module: (Int) -> Int) -> Clashes {
        let sought = Set(names.values.joined().map { OutlineWord(NameHash($0), .declared) })
        let declaring = declaringModules(of: sought, module)
        var clashes = Clashes()
        for (position, name) in modules.enumerated() {
            for type in names[name] ?? [] {
                let word = OutlineWord(NameHash(type), .declared)
                guard let found = declaring[word], found.contains(position) else { continue }
                if FrameworkTypes.contains(type) {
                    clashes.inModules[position, default: []].insert(word)
                } else if found.count > 1 {
                    clashes.everywhere.insert(word)
                }
            }
        }
        return clashes
    }

    private func declaringModules(of sought: Set<OutlineWord>, _ module: (Int) -> Int) -> [OutlineWord: Set<Int>] {
        let filter = WordFilter(sought)
        var found: [OutlineWord: Set<Int>] = [:]
        for file in ends.indices {
            for word in words(of: file) where filter.mayContain(word) && sought.contains(word) {
                found[word, default: []].insert(module(file))
            }
        }
        return found
    }
}

/// Says of most words at once that they are in no set: a large project asks of a hundred thousand.
private struct WordFilter {
    private var bits = [UInt64](repeating: 0, count: 1024)

    init(_ words: some Sequence<OutlineWord>) {
        for word in words { bits[Self.slot(of: word)] |= Self.bit(of: word) }
    }

    func mayContain(_ word: OutlineWord) -> Bool {
        bits[Self.slot(of: word)] & Self.bit(of: word) != 0
    }

    private static func slot(of word: OutlineWord) -> Int { Int(truncatingIfNeeded: word.bits >> 6) & 1023 }
    private static func bit(of word: OutlineWord) -> UInt64 { 1 << UInt64(word.bits & 63) }
}
