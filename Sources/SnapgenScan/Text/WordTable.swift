import SnapgenConfiguration

/// The words that matter to the search for bodies of code, with their meanings.
///
/// Every word of a file is looked up and few are found, so a filter by first byte and length comes first.
struct WordTable: Sendable {
    enum Meaning: UInt8 {
        case nothing
        /// It declares what has members.
        case type
        /// `class`, which may be a modifier as well.
        case `class`
        /// `actor`, which may be any name as well.
        case actor
        /// It declares what has a body of code.
        case code
        /// `let` and `var`, which may be parts of a condition as well.
        case property
        /// `init`, which may begin an accessor as well.
        case initializer
        /// It may stand between `class` and what that modifies.
        case modifier
        /// It begins an accessor; but for `get`, which means the same as code without it.
        case accessor
        /// It begins a condition: of code, or behind a `#` of what is compiled.
        case condition
        /// It names a property that holds samples.
        case samples
        /// It asks to be in the catalog.
        case catalog
    }

    private struct Entry {
        var word: [UInt8]
        var meaning: Meaning

        func isWord(_ bytes: BytePointer, _ length: Int) -> Bool {
            word.count == length && word.withUnsafeBufferPointer { bytes.equals($0, count: length) }
        }
    }

    /// By the first byte of the word.
    private var entries = [[Entry]](repeating: [], count: 256)
    /// For each first byte a bit for each length; those from 63 on share one.
    private var lengths = [UInt64](repeating: 0, count: 256)

    init(_ settings: CatalogSettings) {
        for name in settings.lastNames { add(name, .catalog) }
        for name in [SampleSource.samples, SampleSource.previews, SampleSource.allCases] { add(name, .samples) }
        for (words, meaning) in Self.swift {
            for word in words.split(separator: " ") { add(String(word), meaning) }
        }
    }

    private static let swift: [(words: String, meaning: Meaning)] = [
        ("struct enum protocol extension", .type),
        ("class", .class),
        ("actor", .actor),
        ("func deinit subscript", .code),
        ("let var", .property),
        ("init", .initializer),
        ("public internal private fileprivate open package static final override", .modifier),
        ("lazy dynamic weak unowned required optional nonisolated", .modifier),
        ("willSet didSet set read modify borrow mutate yielding mutating nonmutating", .accessor),
        ("_read _modify unsafeAddress unsafeMutableAddress consuming borrowing", .accessor),
        ("if elseif else endif guard while for case", .condition),
    ]

    private mutating func add(_ name: String, _ meaning: Meaning) {
        let word = Array(name.utf8)
        guard let first = word.first else { return }
        entries[Int(first)].append(Entry(word: word, meaning: meaning))
        lengths[Int(first)] |= Self.bit(ofLength: word.count)
    }

    private static func bit(ofLength length: Int) -> UInt64 {
        1 &<< UInt64(min(length, 63))
    }

    func meaning(of word: BytePointer, length: Int) -> Meaning {
        guard length > 0, lengths[Int(word[0])] & Self.bit(ofLength: length) != 0 else { return .nothing }
        return entries[Int(word[0])].first { $0.isWord(word, length) }?.meaning ?? .nothing
    }
}

extension CatalogSettings {
    /// The names of protocols, macros and attributes, without what stands before a dot.
    fileprivate var lastNames: [String] {
        (protocols.map(\.name) + macros + attributes.keys).compactMap {
            $0.split(separator: ".").last.map { String($0) }
        }
    }
}
