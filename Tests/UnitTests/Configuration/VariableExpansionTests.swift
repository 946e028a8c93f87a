import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("Variables in values")
struct VariableExpansionTests {
    private let environment = ["A": "alpha", "EMPTY": "", "P": "0.5", "UP": "..", "A_1": "beta", "YAML": "[${B}]"]

    @Test(
        "A variable is replaced by its value, wherever it stands in a text; a doubled dollar keeps the braces",
        arguments: [
            ("${A}", "alpha"), ("x${A}/${A_1}", "xalpha/beta"), ("\"${A}\"", "alpha"), ("'${A}'", "alpha"),
            ("${A:-no}", "alpha"), ("${NONE:-no}", "no"), ("${EMPTY:-no}", "no"), ("${NONE:-a:-b}", "a:-b"),
            ("a${EMPTY}", "a"), ("$A", "$A"), ("a$", "a$"), ("'{A}'", "{A}"), ("${YAML}", "[${B}]"),
            ("$${A}", "${A}"), ("$$${A}", "$${A}"), ("$$A", "$$A"), ("$${${A}", "${alpha"),
        ])
    func expands(yaml: String, value: String) throws {
        #expect(try read("references: \(yaml)", environment: environment).references.folder == path(value))
    }

    @Test("Items of lists, choices and numbers have variables too")
    func expandsItems() throws {
        let user = try read(
            "exclude: ['${A}/**']\nrecord: ${MODE:-all}\nprecision: ${P}\n"
                + "batches: { a: { layout: sizeThatFits, themes: ['${T:-dark}'] } }",
            environment: environment)
        #expect(user.exclude == [Glob("alpha/**")])
        #expect(user.references.record == .all)
        #expect(user.pictures.precision == 0.5)
        #expect(user.environments.batches.last?.products.first?[SnapshotEnvironment.Theme.self] == [.dark])
    }

    @Test("A key and a comment have no variables, and the value of a variable is checked as if it stood there")
    func leavesKeys() throws {
        #expect(try read("record: all # ${NONE}").references.record == .all)
        #expect(messages("${A}: 1", environment: environment).joined().contains("unknown key '${A}'"))
        let shown = messages("references: ${UP}/x", environment: environment)
        #expect(shown == ["snapgen.yml:1:13: error: 'references' takes a path below the root, not '../x' [bad-value]"])
    }
}
