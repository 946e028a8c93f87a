import SnapgenRender

/// Reads a regular expression.
struct TextPatternParser {
    private let pattern: String
    private var rest: Substring.UnicodeScalarView
    private var depth = 0
    /// The number of groups that capture.
    private(set) var groupCount = 0

    init(_ pattern: String) {
        self.pattern = pattern
        rest = pattern[...].unicodeScalars
    }

    /// All of the pattern.
    mutating func tree() throws(TextPattern.Refusal) -> TextPatternTree {
        guard rest.count <= TextPattern.longest else {
            throw refusal("is longer than \(TextPattern.longest) characters; split it")
        }
        let tree = try choice()
        guard rest.isEmpty else { throw refusal("closes a group that is not open; write '\\)' for a parenthesis") }
        return tree
    }

    private func refusal(_ reason: String) -> TextPattern.Refusal { TextPattern.Refusal(reason: reason) }

    private func unsupported(_ what: String) -> TextPattern.Refusal {
        refusal(
            "holds '\(what)'; there are characters, '.', '[a-z]', '\\d', '\\w', '\\s', '\\b', '^', '$', '|', groups, "
                + "and '*', '+', '?' and '{1,3}' behind what is not empty")
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func choice() throws(TextPattern.Refusal) -> TextPatternTree {
        var parts = [try sequence()]
        while take("|") { parts.append(try sequence()) }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence() throws(TextPattern.Refusal) -> TextPatternTree {
        var parts: [TextPatternTree] = []
        while let scalar = rest.first, scalar != "|", scalar != ")" { parts.append(try repeated(try atom())) }
        return .sequence(parts)
    }

    private mutating func atom() throws(TextPattern.Refusal) -> TextPatternTree {
        guard let scalar = rest.popFirst() else { throw refusal("ends too early") }
        switch scalar {
        case "(": return try group()
        case "[": return .scalar(try set())
        case ".": return .scalar(.allButLineEnds)
        case "^": return .assertion(.start)
        case "$": return .assertion(.endOrLastLineEnd)
        case "\\": return try escape()
        case "*", "+", "?", "{", "}": throw unsupported("\(scalar)")
        default: return .scalar(ScalarSet(scalar))
        }
    }

    private mutating func group() throws(TextPattern.Refusal) -> TextPatternTree {
        depth += 1
        defer { depth -= 1 }
        guard depth <= TextPattern.deepestGroup else {
            throw refusal("has more than \(TextPattern.deepestGroup) groups inside one another; take some out")
        }
        if take("?") {
            guard take(":") else { throw unsupported("(?\(rest.first.map(String.init) ?? "")") }
            return try contents()
        }
        groupCount += 1
        guard groupCount <= TextPattern.mostGroups else {
            throw refusal("has more than \(TextPattern.mostGroups) groups; write '(?:' where nothing is captured")
        }
        let number = groupCount
        return .group(try contents(), number: number)
    }

    private mutating func contents() throws(TextPattern.Refusal) -> TextPatternTree {
        let tree = try choice()
        guard take(")") else { throw refusal("leaves a group open; close it with ')'") }
        return tree
    }
}

// MARK: - Repetitions

extension TextPatternParser {
    private mutating func repeated(_ tree: TextPatternTree) throws(TextPattern.Refusal) -> TextPatternTree {
        guard let sign = rest.first, "*+?{".unicodeScalars.contains(sign) else { return tree }
        rest.removeFirst()
        guard !tree.canBeEmpty else { throw refusal("repeats with '\(sign)' what may be empty; repeat what is not") }
        let (least, most) = try counts(sign)
        let isGreedy = !take("?")
        if let next = rest.first, "*+?{".unicodeScalars.contains(next) { throw unsupported("\(sign)\(next)") }
        return .repetition(tree, least: least, most: most, isGreedy: isGreedy)
    }

    private mutating func counts(_ sign: Unicode.Scalar) throws(TextPattern.Refusal) -> (Int, Int?) {
        switch sign {
        case "*": return (0, nil)
        case "+": return (1, nil)
        case "?": return (0, 1)
        default: break
        }
        let least = try count()
        let hasMost = take(",")
        let most = hasMost ? (rest.first == "}" ? nil : try count()) : least
        guard take("}"), least <= most ?? least else {
            throw refusal("counts wrongly in braces; write '{2}' or '{1,3}'")
        }
        return (least, most)
    }

    private mutating func count() throws(TextPattern.Refusal) -> Int {
        var digits = ""
        while let scalar = rest.first, ("0"..."9").contains(scalar) { digits.unicodeScalars.append(rest.removeFirst()) }
        guard let count = Int(digits), count <= TextPattern.largestCount else {
            throw refusal("counts in braces to something else than a number up to \(TextPattern.largestCount)")
        }
        return count
    }
}

// MARK: - Sets and escapes

extension TextPatternParser {
    private mutating func escape() throws(TextPattern.Refusal) -> TextPatternTree {
        switch rest.first {
        case "b": return assertion(.wordBoundary)
        case "B": return assertion(.noWordBoundary)
        case "A": return assertion(.start)
        case "Z": return assertion(.endOrLastLineEnd)
        case "z": return assertion(.end)
        default: return .scalar(try escapedSet())
        }
    }

    private mutating func assertion(_ assertion: TextPattern.Assertion) -> TextPatternTree {
        rest.removeFirst()
        return .assertion(assertion)
    }

    /// A set or a scalar behind a backslash.
    private mutating func escapedSet() throws(TextPattern.Refusal) -> ScalarSet {
        guard let scalar = rest.popFirst() else { throw refusal("ends with a backslash; write '\\\\' for one") }
        switch scalar {
        case "d": return ScalarSet(.digit)
        case "D": return ScalarSet(.digit, isInverted: true)
        case "w": return ScalarSet(.word)
        case "W": return ScalarSet(.word, isInverted: true)
        case "s": return ScalarSet(.space)
        case "S": return ScalarSet(.space, isInverted: true)
        case "n": return ScalarSet("\n")
        case "r": return ScalarSet("\r")
        case "t": return ScalarSet("\t")
        case "a"..."z", "A"..."Z", "0"..."9": throw unsupported("\\\(scalar)")
        default: return ScalarSet(scalar)
        }
    }

    /// Reads a set in brackets, the first of which is read already.
    private mutating func set() throws(TextPattern.Refusal) -> ScalarSet {
        var set = ScalarSet(isInverted: take("^"))
        var isFirst = true
        while let scalar = rest.popFirst() {
            if scalar == "]", !isFirst { return set }
            let item = try item(scalar, isFirst: isFirst)
            isFirst = false
            guard rest.first == "-", let low = item.onlyScalar else {
                set.formUnion(item)
                continue
            }
            rest.removeFirst()
            guard let next = rest.popFirst() else { break }
            if next == "]" {
                set.formUnion(item)
                set.formUnion(ScalarSet("-"))
                return set
            }
            guard let high = try self.item(next, isFirst: false).onlyScalar, low <= high else {
                throw refusal("holds a range '\(low)-\(next)' that is none; write the smaller character first")
            }
            set.formUnion(ScalarSet(low, through: high))
        }
        throw refusal("leaves a bracket open; close it with ']'")
    }

    private mutating func item(_ scalar: Unicode.Scalar, isFirst: Bool) throws(TextPattern.Refusal) -> ScalarSet {
        switch scalar {
        case "\\": return try escapedSet()
        case "[": throw unsupported("[ in brackets")
        case "]": throw unsupported("[]")
        case "&" where rest.first == "&", "-" where rest.first == "-": throw unsupported("\(scalar)\(scalar)")
        default: return ScalarSet(scalar)
        }
    }
}

// MARK: - ScalarSet

/// Scalars that stand at one place of a match.
struct ScalarSet {
    /// Scalars with a property.
    enum Class {
        case digit, word, space

        /// Returns whether a scalar has the property.
        func contains(_ scalar: Unicode.Scalar) -> Bool {
            let properties = scalar.properties
            switch self {
            case .digit: return properties.generalCategory == .decimalNumber
            case .space: return properties.isWhitespace
            case .word:
                switch properties.generalCategory {
                case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: return true
                default: return properties.isAlphabetic || scalar == "\u{200C}" || scalar == "\u{200D}"
                }
            }
        }
    }

    private var ranges: [ClosedRange<Unicode.Scalar>] = []
    private var classes: [(class: Class, isInverted: Bool)] = []
    private let isInverted: Bool

    /// The scalars that end a line, which `.` does not match.
    static let lineEnds = {
        var set = ScalarSet("\n", through: "\r")
        for scalar in ["\u{85}", "\u{2028}", "\u{2029}"] as [Unicode.Scalar] { set.formUnion(ScalarSet(scalar)) }
        return set
    }()

    /// The scalars that `.` matches.
    static let allButLineEnds = ScalarSet(inverting: lineEnds)

    /// No scalar, or every one.
    init(isInverted: Bool) { self.isInverted = isInverted }

    /// One scalar.
    init(_ scalar: Unicode.Scalar) { self.init(scalar, through: scalar) }

    /// The scalars from `low` through `high`.
    init(_ low: Unicode.Scalar, through high: Unicode.Scalar) {
        self.init(isInverted: false)
        ranges = [low...high]
    }

    /// The scalars with a property, or those without it.
    init(_ class: Class, isInverted: Bool = false) {
        self.init(isInverted: false)
        classes = [(`class`, isInverted)]
    }

    private init(inverting set: ScalarSet) {
        self.init(isInverted: true)
        ranges = set.ranges
    }

    /// The set as a part of a glob, in which no part matches a `/`; `nil` if no glob has it.
    var glob: String? {
        guard classes.isEmpty else { return nil }
        if isInverted { return ranges == Self.lineEnds.ranges ? "?" : nil }
        if let onlyScalar { return Self.escaped(onlyScalar) }
        let ends = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
        let isPlain = ends.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" }
        let items = ranges.map { range in
            range.lowerBound == range.upperBound ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
        }
        return isPlain ? "[\(items.joined())]" : nil
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        "*?[\\/".unicodeScalars.contains(scalar) ? "\\\(scalar)" : "\(scalar)"
    }

    /// The steps of asking for one scalar.
    var cost: Int { 1 + ranges.count / 4 + classes.count }

    /// The scalar that the set consists of.
    var onlyScalar: Unicode.Scalar? {
        guard classes.isEmpty, ranges.count == 1, ranges[0].lowerBound == ranges[0].upperBound else { return nil }
        return ranges[0].lowerBound
    }

    /// Adds what stands in a set that is not inverted.
    mutating func formUnion(_ other: ScalarSet) {
        ranges += other.ranges
        classes += other.classes
    }

    /// Returns whether a scalar belongs to the set.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        let isIn =
            ranges.contains { $0.contains(scalar) }
            || classes.contains { $0.class.contains(scalar) != $0.isInverted }
        return isIn != isInverted
    }
}
