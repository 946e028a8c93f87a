import Testing

@testable import SnapgenKit

@Suite("Build log")
struct BuildLogTests {
    private func errors(_ log: String) -> [String] {
        BuildLog(Array(log.utf8)).errors.map { error in
            error.place.map { "\($0.path)|\($0.line)|\($0.column)|\(error.message)" } ?? error.message
        }
    }

    @Test(
        "an error is read with its place, whatever stands before it",
        arguments: [
            "/a b/R.swift:3:14: error: no 'x': y", "/a b/R.swift:3:14: fatal error: no 'x': y",
            "##[error]/a b/R.swift:3:14: error: no 'x': y",
            "2026-11-22T13:43:45.1234567Z /a b/R.swift:3:14: error: no 'x': y",
            "tests\tBuild\t2026-11-22T13:43:45.1234567Z ##[error]/a b/R.swift:3:14: error: no 'x': y",
            "\u{1B}[1m/a b/R.swift:3:14: \u{1B}[31merror: \u{1B}[0mno 'x': y",
            "❌ /a b/R.swift:3:14: no 'x': y", "❌  /a b/R.swift:3:14: no 'x': y", "[x] /a b/R.swift:3:14: no 'x': y",
            "::error file=/a b/R.swift,line=3,col=14::no 'x'%3A y",
            "::error title=Build,file=/a b/R.swift,line=3,endLine=3,col=14::no 'x': y",
            "/a b/R.swift:3:14: error: no 'x': y\r",
        ])
    func places(line: String) {
        #expect(errors("before\n\(line)\nafter: 1\n") == ["/a b/R.swift|3|14|no 'x': y"])
    }

    @Test(
        "failed tests, warnings, notes and excerpts are no errors of the compiler",
        arguments: [
            "/p/T.swift:5: error: -[AppTests.T testA] : XCTAssertTrue failed",
            "/p/T.swift:5: error: T.testA : XCTAssertTrue failed", "   |   `- error: cannot find 'x' in scope",
            "✘ Test a() recorded an issue at T.swift:5:6: Expectation failed", "/p/T.swift:5:6: warning: error: x",
            "::error file=/p/T.swift,line=5::XCTAssertTrue failed", "/p/T.swift:5:6: note: error", "",
        ])
    func others(line: String) {
        #expect(errors(line) == [])
    }

    @Test("an error in the expansion of a macro is at the macro")
    func expansions() {
        let grouped = """
            macro expansion @Test:7:20: error: cannot find 'x' in scope
             1 | code
               `- /p/T.swift:9:5: note: expanded code originates here
            """
        #expect(errors(grouped) == ["/p/T.swift|9|5|cannot find 'x' in scope"])
        let flat = """
            @__swiftmacro_3App4Testf.swift:7:20: error: cannot find 'x' in scope
            /p/T.swift:9:5: note: in expansion of macro 'Test' on instance method 'a()' here
            """
        #expect(errors(flat) == ["/p/T.swift|9|5|cannot find 'x' in scope"])
    }

    @Test("errors without a place count only if there are no others")
    func unplaced() {
        #expect(errors("error: fatalError\nerror: link command failed\n") == ["fatalError", "link command failed"])
        #expect(errors("error: fatalError\n/p/A.swift:1:2: error: a\n") == ["/p/A.swift|1|2|a"])
    }
}
