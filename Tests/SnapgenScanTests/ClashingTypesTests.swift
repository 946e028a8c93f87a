import SnapgenModel
import Testing

@Suite("Types that other modules have as well") struct ClashingTypesTests {
    @Test(
        "are named by the imports of a test that uses them",
        arguments: [
            ("struct Notification {}\n#Preview { Cell(Notification()) }", ["struct Notification"]),
            ("enum Category {}\nclass Tag {}\n#Preview { Cell(Tag(), Category.all) }", ["enum Category", "class Tag"]),
            ("actor Model {}\n#Preview { Cell(Model()) }", ["class Model"]),
            ("typealias Comment = Int\n#Preview { let c: Comment = 1\nreturn Cell(c) }", ["typealias Comment"]),
            ("struct Label: PreviewProvider { static var previews: some View { A() } }", ["struct Label"]),
            ("struct Cell {}\n#Preview { Cell() }", nil),
            ("#Preview { Text(\"a\") }", nil),
            ("struct Tag {}\n#Preview { A() }", nil),
            ("private struct Tag {}\n#Preview { Tag() }", nil),
            ("#if DEBUG\nstruct Tag {}\n#endif\n#Preview { Tag() }", nil),
            ("enum A { struct Tag {} }\n#Preview { A.Tag() }", nil),
        ] as [(String, [String]?)])
    func system(source: String, expected: [String]?) {
        #expect(catalog(source).only?.clashingTypes == expected)
    }

    @Test("are found in other scanned modules too")
    func modules() {
        let entries = catalog(of: [
            file("struct Row {}\n#Preview { Row() }", "Sources/A/Row.swift", module: "A"),
            file("public struct Row {}\npublic struct Bar {}", "Sources/B/Row.swift", module: "B"),
        ]).entries
        #expect(entries.map(\.clashingTypes) == [["struct Row"]])
    }
}
