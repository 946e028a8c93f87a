import Foundation
import SnapgenModel
import SnapgenPlan
import SnapgenRender
import SnapgenResolution
import SnapgenSyntax
import SnapgenTestSupport
import SwiftParser
import SwiftSyntax
import Testing

/// Code that is carried from a source into a generated file, compared token by token.
@Suite("Carried code")
struct CarriedTextTests {
    /// Ten sources each, with about 30 pieces of code in a source; `SNAPGEN_LONG_TESTS=1` makes 10,000 sources.
    private static let batches =
        ProcessInfo.processInfo.environment["SNAPGEN_LONG_TESTS"] == nil ? 0..<2 : 0..<1000

    @Test("has the tokens of the source, and everything around it is the same for any code", arguments: batches)
    func tokens(batch: Int) throws {
        // The parser needs more of a stack than a test's thread has.
        let problems = try LargeStack.result {
            try CarriedCheck(seeds: (0..<10).map { UInt64(batch * 10 + $0) }).problems()
        }.get()
        for problem in problems { Issue.record("\(problem)") }
    }
}

/// A comparison of what is generated for sources and for the same sources with names in place of their code.
private struct CarriedCheck {
    /// One for each source; each source is a module.
    let seeds: [UInt64]

    /// The differences.
    func problems() throws -> [String] {
        let sources = seeds.map { (seed: $0, source: CarriedSource(seed: $0)) }
        let texts = sources.map { $1.text(withCode: true, lineEnds: Self.lineEnds(for: $0)) }
        let plain = sources.map { $1.text(withCode: false, lineEnds: Self.lineEnds(for: $0)).text }
        let actual = try generated(texts.map(\.text))
        let expected = try generated(plain)
        return sources.indices.compactMap { index in
            let (seed, source) = sources[index]
            let (text, slots) = texts[index]
            let problem =
                actual[index].problem(previews: source.previews)
                ?? difference(between: actual[index].tests, expected[index].tests, Parser.parse(source: text), slots)
            return problem.map { "\(seed): \($0)\n\(text)\n-----\n\(actual[index].tests)" }
        }
    }

    private static func lineEnds(for seed: UInt64) -> [String] {
        [["\n"], ["\r\n"], ["\r"], ["\r\n", "\r"], ["\n"]][Int(seed % 5)]
    }

    private func difference(
        between actual: String, _ expected: String, _ original: SourceFileSyntax, _ slots: [String: Range<Int>]
    ) -> String? {
        if original.hasError { return "the source has a syntax error" }
        let tree = Parser.parse(source: actual)
        if tree.hasError { return "the generated file has a syntax error" }
        let tokens = Token.all(in: tree)
        let wanted = Token.replacing(
            Token.all(in: original, of: slots), in: Token.all(in: Parser.parse(source: expected)))
        if tokens == wanted { return nil }
        let index = zip(tokens, wanted).enumerated().first { $1.0 != $1.1 }?.offset ?? min(tokens.count, wanted.count)
        let (found, missed) = (tokens.dropFirst(index).prefix(5), wanted.dropFirst(index).prefix(5))
        return "\(Array(found)) in place of \(Array(missed))"
    }

    private struct Generated {
        var catalog: [CatalogEntry]
        var diagnostics: [Diagnostic]
        var tests: String

        /// Why a preview is left out.
        func problem(previews: Int) -> String? {
            if let reason = catalog.compactMap(\.reason).first { return "left out: \(reason)" }
            if let error = diagnostics.first(where: { $0.id == .syntaxError }) { return "\(error)" }
            return catalog.count == previews ? nil : "found \(catalog.map(\.id))"
        }
    }

    private func generated(_ texts: [String]) throws -> [Generated] {
        let modules = texts.indices.map { "App\(100 + $0)" }
        let files = zip(modules, texts).map {
            SourceFile(path: path("Sources/\($0)/File.swift"), module: $0, bytes: Array($1.utf8))
        }
        let settings = CatalogSettings()
        let catalog = CatalogResolver(settings: settings)
            .resolve(files.map(SyntaxReader(settings: settings).read))
        let configuration = Configuration(
            sources: modules.map { SourceModule(path: path("Sources/\($0)"), module: $0) },
            tests: TestSettings(
                // XCTest has other code for attributes that state versions.
                framework: .swiftTesting,
                output: path("Tests/AppTests/Generated"), target: "AppTests"))
        let plan = TestPlanner(configuration).plan(catalog)
        let renderer = TestRenderer(templates: .builtIn, options: RenderOptions(configuration, version: "1.2.3"))
        let suites = try renderer.testFiles(of: plan)
        return zip(modules, files).map { module, file in
            Generated(
                catalog: catalog.entries.filter { $0.module == module },
                diagnostics: catalog.diagnostics.filter { $0.path == file.path.string },
                tests: suites.first { $0.module == module }?.text ?? "")
        }
    }
}

/// A token, with what matters of its kind.
private struct Token: Equatable, CustomStringConvertible {
    var kind: String
    var text: String

    var description: String { "'\(text)'" }

    /// The tokens of a tree.
    static func all(in tree: SourceFileSyntax) -> [Token] {
        tree.tokens(viewMode: .sourceAccurate).filter { !$0.text.isEmpty }.map(Token.init)
    }

    /// The tokens in ranges of bytes.
    static func all(in tree: SourceFileSyntax, of slots: [String: Range<Int>]) -> [String: [Token]] {
        var rest = slots.sorted { $0.value.lowerBound < $1.value.lowerBound }[...]
        var tokens = slots.mapValues { _ in [Token]() }
        for token in tree.tokens(viewMode: .sourceAccurate) where !token.text.isEmpty {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            while let first = rest.first, first.value.upperBound <= offset { rest.removeFirst() }
            guard let first = rest.first, first.value.contains(offset) else { continue }
            tokens[first.key]?.append(Token(token))
        }
        return tokens
    }

    /// A token; the value of a string does not depend on its line ends.
    private init(_ token: TokenSyntax) {
        kind = Self.kind(of: token)
        text = token.text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }

    private static func kind(of token: TokenSyntax) -> String {
        switch token.tokenKind {
        case .binaryOperator: "binary"
        case .prefixOperator: "prefix"
        case .postfixOperator: "postfix"
        case .stringSegment: "segment"
        default: ""
        }
    }

    /// Tokens with those of the slots in place of the slots' names, which may stand between quotes.
    static func replacing(_ slots: [String: [Token]], in tokens: [Token]) -> [Token] {
        var result: [Token] = []
        var dropsQuote = false
        for token in tokens {
            defer { dropsQuote = token.kind == "segment" && slots[token.text] != nil }
            if dropsQuote { continue }
            guard let code = slots[token.text] else {
                result.append(token)
                continue
            }
            if token.kind == "segment" { result.removeLast() }
            result += code
        }
        return result
    }
}
