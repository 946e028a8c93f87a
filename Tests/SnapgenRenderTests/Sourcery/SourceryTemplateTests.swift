import SnapgenTestSupport
import Testing

@testable import SnapgenModel
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("Templates for Sourcery")
struct SourceryTemplateTests {
    private static let available = SourceAttribute(
        name: "available", arguments: ["0": "iOS 17", "1": "*"], text: "@available(iOS 17, *)")

    private static let types = [
        type("Anyone", .protocol),
        type("Base", .class),
        type(
            "Box", .class,
            facts: TypeFacts(
                access: .public, attributes: [available],
                annotations: ["skip": .flag(true), "order": .number(2.5), "names": .list([.text("a"), .text("b")])]),
            inherited: ["Base", "Anyone", "View"], based: ["Anyone", "Base", "View"], implements: ["Anyone"],
            inherits: ["Base"]),
        type("Box.Inner", .enum),
        type("String", .extension),
    ]

    private static let arguments: [String: UserValue] = [
        "name": .text("Row"), "code": .text("a\nb"), "blank": .text("a\n\nb"), "none": .list([]),
        "string": .text(BlankLines.protected("\"\"\"\na\n\n  \nb\n\"\"\"")), "flag": .flag(false),
        "list": .list([.text("b"), .text("a"), .text("C")]), "two": .list([.text("1"), .text("2")]),
        "large": .number(1_234_567), "small": .number(-0.5), "mapping": .mapping([:]),
    ]

    @Test(
        "filters change texts and lists, answer questions, and values are printed in one way",
        arguments: table(in: "SnapgenRenderTests/Fixtures/SourceryValues.txt"))
    func values(expression: String, text: String) throws {
        #expect(try sourcery("{{ \(expression) }}", arguments: Self.arguments) == text)
    }

    @Test(
        "a type has the members that Sourcery gives it, and what it does not have is false",
        arguments: table(in: "SnapgenRenderTests/Fixtures/SourceryMembers.txt"))
    func members(path: String, text: String) throws {
        if !text.isEmpty { #expect(try sourcery("{{ type.\(path) }}", Self.types) == text) }
        guard text != "0" else { return }
        let answer = text.isEmpty ? "no" : "yes"
        #expect(try sourcery("{% if type.\(path) %}yes{% else %}no{% endif %}", Self.types) == answer)
    }

    private static let listed = [
        type("Anyone", .protocol, facts: TypeFacts(access: .public)),
        type("Box", .class, facts: TypeFacts(access: .open), based: ["Anyone", "View"], implements: ["Anyone"]),
        type(
            "choice", .enum,
            facts: TypeFacts(
                access: .private,
                annotations: ["skip": .flag(true), "title": .text("two words"), "order": .number(2)])),
        type("Deep", .struct, facts: TypeFacts(access: .fileprivate), based: ["Box"], inherits: ["Box"]),
        type("String", .extension, facts: TypeFacts(access: .package)),
    ]

    @Test(
        "types are listed by kind, by what they are based on, and by filters",
        arguments: table(in: "SnapgenRenderTests/Fixtures/SourceryLists.txt"))
    func lists(list: String, names: String) throws {
        let separator = "{% if not forloop.last %} {% endif %}"
        let source = "{% for type in types.\(list) %}{{ type.name }}\(separator){% endfor %}"
        #expect(try sourcery(source, Self.listed) == names)
    }

    private static let chain = (1...15).map { "{% macro m\($0) %}{% call m\($0 - 1) %}{% endmacro %}" }.joined()

    @Test(
        "tags and white space are as in Sourcery, and what is not there may be asked for",
        arguments: table(in: "SnapgenRenderTests/Fixtures/SourceryOutputs.txt") + [
            ("{% macro m0 %}a{% endmacro %}\(chain){% call m15 %}", "a")
        ])
    func outputs(source: String, output: String) throws {
        let others = ["part": "{% call row 'x' %}"]
        #expect(try sourcery(source, Self.types, arguments: Self.arguments, beside: others) == output)
    }

    @Test("prints mappings in the order of their keys, also inside of lists and mappings")
    func mappings() throws {
        let c = UserValue.list([.flag(true), .number(2.5)])
        let inner = UserValue.mapping(["b": .number(1), "a": .text("x\"\n"), "c": c])
        let many = UserValue.mapping(Dictionary(uniqueKeysWithValues: (10..<40).map { ("k\($0)", .number(1)) }))
        let arguments = ["m": UserValue.mapping(["z": inner, "y": .list([inner, .mapping([:])])]), "n": many]
        let text = #"["a": "x\"\n", "b": 1, "c": [1, 2.5]]"#
        #expect(try sourcery("{{ argument.m }}", arguments: arguments) == #"["y": [\#(text), []], "z": \#(text)]"#)
        #expect(try sourcery("{{ argument.m.y|join:'-' }}", arguments: arguments) == "\(text)-[]")
        let keys = try sourcery("{% for k, v in argument.n %}{{ k }} {% endfor %}", arguments: arguments)
        #expect(keys == (10..<40).map { "k\($0) " }.joined())
    }

    @Test("shows nothing of what objects are made of to loops and members")
    func opaque() throws {
        let body = "{% for k, v in x %}{{ k }}{{ v }}{% endfor %}{% if x.table %}!{% endif %}"
        let calls = "{% call m types %}{% call m type.Box %}{% call m m %}"
        #expect(try sourcery("{% macro m x %}\(body){% endmacro %}\(calls)", Self.types) == "")
    }
}

@Suite("What a template for Sourcery asks for and snapgen does not have")
struct SourceryMistakesTests {
    /// The first problem with a template, with the types `Row` and `Anyone`.
    private func problem(with source: String, beside others: [String: String] = [:]) -> Diagnostic? {
        let arguments = ["f": .text("filter:argument.f"), "l": .list([.text("a")]), "e": UserValue.text("")]
        let types = [type("Row"), type("Anyone", .protocol)]
        return problems { try sourcery(source, types, arguments: arguments, beside: others) }.first
    }

