/// Finds the names of functions, variables, initializers and subscripts at the top level and in extensions, without
/// parsing a file.
///
/// It relies on indentation: a declaration at the top level begins its line, and a member of an extension is indented
/// once.
/// A false name costs the parsing of a file. A missed one is ambiguous in a test only if two modules declare it.
struct ValueOutline {
    /// The names found so far.
    private(set) var names: [HeadingName] = []
    private let bytes: UnsafeBufferPointer<UInt8>
    private var isInExtension = false

    private static let longestIndentation = 4
    private static let mostModifiers = 8

    /// Reads the lines of a file.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        var start = 0
        while start < bytes.count {
            let end = bytes.offset(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
            read(from: start, to: end)
            start = end + 1
        }
    }

    private mutating func read(from start: Int, to end: Int) {
        var first = start
        while first < end, bytes[first] == UInt8(ascii: " ") || bytes[first] == UInt8(ascii: "\t") { first += 1 }
        guard first < end else { return }
        if first == start {
            if bytes[first] == UInt8(ascii: "}") { isInExtension = false }
            readDeclaration(from: first, to: end, isMember: false)
        } else if isInExtension, first - start <= (bytes[start] == UInt8(ascii: "\t") ? 1 : Self.longestIndentation) {
            readDeclaration(from: first, to: end, isMember: true)
        }
    }

    /// Reads the attributes and modifiers of a line up to the keyword of a declaration.
    private mutating func readDeclaration(from start: Int, to end: Int, isMember: Bool) {
        var position = start
        for _ in 0..<Self.mostModifiers {
            if position < end, bytes[position] == UInt8(ascii: "@") { position += 1 }
            let first = position
            skipName(&position, end)
            guard position > first else { return }
            switch position - first {
            case 3 where isWord("var", at: first) || isWord("let", at: first):
                return append(from: position, to: end, isMember: isMember)
            case 4 where isWord("func", at: first): return append(from: position, to: end, isMember: isMember)
            case 4 where isMember && isWord("init", at: first): return appendInitializer(from: first, to: end)
            case 9 where isMember && isWord("subscript", at: first):
                names.append(HeadingName(NameHash(member: bytes[first..<position]), .value))
                return
            case 9 where !isMember && isWord("extension", at: first):
                isInExtension = true
                return
            default: break
            }
            skipArguments(&position, end)
            skipSpaces(&position, end)
        }
    }

    private mutating func append(from start: Int, to end: Int, isMember: Bool) {
        var position = start
        skipSpaces(&position, end)
        if position < end, bytes[position] == UInt8(ascii: "`") { position += 1 }
        let first = position
        skipName(&position, end)
        if position == first { skipOperator(&position, end) }
        guard position > first else { return }
        let name = bytes[first..<position]
        names.append(HeadingName(isMember ? NameHash(member: name) : NameHash(name), .value))
    }

    /// An initializer is known by its first label, because most extensions have some: `init(hex`, `init?(_`.
    private mutating func appendInitializer(from first: Int, to end: Int) {
        var position = first
        skip(through: UInt8(ascii: "("), &position, end)
        skipName(&position, end)
        names.append(HeadingName(NameHash(member: bytes[first..<position]), .value))
    }

    private func skipName(_ position: inout Int, _ end: Int) {
        while position < end, bytes[position].isOfName { position += 1 }
    }

    private func skipOperator(_ position: inout Int, _ end: Int) {
        let ends = [UInt8(ascii: "("), UInt8(ascii: " ")]
        while position < end, !ends.contains(bytes[position]) { position += 1 }
    }

    /// Skips what may follow an attribute's or a modifier's name: `.Name`, `<Device>`, `(set)`.
    private func skipArguments(_ position: inout Int, _ end: Int) {
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: "."):
                position += 1
                skipName(&position, end)
            case UInt8(ascii: "<"): skip(through: UInt8(ascii: ">"), &position, end)
            case UInt8(ascii: "("): skip(through: UInt8(ascii: ")"), &position, end)
            default: return
            }
        }
    }

    private func skipSpaces(_ position: inout Int, _ end: Int) {
        while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
    }

    private func skip(through byte: UInt8, _ position: inout Int, _ end: Int) {
        while position < end, bytes[position] != byte { position += 1 }
        if position < end { position += 1 }
    }

    private func isWord(_ word: StaticString, at position: Int) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        return base.equals(word.utf8Start, count: word.utf8CodeUnitCount, at: position)
    }
}
