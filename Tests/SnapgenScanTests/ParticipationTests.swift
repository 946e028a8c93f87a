import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct ParticipationTests {
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

    @Test("without inclusion by default, only what is asked for takes part")
    func excludedByDefault() {
        let source = """
            struct A: PreviewProvider {}
            // snapgen: include
            struct B: PreviewProvider {}
            // snapgen: skip=false
            struct C: PreviewProvider {}
            struct D: PreviewProvider {}
            """
        let settings = CatalogSettings(includesByDefault: false)
        let entries = catalog(source, settings: settings, rules: [rule("D", Directives(skip: false))]).entries
        #expect(entries.map(\.status) == [.skipped, .included, .included, .included])
        #expect(entries.first?.reason?.contains("// snapgen: include") == true)
    }

    @Test("the user's decision is told before an obstacle, which inclusion does not remove")
    func reasons() {
        let skipped = catalog("// snapgen: skip\nprivate struct A: Testable {}").only
        #expect(skipped?.status == .skipped)
        #expect(skipped?.reason == "skipped by a comment: // snapgen: skip")
        let included = catalog("// snapgen: include\nprivate struct A: Testable {}").only
        #expect(included?.reason?.contains("private") == true)
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
