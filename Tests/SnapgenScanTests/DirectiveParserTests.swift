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
        arguments: [
            ("// snapgen: batch = a", 19, "write 'word=value' in a snapgen comment, without spaces around '='"),
            ("// snapgen: delay=2 batch =a", 27, "write 'word=value' in a snapgen comment, without spaces around '='"),
            ("// Snapgen: skip", 1, "write 'snapgen:' in a snapgen comment in lower case"),
            ("//SNAPGEN: delay=2", 1, "write 'snapgen:' in a snapgen comment in lower case"),
            ("// snapgen : skip", 1, "write 'snapgen:' in a snapgen comment without a space before the colon"),
            ("// Snapgen: the tool", nil, nil), ("// snapgen", nil, nil), ("// snapgen skips it", nil, nil),
            ("// snapgen : the tool", nil, nil),
            ("// snapgen skip the cell", nil, nil),
        ] as [(String, Int?, String?)])
    func spelling(comment: String, column: Int?, message: String?) {
        let scanned = scan("\(comment)\nstruct A {}")
        #expect(scanned.diagnostics.map(\.message) == [message].compactMap { $0 })
        #expect(scanned.diagnostics.first?.column == column)
        #expect(scanned.declarations.first?.context.directives == Directives())
    }

    @Test(
        "a value that is not understood is a warning",
        arguments: [
            ("skip=maybe", "true or false"), ("precision=2", "a number from 0 to 1"), ("precision", "a number from 0"),
            ("delay=-1", "a number of 0 or more"),
            ("delay=inf", "a number of 0 or more"), ("batch=", "a batch's name"), ("batch", "a batch's name"),
            ("perceptual_precision=x", "a number from 0 to 1"), ("until=a;b()", "a flag's name"),
            ("until=isLoaded(1)", "a flag's name"), ("until=a..b", "a flag's name"), ("until=()", "a flag's name"),
            ("layout=wide", "sizeThatFits or a size"), ("layout=1x", "a size"), ("layout=a()x1", "a size"),
            ("device=", "a device's name"), ("record=maybe", "missing"),
            ("samples=0", "a number such as 3, or '*'"), ("samples=-1", "a number"), ("samples=10001", "a number"),
            ("samples=1.5", "a number"), ("samples", "a number"),
        ])
    func badValue(word: String, wanted: String) {
        let scanned = scan("// snapgen: \(word)\nstruct A {}")
        #expect(scanned.diagnostics.map(\.id) == [.badDirective])
        #expect(scanned.diagnostics.first?.message.contains(wanted) == true)
        #expect(scanned.diagnostics.first?.message.contains("'\(word)'") == true)
        #expect(scanned.declarations.first?.context.directives == Directives())
    }
}
