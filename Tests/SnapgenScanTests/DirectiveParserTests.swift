import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct DirectiveParserTests {
    private func directives(_ comment: String) -> Directives? {
        scan("\(comment)\nstruct A {}").declarations.first?.context.directives
    }

    @Test(
        "every key is read",
        arguments: [
            ("// snapgen: skip", Directives(skip: true)),
            ("// snapgen: skip=false", Directives(skip: false)),
            ("// snapgen: include", Directives(skip: false)),
            ("// snapgen: include=false", Directives(skip: true)),
            ("// snapgen: batch=component", Directives(batch: "component")),
            ("// snapgen: precision=0.98", Directives(pictures: .init(precision: 0.98))),
            ("// snapgen: perceptual_precision=1", Directives(pictures: .init(perceptualPrecision: 1))),
            ("// snapgen: delay=0.3", Directives(delay: 0.3)),
            ("// snapgen: until=Mocks.default.isLoaded()", Directives(until: "Mocks.`default`.isLoaded()")),
            ("// snapgen: layout=sizeThatFits", Directives(layout: .sizeThatFits)),
            ("// snapgen: layout=320x100", Directives(layout: .fixed(width: "320", height: "100"))),
            ("// snapgen: device=iPad", Directives(device: "iPad")),
            ("// snapgen: record=never", Directives(record: .never)),
            ("//snapgen:skip", Directives(skip: true)),
            ("//   snapgen:   batch=a   delay=2  ", Directives(batch: "a", delay: 2)),
            ("// snapgen: batch=a, delay=2", Directives(batch: "a", delay: 2)),
            ("// snapgen: batch=a\n// words in between\n// snapgen: delay=2", Directives(batch: "a", delay: 2)),
            ("// snapgen: batch=a\n// snapgen: batch=b", Directives(batch: "b")),
            ("// snapgen: batch=a\n/// Documentation.\n@MainActor public", Directives(batch: "a")),
            ("// snapgen: batch=a\r", Directives(batch: "a")),
            ("// snapgen: delay=1 bacth=component", Directives(delay: 1)),
            ("// snapgen: samples=3", Directives(samples: .known(3))),
            ("// snapgen: samples=*", Directives(samples: .atRunTime)),
            ("// snapgen: texts=tree", Directives(texts: .tree)),
            ("// snapgen: texts=none", Directives(texts: ViewTexts.none)),
            (
                "// snapgen: allow=dark-equals-light+large-picture+hit-region",
                Directives(allow: AllowedFindings(ids: [.darkEqualsLight, .largePicture], issues: [.hitRegion]))
            ),
        ])
    func keys(comment: String, expected: Directives) {
        #expect(directives(comment) == expected)
    }

    @Test(
        "other comments say nothing",
        arguments: [
            "// skip", "// see snapgen: skip", "// snapgenerate: skip", "// snapgen skip", "// snapgen:",
            "let s = \"// snapgen: skip\"", "/// snapgen: the tool", "func f() {} // snapgen: allow=unset-key",
        ])
    func otherComments(comment: String) {
        #expect(directives(comment) == Directives())
        #expect(scan("\(comment)\nstruct A {}").diagnostics == [])
    }

    @Test(
        "a comment that is read for no declaration is a warning",
        arguments: [
            ("/// snapgen: skip\n", ""), ("/* snapgen: skip */ ", ""), ("/*\n * snapgen: skip\n */\n", ""),
            ("/** snapgen: skip*/\n", ""), ("@MainActor\n// snapgen: skip\n", ""), ("", " // snapgen: skip"),
            ("// snapgen: skip\nimport SwiftUI\n", ""), ("// snapgen: skip\n#if DEBUG\n", "\n#endif"),
            ("", "\n// snapgen: skip"),
        ])
    func withoutEffect(before: String, after: String) {
        let scanned = scan("\(before)struct A {}\(after)")
        #expect(scanned.declarations.map(\.context.directives) == [Directives()])
        #expect(scanned.diagnostics.map(\.id) == [.badDirective])
        #expect(scanned.diagnostics.first?.message.contains("write '// snapgen: skip' in a line before") == true)
    }

    @Test("a comment holds for the declaration right behind it only")
    func neighbours() {
        let scanned = scan("struct A {}\n// snapgen: skip\nstruct B { struct C {} }\nstruct D {} // snapgen: skip\n")
        #expect(scanned.declarations.map(\.context.directives.skip) == [nil, true, nil, nil])
    }

    @Test(
        "capitals and spaces around '=' are a warning with the correction; without a colon, nothing is said",
        arguments: table(in: "SnapgenScanTests/Fixtures/Spellings.txt"))
    func spelling(comment: String, warning: String) {
        let scanned = scan("\(comment)\nstruct A {}")
        #expect(scanned.diagnostics.map { "\($0.column ?? 0) \($0.message)" } == (warning.isEmpty ? [] : [warning]))
        #expect(scanned.declarations.first?.context.directives == Directives())
    }

    @Test(
        "a value that is not understood is a warning",
        arguments: table(in: "SnapgenScanTests/Fixtures/BadValues.txt"))
    func badValue(word: String, wanted: String) {
        let scanned = scan("// snapgen: \(word)\nstruct A {}")
        #expect(scanned.diagnostics.map(\.id) == [.badDirective])
        #expect(scanned.diagnostics.first?.message.contains(wanted) == true)
        #expect(scanned.diagnostics.first?.message.contains("'\(word)'") == true)
        #expect(scanned.declarations.first?.context.directives == Directives())
    }
}
