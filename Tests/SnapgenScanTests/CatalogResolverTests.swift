import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct CatalogResolverTests {
    private let files = [
        file("struct B: PreviewProvider {}\nstruct A: Testable {}", "Sources/B/Z.swift", module: "B"),
        file("#Preview { A() }; struct C: PreviewProvider {}", "Sources/B/A.swift", module: "B"),
        file("\nprotocol P: PreviewProvider {}", "Sources/C/P.swift", module: "C"),
        file("struct D: P {}\n// snapgen: skpi\nstruct E: P {}", "Sources/A/D.swift", module: "A"),
        file("struct c: PreviewProvider {}", "Sources/B/B.swift", module: "B"),
    ]

    @Test(
        "entries are ordered by module, path, line and column, and diagnostics by place, whatever the order of the files"
    )
    func order() {
        let result = catalog(of: files)
        #expect(result.entries.map(\.id) == ["A.D", "A.E", "B/A.swift#1", "B.C", "B.c", "B.B", "B.A"])
        #expect(catalog(of: files.reversed()) == result)
        #expect(result.problems == [.badDirective, .unnamedPreview, .nameCollision, .nameCollision])
        #expect(result.diagnostics.map(\.path) == result.diagnostics.map(\.path).sorted { ($0 ?? "") < ($1 ?? "") })
    }

    @Test("without protocols and macros, or files, nothing is an entry")
    func noSettings() {
        #expect(catalog(of: []) == Catalog())
        #expect(catalog(of: files, settings: CatalogSettings(protocols: [], macros: [])).entries == [])
    }

    // MARK: - Participation

    private func rule(_ pattern: String, _ settings: Directives) -> Rule {
        Rule(match: Glob(pattern), settings: settings)
    }

    @Test(
        "a rule skips the entries that it matches by name, title or id",
        arguments: ["Outer.Legacy*", "*Legacy*", "Outer_Legacy", "App.Outer.*"])
    func skippedByRule(pattern: String) {
        let source = "enum Outer { struct Legacy_Previews: PreviewProvider {} }\nstruct B: PreviewProvider {}"
        let rules = [rule(pattern, Directives(skip: true)), rule("*", Directives(batch: "extended"))]
        let entries = catalog(source, rules: rules).entries
        #expect(entries.map(\.status) == [.skipped, .included])
        #expect(entries.first?.reason == "skipped by the rule '\(pattern)' of the configuration")
    }

    @Test("a comment states the number of samples, which are numbered if the source shows another number")
    func sampleCount() {
        func numbers(_ word: String) -> [String]? {
            let source = "// snapgen: \(word)\nstruct A: Testable { static let samples = [(\"a\", 1), (\"b\", 2)] }"
            return catalog(source).only?.samples?.map { $0.label ?? "\($0.number)" }
        }
        #expect(numbers("samples=3") == ["1", "2", "3"])
        #expect(numbers("samples=2") == ["a", "b"])
        #expect(numbers("samples=*") == nil)
        #expect(numbers("delay=1") == ["a", "b"])
    }

    @Test("the last rule that matches decides, key by key")
    func lastRule() {
        let rules = [
            rule("*", Directives(skip: true, batch: "extended", pictures: .init(precision: 0.5))),
            rule("A", Directives(batch: "component")),
            rule("A", Directives(skip: false)),
            rule("B", Directives(skip: false)),
        ]
        let entry = catalog("struct A: PreviewProvider {}", rules: rules).only
        #expect(entry?.settings == Directives(skip: false, batch: "component", pictures: .init(precision: 0.5)))
        #expect(entry?.status == .included)
    }

    @Test("a decision of the user precedes an obstacle, which inclusion does not remove")
    func reasons() {
        let words = [("skip", "skipped by a comment: // snapgen: skip"), ("include", "it is private, so no")]
        for (word, reason) in words {
            let entry = catalog("// snapgen: \(word)\nprivate struct A: Testable {}").only
            #expect(entry?.reason?.hasPrefix(reason) == true)
        }
    }

    @Test("comments before a type and before its extension hold together")
    func extensionComments() {
        let source = """
            // snapgen: batch=extended delay=1
            struct A {}
            // snapgen: batch=component
            extension A: PreviewProvider {}
            """
        #expect(catalog(source).only?.settings == Directives(batch: "component", delay: 1))
    }

    @Test("an entry that is left out has no advice about its samples")
    func adviceOfSkipped() {
        #expect(catalog("// snapgen: skip\n#Preview { A() }").problems == [])
        #expect(
            catalog("// snapgen: skip\nstruct A: Testable { static let samples = [(\"a\", 1), (\"a\", 2)] }").problems
                == [])
    }
}
