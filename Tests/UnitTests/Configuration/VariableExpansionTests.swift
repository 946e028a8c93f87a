import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan

@Suite("Variables in values")
struct VariableExpansionTests {
    private let environment = ["A": "alpha", "EMPTY": "", "P": "0.5", "UP": "..", "A_1": "beta"]

    @Test(
        "A variable is replaced by its value, wherever it stands in a text",
        arguments: [
            ("${A}", "alpha"), ("x${A}/${A_1}", "xalpha/beta"), ("\"${A}\"", "alpha"), ("'${A}'", "alpha"),
            ("${A:-no}", "alpha"), ("${NONE:-no}", "no"), ("${EMPTY:-no}", "no"), ("${NONE:-a:-b}", "a:-b"),
            ("a${EMPTY}", "a"), ("$A", "$A"), ("a$", "a$"), ("{A}", "{A}"),
        ])
    func expands(yaml: String, value: String) throws {
        let yaml = yaml.hasPrefix("{") ? "'\(yaml)'" : yaml
        #expect(try read("references: \(yaml)", environment: environment).references.folder == path(value))
    }

    @Test(
        "A doubled dollar keeps the braces",
        arguments: [("$${A}", "${A}"), ("$$${A}", "$${A}"), ("$$A", "$$A"), ("$${${A}", "${alpha")])
    func keepsEscaped(yaml: String, value: String) throws {
        #expect(try read("references: \(yaml)", environment: environment).references.folder == path(value))
    }

    @Test("Items of lists and choices have variables too")
    func expandsItems() throws {
        let user = try read(
            "exclude: ['${A}/**']\nrecord: ${MODE:-all}\nbatches: { a: { layout: sizeThatFits, themes: ['${T:-dark}'] } }",
            environment: environment)
        #expect(user.exclude == [Glob("alpha/**")])
        #expect(user.references.record == .all)
        #expect(user.environments.batches.last?.products.first?[SnapshotEnvironment.Theme.self] == [.dark])
    }

    @Test("A number may come from a variable")
    func expandsNumbers() throws {
        #expect(try read("precision: ${P}", environment: environment).pictures.precision == 0.5)
        #expect(try read("precision: ${Q:-1}", environment: environment).pictures.precision == 1)
    }

    @Test("A key and a comment have no variables")
    func leavesKeys() throws {
        #expect(try read("record: all # ${NONE}").references.record == .all)
        #expect(messages("${A}: 1", environment: environment).joined().contains("unknown key '${A}'"))
    }

    @Test("What a variable holds is checked as if it stood there")
    func checksValues() {
        #expect(
            messages("references: ${UP}/x", environment: environment) == [
                "snapgen.yml:1:13: error: 'references' takes a path below the root, not '../x' [bad-value]"
            ])
    }

    @Test("What a variable holds is no YAML and has no variables")
    func insertsText() throws {
        let user = try read("references: ${A}", environment: ["A": "[${B}]"])
        #expect(user.references.folder == path("[${B}]"))
    }

    @Test("A variable that is not set is named at its place")
    func namesUnset() {
        #expect(
            messages("tests:\n  output: Tests/${TARGET}") == [
                "snapgen.yml:2:11: error: variable 'TARGET' is not set; set it, or give a default: "
                    + "'${TARGET:-default}' [unset-variable]"
            ])
    }
}