    @Test(
        "is an error that names it and its line, with the next step",
        arguments: table(in: "SnapgenRenderTests/Fixtures/SourceryMistakes.txt"))
    func mistakes(source: String, message: String) {
        let problem = problem(with: "{# {{ argument.foo }} #}\n\n\(source)")
        #expect(problem?.description.hasPrefix("Templates/mine.stencil:3: error: \(message)") == true, "\(problem)")
    }

    @Test("names the included template that prints it, and where to read what there is")
    func places() {
        let included = problem(with: "{% include 'part' %}", beside: ["part": "\n{{ argument.foo }}"])
        #expect((included?.path, included?.line) == ("Templates/part.stencil", 2))
        #expect(problem(with: "{{ types.functions }}")?.message.contains("Documentation/Templates.md") == true)
    }
}

/// A type of the module `App`, declared in `Sources/App/<name>.swift`.
func type(
    _ name: String, _ kind: ScannedDeclaration.Kind = .struct, facts: TypeFacts = TypeFacts(),
    inherited: [String] = [], based: [String] = [], implements: [String] = [], inherits: [String] = []
) -> SourceType {
    SourceType(
        kind: kind, name: name, module: "App", facts: facts, inheritedTypes: inherited, based: based,
        implements: implements, inherits: inherits, path: path("Sources/App/\(name).swift"))
}

/// The built-in templates with one called `mine`, and others.
func templates(_ source: String, beside others: [String: String] = [:]) -> TemplateSet {
    others.reduce(TemplateSet.builtIn.adding(source, at: path("Templates/mine.stencil"))) { templates, other in
        templates.adding(other.value, at: path("Templates/\(other.key).stencil"))
    }
}

/// The output of a template for Sourcery that is called `mine`.
private func sourcery(
    _ source: String, _ types: [SourceType] = [], arguments: [String: UserValue] = [:],
    beside others: [String: String] = [:]
) throws -> String {
    try SourceryTemplate(name: "mine", templates: templates(source, beside: others))
        .text(types: types, arguments: arguments.mapValues(\.any))
}
