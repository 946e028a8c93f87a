import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenRender
@testable import SnapgenSourcery

@Suite("TextPattern")
struct TextPatternTests {
    private func replaced(_ text: String, _ pattern: String, _ template: String = "<$0>") throws -> String {
        try TextPattern(pattern).replacingMatches(in: text, with: template, RenderingBudget())
    }

    @Test("finds what Foundation finds, in random texts", arguments: 0..<20)
    func random(seed: Int) throws {
        var writer = RandomPattern(seed: UInt64(seed))
        for _ in 0..<(ProcessInfo.processInfo.environment["SNAPGEN_LONG_TESTS"] != nil ? 2000 : 15) {
            let (pattern, text, template) = (writer.pattern(), writer.text(), writer.template())
            guard let own = try? TextPattern(pattern) else { continue }
            let expression = try NSRegularExpression(pattern: pattern)
            let all = NSRange(text.startIndex..., in: text)
            let expected = expression.stringByReplacingMatches(in: text, range: all, withTemplate: template)
            let found = try own.replacingMatches(in: text, with: template, RenderingBudget())
            #expect(
                found.utf8.elementsEqual(expected.utf8),
                "\(pattern.debugDescription) in \(text.debugDescription), \(template): \(found) not \(expected)")
        }
    }

    @Test(
        "takes steps in proportion to the text for patterns that keep a backtracking search busy",
        arguments: [
            "(a+)+$", "(a|a)*b", "(a|aa)+$", "(?:a+){2,9}c", "a*a*a*a*b", "(a{1,9}){1,9}b", "[ab]+[a-c]+d",
            "(?:.*a){9}x",
        ])
    func catastrophic(pattern: String) throws {
        func steps(_ length: Int) throws -> Int {
            let budget = RenderingBudget()
            let text = String(repeating: "a", count: length) + "!"
            _ = try TextPattern(pattern).replacingMatches(in: text, with: "", budget)
            return budget.steps
        }
        let (few, many) = (try steps(100), try steps(200))
        #expect(many <= 2 * few + few / 10)
        #expect(many <= 2 * 201 * TextPattern.mostInstructions)
    }

    @Test("is stopped by the budget where matches are looked for again and again")
    func repeatedSearches() throws {
        let text = String(repeating: "a", count: 4_000)
        let budget = RenderingBudget()
        budget.note(RenderingBudget.mostSteps - 100_000)
        let error = #expect(throws: (any Error).self) {
            try TextPattern("a.*b|a").replacingMatches(in: text, with: "", budget)
        }
        #expect("\(String(describing: error))".contains("million steps"))
    }

    @Test(
        "refuses what only backtracking can do, and what is too large, with the next step",
        arguments: [
            (#"(a)\1"#, #"holds '\1'"#), ("(?=a)", "holds '(?='"), ("(?<!a)b", "holds '(?<'"), ("(?i)a", "holds '(?i'"),
            ("a++", "holds '++'"), ("(a*)*", "repeats with '*' what may be empty"), ("^*", "repeats with '*'"),
            ("(?:a?){9}", "repeats with '{' what may be empty"), ("*", "holds '*'"), ("a{2,1}", "counts wrongly"),
            ("a{1001}", "counts in braces"), ("(a{1,1000}){1,1000}", "is too large"), ("(a", "leaves a group open"),
            ("a)", "closes a group"), ("[a", "leaves a bracket open"), ("[b-a]", "holds a range"),
            ("[[:alpha:]]", "holds '["),
            (#"\p{L}"#, #"holds '\p'"#), ("a\\", "ends with a backslash"), ("{", "holds '{'"),
            (String(repeating: "(?:", count: 40), "has more than 32 groups inside"),
            (String(repeating: "(a)", count: 10), "has more than 9 groups"),
            (String(repeating: "a", count: 1001), "is longer than 1000"), ("[a&&b]", "holds '&&'"),
        ])
    func refusals(pattern: String, reason: String) {
        let refusal = #expect(throws: TextPattern.Refusal.self) { try TextPattern(pattern) }
        #expect(refusal?.reason.hasPrefix(reason) == true, "\(refusal?.reason ?? "")")
    }

    @Test(
        "matches characters, classes and places",
        arguments: [
            ("a1b22", "[0-9]+", "a<1>b<22>"), ("a.b", #"\."#, "a<.>b"), ("ab\ncd", "^.*$", "ab\ncd"),
            ("ab\n", ".*$", "<ab><>\n<>"), ("one two", #"\b\w"#, "<o>ne <t>wo"), ("é ü", #"\w"#, "<é> <ü>"),
            ("aaa", "a??", "<>a<>a<>a<>"), ("aaa", "a{2}", "<aa>a"), ("x-y", "[a-]", "x<->y"),
            ("baac", "a*", "<>b<aa><>c<>"),
            ("abab", "(?:ab)+", "<abab>"), ("foobar", "foo|foobar", "<foo>bar"), ("", "a*", "<>"), ("a", "", "<>a<>"),
        ])
    func matches(text: String, pattern: String, expected: String) throws {
        #expect(try replaced(text, pattern) == expected)
    }

    @Test(
        "puts groups into the replacement",
        arguments: [
            ("$2$1", "ba"), (#"\$1"#, "$1"), ("$3", ""), ("$10", "a0"), ("$", "$"), ("$x", "$x"), (#"\\"#, #"\"#),
        ])
    func templates(template: String, expected: String) throws {
        #expect(try replaced("ab", "(a)(b)", template) == expected)
    }
}

/// Writes patterns that both engines read alike, and texts to look in.
private struct RandomPattern {
    private var random: SplitMix64
    private var depth = 0

    init(seed: UInt64) { random = SplitMix64(state: seed) }

    mutating func pattern() -> String {
        let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in sequence() }
        return parts.joined(separator: "|")
    }

    mutating func text() -> String {
        (0..<Int.random(in: 0...14, using: &random)).map { _ in
            pick(["a", "b", "ab", "A", "1", " ", "_", "-", "é", "e\u{301}", "\n", "\r\n", "\u{2028}", "😀", "c"])
        }.joined()
    }

    mutating func template() -> String { pick(["<$0>", "[$1]", "$2-$1", "x", "", "\\$1$3", "$0$0"]) }

    private mutating func sequence() -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
            atom() + pick(["", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,3}?", "{1,}"])
        }.joined()
    }

    private mutating func atom() -> String {
        depth += 1
        defer { depth -= 1 }
        switch Int.random(in: 0..<12, using: &random) {
        case 0 where depth < 4: return "(\(pattern()))"
        case 1 where depth < 4: return "(?:\(pattern()))"
        case 2: return pick([".", "\\d", "\\w", "\\s", "\\W", "\\S", "\\D"])
        case 3: return pick(["[ab]", "[^a]", "[a-c1]", "[\\s_-]", "[^\\w]"])
        case 4: return pick(["^", "$", "\\b", "\\B", "\\A", "\\z", "\\Z"])
        default: return pick(["a", "b", "a", "b", "A", "1", "_", "\\.", "é", "\\n", "c", " "])
        }
    }

    private mutating func pick(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }
}
