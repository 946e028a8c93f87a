import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenPlan
@testable import SnapgenScan

/// Files of repeated lexemes, each of which the parser reads in a bounded number of steps, or the guard refuses.
///
/// The parser has no counter of steps. A file is as long as the guard lets it be, up to `repetitions`: where the time
/// doubled with each of them, the test would not end.
@Suite("Parsing is bounded for every sequence of lexemes")
struct ParseBoundTests {
    private static let repetitions = 48
    private static let isLong = ProcessInfo.processInfo.environment["SNAPGEN_LONG_TESTS"] != nil

    private static let keywords = """
        __consuming __owned __setter_access __shared _backDeploy _borrow _borrowing _BridgeObject _Class
        _compilerInitialized _const _consuming _documentation _dynamicReplacement _effects _forward _implements
        _linear _local _modify _move _mutating _NativeClass _NativeRefCountedObject _noMetadata _opaqueReturnTypeOf
        _originallyDefinedIn _PackageDescription _read _RefCountedObject specialized _specialize _spi_available
        _Trivial _TrivialAtMost _TrivialStride _underlyingVersion _UnknownLayout _version abi accesses actor
        addressWithNativeOwner addressWithOwner any Any as assignment associatedtype associativity async attached
        autoclosure availability available await backDeployed before block borrow borrowing break canImport case
        catch class compiler consume copy consuming continue convenience convention default defer deinit dependsOn
        deprecated derivative didSet differentiable distributed do dynamic each else enum escaping exported
        extension fallthrough false file fileprivate final for discard forward func freestanding get guard
        higherThan if import in indirect infix init initializes inout internal introduced is isolated kind lazy left
        let line linear lowerThan macro message metadata modify module mutate mutableAddressWithNativeOwner
        mutableAddressWithOwner mutating nil noasync noDerivative noescape none nonisolated nonmutating nonsending
        objc obsoleted of open operator optional override package postfix precedencegroup preconcurrency prefix
        private Protocol protocol public read reasync renamed repeat required rethrows retroactive return reverse
        right safe scoped self sending Self Sendable set some spi spiModule static struct subscript super swift
        switch target then throw throws transpose true try Type typealias unavailable unchecked unowned unsafe
        unsafeAddress unsafeMutableAddress using var visibility weak where while willSet wrt yield
        """
        .split { $0.isWhitespace }.map(String.init)

    private static let others = [
        "a", "A", "$0", "`a`", "_", "1", "1.0", "-1", "\"s\"", "\"", "\"\"\"", "#\"", "\"\\(", "'", "/", "/a/", "#/",
        "//", "/*",
        "*/", "(", ")", "[", "]", "{", "}", "<", ">", "@", "#", ",", ";", ":", "::", ".", "?", "!", "&", "=", "->",
        "...",
        "==", "+", "~", "\\", "é", "<#a#>", "@a", "@a(", "@a (", "@a ()", "@a<", "@(", "@[", "@objc", "@available(a)",
        "@escaping",
        "#a", "#if a\n", "#elseif a\n", "#else\n", "#endif\n", "#selector", "a(", "a[", "a<", "a:", "a.", "(a", "([",
        "(@a", "[[",
        "[:", "{ [", "{ (", "{ a in", "a()", "a {}", "()", "[]", "{}", "if a", "let a", "var (", "case .a(", "func a(",
        "in a", "try?",
        "as?", "throws(", "private(set)", "nonisolated(unsafe)", "<<<<<<< a\n", ">>>>>>> a\n",
    ]

    private static let contexts = [
        "", "struct S { ", "func f() { ", "func f(", "struct S<", "@a(", "switch x { case ", "x.map { ", "\"\\(",
        "let x: ", "let x = ",
        "let x = [", "let x: (", "if ", "enum E { case ", "#if ", "func f() -> ", "var x: A { ", "protocol P { ",
        "let x = a ? ",
    ]

    private static let separators = [" ", "\n", ""]

    /// Parses a cycle as often as the guard lets it be repeated.
    private static func parse(_ context: String, _ cycle: String) {
        let counts = [repetitions, repetitions / 2, 16, 12, 8, 4, 2, 1]
        let texts = counts.lazy.map { context + String(repeating: cycle, count: $0) }
        guard let text = texts.first(where: { !isRefused($0) }) else { return }
        _ = SyntaxReader(settings: CatalogSettings()).read(file("\(text)\n#Preview {}"))
    }

