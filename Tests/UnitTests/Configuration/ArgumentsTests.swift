import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel

@Suite("tests.arguments")
struct ArgumentsTests {
    private func arguments(_ yaml: String, environment: [String: String] = [:]) throws -> [String: UserValue] {
        try read("tests: { arguments: \(yaml) }", environment: environment).tests.arguments
    }

    @Test(
        "takes values of every kind",
        arguments: [
            ("text", UserValue.text("text")), ("18", .number(18)), ("2.5", .number(2.5)), ("true", .flag(true)),
            ("\"18\"", .text("18")), ("'no'", .text("no")),
            ("[a, 1, [b]]", .list([.text("a"), .number(1), .list([.text("b")])])),
            ("{ b: 1, c: { d: e } }", .mapping(["b": .number(1), "c": .mapping(["d": .text("e")])])), ("''", .text("")),
        ])
    func values(yaml: String, value: UserValue) throws {
        #expect(try arguments("{ a: \(yaml) }") == ["a": value])
    }

    @Test("replaces variables")
    func variables() throws {
        #expect(try arguments("{ a: \"${ROOT}/x\" }", environment: ["ROOT": "/r"]) == ["a": .text("/r/x")])
    }

    @Test(
        "refuses what a template cannot ask for",
        arguments: [
            (
                "{ a b: 1 }",
                "snapgen.yml:1:23: error: 'a b' is not a valid name of a variable; use letters, digits and '_'"
            ),
            (
                "{ a: { b-c: 1 } }",
                "snapgen.yml:1:28: error: 'b-c' is not a valid name of a variable; use letters, digits and '_'"
            ),
            ("{ a: }", "snapgen.yml:1:26: error: 'tests.arguments.a' has no value; it takes a value"),
            ("[a]", "snapgen.yml:1:21: error: 'tests.arguments' takes a mapping, not a list"),
        ])
    func mistakes(yaml: String, message: String) {
        #expect(
            messages("tests: { arguments: \(yaml) }").first?.hasPrefix(message) == true,
            "\(messages("tests: { arguments: \(yaml) }"))")
    }
}
