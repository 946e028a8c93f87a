import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenNames

@Suite("Patterns for names")
struct NamePatternTests {
    private static let screens = "{function}.{name}-{device} | {function}.{device}-{index}"
    private static let phone = ["device": "iPhone 15", "locale": "doubleLength"]

    private func name(_ pattern: String, _ sample: String?, _ number: Int, _ environment: [String: String]) -> String {
        var pattern = NamePattern(pattern)
        pattern.values = ["function": "authView", "file": "Auth+View"]
        let name = pattern.name(of: sample, number: number, in: environment)
        return "\(name.test).\(name.sample)"
    }

    @Test(
        "the first pattern applies whose placeholders all have values, with each part made safe as a whole",
        arguments: [
            (screens, "Failed: again!", 1, "authView.Failed-again-iPhone-15"),
            (screens, nil, 2, "authView.iPhone-15-1"),
            (screens, "!", 1, "authView.iPhone-15"),
            ("test{function}.{step}", "Busy", 3, "testauthView.3"),
            // A single pattern applies to everything: a number is the name that is missing.
            ("{function}.{name}{theme}", nil, 2, "authView.2"),
            ("{file}.{name}_{device}", "v1.2", 1, "Auth-View.v1-2_iPhone-15"),
            ("{function}.{name}_x", "Busy!", 1, "authView.Busy-_x"),
            ("{function}.{locale:en=english,doubleLength=pseudo}", nil, 1, "authView.pseudo"),
            ("Folder.1/{function}.{device:iPhone 15=phone}", nil, 1, "authView.phone"),
        ])
    func names(pattern: String, sample: String?, number: Int, expected: String) {
        #expect(name(pattern, sample, number, Self.phone) == expected)
    }

    @Test(
        "a pattern that names no files is refused with the reason",
        arguments: table(in: "UnitTests/Fixtures/NamePatterns.txt"))
    func refused(pattern: String, problem: String) throws {
        let found = try #require(NamePattern(pattern).problem)
        #expect(found.contains(problem), "\(found)")
        #expect(ReferenceNaming(rawValue: pattern) == nil)
    }

    @Test("a pattern keeps its text, and the words for values need no names")
    func text() throws {
        let text = "{module}/T.x/{function}.{name}-{locale:en=a,b=c} | {module}/T.x/{file}.{step}"
        let naming = try #require(ReferenceNaming(rawValue: text))
        #expect(naming.rawValue == text && naming.pattern?.placeholders.count == 7)
        var pattern = try #require(naming.pattern)
        pattern.values = ["module": "App", "file": "A"]
        #expect(pattern.folder == "App/T.x")
    }

    @Test("every name of a random pattern matches its wildcards", arguments: 0..<TestTier.properties.count(2, of: 20))
    func roundTrip(seed: Int) throws {
        var random = SplitMix64(state: UInt64(seed))
        let pieces = [
            "{function}", "{name}", "{device}", "{locale}", "{theme}", "{index}", "{step}", "-", "_", " ", "x", "+",
        ]
        let texts = ["Cart", "a b", "-x-", "v1.2", "*", "Größe!", "e\u{301}", "日本 語", "{name}", "a/b|c", "🙂", "9"]
        func any(_ values: [String]) -> String { values.randomElement(using: &random) ?? "" }
        for _ in 0..<200 {
            let written = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                let halves = (0..<2).map { half in
                    (half == 0 ? "{function}" : "x")
                        + (0..<Int.random(in: 0...4, using: &random)).map { _ in any(pieces) }.joined()
                }
                return halves.joined(separator: ".")
            }
            var pattern = NamePattern(written.joined(separator: " | "))
            #expect(pattern.problem == nil)
            #expect(pattern == NamePattern(pattern.text), "the text is the whole pattern")
            pattern.values = ["function": any(["cart", "a_B"])]
            let environment = ["device": any(texts), "locale": any(texts)]
            let sample = Bool.random(using: &random) ? any(texts) : nil
            let name = pattern.name(of: sample, number: Int.random(in: 1...12, using: &random), in: environment)
            let globs = pattern.wildcards(in: environment).map { Glob($0) }
            let file = "\(name.test).\(name.sample)"
            #expect(globs.contains { $0.matches(file) }, "\(pattern.text): \(file), \(globs.map(\.pattern))")
            for part in [name.test, name.sample] { #expect(safe(part) == part, "\(pattern.text)") }
        }
    }

    /// The rule as swift-snapshot-testing has it: `sanitizePathComponent` in "AssertSnapshot.swift".
    private func safe(_ text: String) -> String {
        text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
            .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
    }
}
