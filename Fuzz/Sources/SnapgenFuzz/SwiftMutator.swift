import SnapgenTestSupport
import SwiftParser
import SwiftSyntax

/// Modifies Swift files in the way of editing and merge mistakes: by tokens, blocks or halves of files.
///
///     var mutator = SwiftMutator(files: SeedFiles(root: root).previews, seed: 1)
///     try FuzzTarget.scan.check(mutator.mutant())
///
/// The mutants depend on the files and the seed only.
package struct SwiftMutator {
    private typealias Token = ArraySlice<UInt8>

    /// The maximal size of a mutant in tokens.
    private static let largest = 4000

    private let files: [[Token]]
    private var random: SplitMix64

    /// Creates a mutator of at least one file.
    package init(files: [[UInt8]], seed: UInt64) {
        precondition(!files.isEmpty, "there is nothing to break")
        self.files = files.map { file in
            Parser.parse(source: String(decoding: file, as: UTF8.self)).tokens(viewMode: .sourceAccurate)
                .map { Token($0.syntaxTextBytes) }
        }
        random = SplitMix64(state: seed)
    }

    /// Returns a file with one modification or, half of the time, two to six.
    package mutating func mutant() -> [UInt8] {
        var tokens = pick(files)
        for _ in 0..<(Bool.random(using: &random) ? 1 : Int.random(in: 2...6, using: &random)) {
            change(&tokens)
        }
        return Array(tokens.prefix(Self.largest).joined())
    }

    /// Returns an input with a part of a file inserted at a random position.
    package mutating func spliced(into input: [UInt8]) -> [UInt8] {
        let file = pick(files)
        let place = Int.random(in: 0...input.count, using: &random)
        return Array(input[..<place] + file[block(in: file)].joined() + input[place...])
    }

    private mutating func change(_ tokens: inout [Token]) {
        guard !tokens.isEmpty else { return tokens = pick(files) }
        let place = place(in: tokens)
        switch Int.random(in: 0..<11, using: &random) {
        case 0: tokens.remove(at: place)
        case 1: tokens.insert(tokens[place], at: place)
        case 2: tokens.swapAt(place, self.place(in: tokens))
        case 3: tokens[place] = pick(pick(files))
        case 4: tokens.removeSubrange(block(in: tokens))
        case 5: tokens.insert(contentsOf: tokens[block(in: tokens)], at: place)
        case 6: tokens.replaceSubrange(block(in: tokens), with: foreignBlock())
        case 7: tokens.insert(contentsOf: foreignBlock(), at: place)
        case 8: tokens = tokens[..<place] + pick(files).suffix(tokens.count)
        case 9: wrap(&tokens)
        default: tokens.insert(Token(pick(Self.nasty).utf8), at: place)
        }
    }

    /// Wraps a block in other tokens.
    private mutating func wrap(_ tokens: inout [Token]) {
        let block = block(in: tokens)
        let (before, after) = pick(Self.wrappings)
        tokens.insert(Token(after.utf8), at: block.upperBound)
        tokens.insert(Token(before.utf8), at: block.lowerBound)
    }

    private mutating func foreignBlock() -> ArraySlice<Token> {
        let file = pick(files)
        return file[block(in: file)]
    }

    /// Returns the range of a token, or from an opening to its closing bracket.
    private mutating func block(in tokens: [Token]) -> Range<Int> {
        if tokens.isEmpty { return 0..<0 }
        let openers = tokens.indices.filter { tokens[$0].opens }
        let start = openers.randomElement(using: &random) ?? place(in: tokens)
        var depth = 0
        for index in start..<tokens.count {
            depth += tokens[index].opens ? 1 : tokens[index].closes ? -1 : 0
            if depth <= 0 { return start..<index + 1 }
        }
        return start..<start + 1
    }

    private mutating func place(in tokens: [Token]) -> Int { Int.random(in: tokens.indices, using: &random) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }

    private static let wrappings = [
        ("\n#if DEBUG\n", "\n#endif\n"), ("func f() {", "}"), ("struct A: Testable {", "}"), ("/*", "*/"), ("[", "]"),
        ("\"\\(", ")\""), ("#Preview {", "}"), ("extension A {", "}"), ("\"\"\"\n", "\n\"\"\""), ("\n// ", "\n"),
        ("{ a in", "}"), ("<", ">"), ("`", "`"), ("#/", "/#"), ("\n#else\n", "\n"),
    ]

    private static let nasty = [
        "\r\n", "\r", "\0", "\u{FEFF}", "\"\"\"", "\"", "#\"", "/*", "*/", "//", "#if", "#elseif", "#endif", "\\(", "`",
        "}", "{", ")", "(", "]", "[[", "<", "/", "#/", "'", "\u{2028}", "\u{E9}", "\u{1F642}", "e\u{301}", "@available",
        "// snapgen: skip\n", "// snapgen: batch=\n", "// sourcery: a = \"\n", "\n//+ Kit\n", "\n#sourceLocation(\n",
        "<<<<<<< HEAD\n", "=======\n", ">>>>>>> a\n", "static var samples", "#Preview", "Testable", ";", ",", ":", "&",
    ]
}

extension ArraySlice<UInt8> {
    /// A Boolean value that indicates whether the token opens a block.
    fileprivate var opens: Bool { bracket.map("{([".utf8.contains) ?? false }

    /// A Boolean value that indicates whether the token closes a block.
    fileprivate var closes: Bool { bracket.map("})]".utf8.contains) ?? false }

    /// The only byte of the token apart from white space; `nil` if there are several.
    private var bracket: UInt8? {
        let visible = filter { $0 > 0x20 }
        return visible.count == 1 ? visible.first : nil
    }
}
