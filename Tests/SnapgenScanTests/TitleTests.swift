import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenScan

@Suite struct TitleTests {
    @Test(
        "a type's title is its name without what says that it holds previews",
        arguments: table(in: "SnapgenScanTests/Fixtures/Titles.txt"))
    func types(name: String, title: String) {
        #expect(TitleMaker.title(ofType: name) == title)
    }

    @Test(
        "names that a file system cannot tell apart both get a hash, with a warning at both",
        arguments: [
            ("struct Row: Testable {}", "struct Row_Previews: PreviewProvider {}"),
            ("struct Row: Testable {}", "struct ROW: Testable {}"),
            ("enum A { struct B: Testable {} }", "struct A_B: Testable {}"),
            ("struct Caf\u{e9}: Testable {}", "struct Cafe\u{301}: Testable {}"),
            ("struct File1_A: Testable {}\n#Preview(\"A\") { A() }", ""),
            // Two entries that only the program leads to, and two under equal conditions.
            ("private struct Row: PreviewProvider {}\nprivate struct Row_Previews: PreviewProvider {}", ""),
            ("#if A\nenum O { struct B: Testable {} }\nstruct O_B: Testable {}\n#endif", ""),
        ])
    func collision(first: String, second: String) {
        let result = catalog(first, second)
        #expect(result.problems == [.nameCollision, .nameCollision])
        #expect(Set(result.entries.map { $0.title.lowercased() }).count == 2)
        #expect(result.diagnostics.map(\.line) == result.entries.map(\.line))
        #expect(result.diagnostics.map(\.path) == result.entries.map(\.path.string))
    }

    @Test("an entry that is left out takes no name")
    func skipped() {
        let result = catalog("struct Row: Testable {}\n// snapgen: skip\nstruct ROW: Testable {}")
        #expect(result.entries.first?.title == "Row")
        #expect(result.problems == [])
        #expect(catalog("struct File1_Row: Testable {}\n// snapgen: skip\n#Preview(\"Row\") { Row() }").problems == [])
    }

    @Test("of several warnings each names another entry")
    func others() {
        let result = catalog("struct Row: Testable {}\nstruct ROW: Testable {}\nstruct rOW: Testable {}")
        let named = result.diagnostics.map { warning in
            ["App.Row", "App.ROW", "App.rOW"].filter { warning.message.contains("'\($0)'") }
        }
        #expect(named == [["App.ROW"], ["App.Row"], ["App.Row"]])
    }

    @Test(
        "an entry that only the program leads to never renames another",
        arguments: [
            ("struct Row_Previews: PreviewProvider {}", "private struct Row: PreviewProvider {}"),
            ("#Preview(\"a b\") { V() }", "private struct P {\n#Preview(\"a-b\") { V() }\n}"),
            ("#Preview(\"a b\") { V() }", "struct O { struct P {\n#Preview(\"a-b\") { V() }\n} }"),
        ])
    func hidden(visible: String, hidden: String) throws {
        let alone = catalog(visible).entries[0].title
        let result = catalog("\(visible)\n\(hidden)")
        #expect(result.entries.map(\.status) == [.included, .included])
        #expect(result.entries[0].title == alone)
        #expect(result.entries[1].title.hasPrefix("\(alone)_"))
        #expect(result.problems == [.nameCollision])
        #expect(result.diagnostics.map(\.line) == [result.entries[1].line])
    }

    @Test("a name that somebody gave to a type, and that a hash would give to another, is given to neither")
    func nameWithHash() {
        let hashed = "Row_\(StableHash.short("App.Row"))"
        let result = catalog("struct Row: Testable {}\nstruct ROW: Testable {}\nstruct \(hashed): Testable {}")
        let titles = result.entries.map(\.title)
        #expect(Set(titles.map(SafeName.collisionKey)).count == 3)
        #expect(!titles.contains(hashed))
    }

    @Test("a hash stays as it is when another file of the same name comes")
    func otherFile() {
        let macros = "#Preview(\"a b\") { A() }\n#Preview(\"a-b\") { A() }"
        let alone = catalog(of: [file(macros, "Sources/App/Row.swift")])
        let beside = catalog(of: [
            file(macros, "Sources/App/Row.swift"), file("#Preview(\"c\") { A() }", "Sources/App/Other/Row.swift"),
        ])
        #expect(Set(alone.entries.map(\.title)).isSubset(of: beside.entries.map(\.title)))
        // The ids have the paths then.
        let names = ["Other/Row.swift#c", "Row.swift#a b", "Row.swift#a-b"]
        #expect(beside.entries.map(\.id) == names.map { "App/Sources/App/\($0)" })
        #expect(alone.problems == [.nameCollision, .nameCollision])
    }

    @Test("a macro in two branches of one #if keeps its title; under other conditions there are two")
    func macroBranches() {
        let macro = "#Preview(\"A\") { A() }"
        #expect(catalog("#if A\n\(macro)\n#else\n\(macro)\n#endif").entries.map(\.title) == ["File1_A", "File1_A"])
        #expect(Set(catalog("#if A\n\(macro)\n#endif\n#if B\n\(macro)\n#endif").entries.map(\.title)).count == 2)
    }

    @Test("an id is an entry's own, also where a name looks like a number of one")
    func distinctIDs() {
        let result = catalog("#Preview(\"A\") { A() }\n#Preview(\"A@2\") { A() }\n#Preview(\"A\") { A() }")
        #expect(result.entries.map(\.id) == ["App/File1.swift#A", "App/File1.swift#A@2", "App/File1.swift#A@3"])
    }
}