    private static func isRefused(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer { ParseGuard.complaint(about: $0) != nil }
    }

    private static let lexemes = keywords + others

    @Test("every lexeme is bounded", arguments: TestTier.properties.isOn ? separators : [" "])
    func one(separator: String) {
        onLargeStack {
            for lexeme in Self.lexemes { Self.parse("", lexeme + separator) }
        }
    }

    @Test("every two lexemes are bounded", .enabled(if: isLong))
    func two() {
        onLargeStack {
            for (number, first) in Self.lexemes.enumerated() {
                for (other, second) in Self.lexemes.enumerated() {
                    let separator = Self.separators[(number + other) % Self.separators.count]
                    let context = Self.contexts[(number + other) % Self.contexts.count]
                    Self.parse(context, first + separator + second + separator)
                }
            }
        }
    }

    @Test("seeded cycles of two to four lexemes are bounded")
    func seeded() {
        onLargeStack {
            var random = SplitMix64(state: 13)
            for _ in 0..<(Self.isLong ? 100_000 : TestTier.properties.count(20, of: 500)) {
                let cycle = (0..<Int.random(in: 2...4, using: &random)).map { _ in
                    Self.lexemes[Int.random(in: Self.lexemes.indices, using: &random)]
                        + Self.separators[Int.random(in: 0..<3, using: &random)]
                }
                Self.parse(Self.contexts[Int.random(in: Self.contexts.indices, using: &random)], cycle.joined())
            }
        }
    }

    @Test(
        "what doubles the parser's time is refused before it has doubled fifteen times",
        arguments: [
            "[", "([", "[a, ", "[(a, ", "[A<", "actor enum ", "actor @a ", "actor @a({}) ", "actor # ",
            "actor @a(b = c) ", "actor #", "actor try let ", "actor inout ", "actor\u{A0}enum\u{A0}", "actor\0enum\0",
            "actor class final @a ",
            "@a? (x)\n#if a\n@b\n#endif\n",
            "@a (x)\n#if a\n@b\n#endif\n", "@a(x)\n#if a\n@b\n#endif\n", "(@(", "[@[", "(@a<", "@a<(", "@a<[", "(@a.b<",
            "(@a <",
        ])
    func doubling(cycle: String) {
        #expect(Self.isRefused(String(repeating: cycle, count: 24)))
        #expect(!Self.isRefused(String(repeating: cycle, count: 3)))
    }

    @Test(
        "both readings are bounded where the lexer and the parser may split a file in two ways",
        arguments: [
            "let a = \"", "let a = \"\\(b\n\"\"\"\n", "let a = /", "let a = '", "let a = `",
            "let a = #\"\"\"#\n\"\"\"#\n", "a <#b\n\"",
            "let a = \"\\(\"", "/* \"\"\"\n", "let a = #/\n\"",
        ])
    func readings(start: String) {
        for cycle in ["[", "actor enum ", "(@a<"] {
            let run = String(repeating: cycle, count: 24)
            #expect(Self.isRefused("\(start)\(run)\n\"\"\"\n") || !Self.isUnsure("\(start)\(run)\n\"\"\"\n"))
            #expect(Self.isRefused("\(start)\n\(run)\n\"\"\"\n") || !Self.isUnsure("\(start)\n\(run)\n\"\"\"\n"))
        }
    }

    private static func isUnsure(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return false }
            var lexer = ByteLexer(start, count: bytes.count)
            while lexer.next() != .end {}
            return !lexer.isSure
        }
    }

    @Test(
        "code that people write is not refused",
        arguments: [
            "actor A { let a = 1 }\n", "let actor = a.actor\nlet b = actor\n",
            "if let actor { f(actor) } else { g(for: actor) }\n",
            "@A<[Int]> var a: @MainActor (Int) -> Void\n", "@available(iOS 17, *)\n#if a\n@objc\n#endif\nfunc f() {}\n",
            "@State private var a = [[[1, 2], [3]], [[4]]]\n", "func f() { let r = /\\[(a|b)[c-d]/ }\n",
            "let s = \"[\" // actor class\n",
        ])
    func ordinary(line: String) {
        #expect(!Self.isRefused(String(repeating: line, count: 300)))
    }
}
