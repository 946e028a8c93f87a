import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct ParseGuardTests {
    private func isRefused(_ text: String) -> Bool {
        let scanned = scan("\(text)\nstruct A: PreviewProvider {}")
        #expect(scanned.declarations.isEmpty == scanned.diagnostics.contains { $0.id == .sourceTooComplex })
        return scanned.declarations.isEmpty
    }

    private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test(
        "code may be nested up to a limit",
        arguments: [
            ("[", "]", 12, 15), ("([", "])", 12, 15), ("[a, ", "]", 12, 15), ("[(a, ", ")]", 12, 15),
            ("(", ")", 60, 65), ("{ ", " }", 60, 65), ("f(", ")", 60, 65), ("A<", ">", 60, 65),
            ("[{ ", " }]", 30, 33), ("\"\\(", ")\"", 60, 65), ("try ", "", 10_000, 20_001),
        ])
    func nesting(open: String, close: String, accepted: Int, refused: Int) {
        func nested(_ count: Int) -> String { "let x = \(repeated(open, count))1\(repeated(close, count))" }
        #expect(!isRefused(nested(accepted)))
        #expect(isRefused(nested(refused)))
    }

    @Test(
        "brackets in comments and strings, those that are closed, operators and lists do not count",
        arguments: [
            ("// ", "[", 40, ""), ("/* /* ( */ ", "[", 40, " */"), ("let s = \"", "[", 40, " \\\" [\""),
            ("let s = #\"", "[", 40, "\"# + \"\\\\\""), ("let s = \"\"\"\n \" ", "[", 40, " \"\"\n\"\"\""),
            ("let s = \"a \\(b(\"", "[", 40, "\"))\""), ("", "let a = [[1], [(2)], { a<b }]\n", 300, ""),
            ("", "func f() { if a<b && c < d { g(1<<2, x<y) } }\n", 300, ""), ("let a = [", "x y, ", 12_000, "]"),
            ("", "func f() { let r = /(\\(\"/ }\n", 300, ""), ("", "func f() -> Int { if a { b } }\n", 6_000, ""),
            ("enum A { ", "case a = \"b\"\n", 8_000, "}"),
            // These exhaust a small stack.
            ("let a = b", ".padding()", 20_000, ""), ("func f() { if a {}", " else if a {}", 20_000, " }"),
        ])
    func accepted(start: String, part: String, count: Int, end: String) {
        let count = TestTier.properties.count(count / 8, of: count)
        #expect(!isRefused("\(start)\(repeated(part, count))\(end)"))
    }

    @Test("two hundred conditions may be nested, and each may have sixty-four '#elseif'")
    func conditions() {
        func nested(_ count: Int) -> String { repeated("#if A\n", count) + repeated("#endif\n", count) }
        func chain(_ count: Int) -> String { "#if A\n\(repeated("#elseif B\n#if C\n#endif\n", count))#endif\n" }
        #expect(!isRefused(nested(200)) && !isRefused(repeated(nested(1), 300)))
        #expect(isRefused(nested(201)))
        #expect(!isRefused(chain(64)) && !isRefused(repeated(chain(40), 3)))
        #expect(isRefused(chain(65)))
    }

    @Test(
        "what the parser calls itself for is counted, however it is spelled",
        arguments: [
            ("func f() { switch x { case ", "let var ", "y: break } }", 9_000), ("let x: () ", "-> () ", "", 5000),
            ("let x = ", "if a, ", "", 256), ("let x = ", "switch if ", "", 128),
        ])
    func chains(start: String, link: String, end: String, count: Int) {
        func isTooComplex(_ count: Int) -> Bool {
            scan("#Preview {}\n\(start)\(repeated(link, count))\(end)").diagnostics.contains {
                $0.id == .sourceTooComplex
            }
        }
        #expect(!isTooComplex(count))
        #expect(isTooComplex(count * 5 / 2))
    }

    @Test("a file may have 400,000 words and signs, and 8 MB")
    func wholeFiles() {
        #expect(isRefused(repeated("struct A { var b: Int = 1 }\n", 42_000)))
        let scanned = scan(repeated(" ", 8 << 20) + "\nstruct A: PreviewProvider {}")
        #expect(scanned.diagnostics.map(\.id) == [.sourceTooComplex])
        #expect(scanned.diagnostics.first?.line == nil)
        #expect(scanned.diagnostics.first?.message.contains("8 MB") == true)
    }

    @Test("the warning has the place at which the limit is passed; a file without a word of the catalog has none")
    func place() {
        let problem = scan("\n  let x = \(repeated("[", 40)) // #Preview").diagnostics.first
        #expect(problem?.severity == .warning)
        #expect(problem?.line == 2)
        #expect(problem?.column == 11 + 14)
        let irrelevant = scan("struct A {}\nlet x = \(repeated("[", 40))")
        #expect(irrelevant.declarations == [])
        #expect(irrelevant.diagnostics == [])
    }

    @Test(
        "no input makes the guard crash",
        arguments: [
            "\"", "\"\\(", "\"\"\"", "#\"", "#", "/*", "/* /*", "//", "]", ")))", "}}}", ">>>", "\"\\", "\"\\(\"\\(",
            "\\", "-", "<", "a<", "`", "\"\\(a", "\"\\()))\"", "\r", "\0", "#if", "\"\"\"\\(\n\"\"\"",
        ])
    func fragments(source: String) {
        #expect(scan(source).declarations == [])
    }
}

@Suite("ParseWatch")
struct ParseWatchTests {
    @Test("tells of a file that is never done, by its path")
    func stuck() throws {
        let path = try #require(RelativePath("Sources/Endless.swift"))
        let found = Locked<RelativePath?>(nil)
        let watch = ParseWatch(patience: 0.02) { path in found.use { $0 = path } }
        // Ends as soon as somebody is told; a watch that tells nobody lets this test run for ever.
        let result = watch.watching(path) { () -> RelativePath? in
            while found.use({ $0 }) == nil {}
            return found.use { $0 }
        }
        #expect(result == path)
    }
}

@Suite("LargeStackThreads")
struct LargeStackThreadsTests {
    /// Doubles a thousand numbers on four threads, of which the system starts the first `limit`.
    private func doubled(limit: Int) throws(DiagnosticError) -> [Int] {
        let asked = Locked(0)
        var threads = LargeStackThreads(count: 4)
        threads.start = { body in
            let isEnough = asked.use { asked in
                asked += 1
                return asked > limit
            }
            return !isEnough && LargeStackThreads.start(stackSize: LargeStackThreads.stackSize, body)
        }
        return try threads.map(Array(0..<1_000), state: {}, transform: { number, _ in 2 * number })
    }

    @Test("results come in the order of the elements", arguments: [1, 2, 3, 16])
    func order(threads: Int) throws {
        let results = try LargeStackThreads(count: threads)
            .map(Array(0..<1_000), state: {}, transform: { number, _ in -number })
        #expect(results == (0..<1_000).map { -$0 })
    }

    @Test("fewer than one thread is one, and a stack that no address space holds is refused")
    func limits() {
        #expect(ScanOptions(threads: 0).threads == 1)
        #expect(!LargeStackThreads.start(stackSize: 1 << 60) { Issue.record("the thread was started") })
    }

    @Test("a thread that does not start is done without", arguments: 1...5)
    func fewerThreads(limit: Int) throws {
        #expect(try doubled(limit: limit) == (0..<1_000).map { 2 * $0 })
    }

    @Test("work for which no thread starts is an error with the limits to raise")
    func noThread() throws {
        let error = #expect(throws: DiagnosticError.self) { try doubled(limit: 0) }
        let problem = try #require(error?.diagnostics.first)
        #expect(problem.id == .noThread)
        #expect(problem.severity == .error)
        #expect(problem.message.contains("'ulimit -u' and 'ulimit -v'"))
    }
}

/// A value of several threads.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func use<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
