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
        arguments: [
            ("'URLRow'|lowerFirstLetter", "uRLRow"), ("'people picker'|upperFirstLetter", "People picker"),
            ("'PeoplePicker'|lowerFirstWord", "peoplePicker"), ("'URLChooser'|lowerFirstWord", "urlChooser"),
            ("'URL'|lowerFirstWord", "url"), ("'aURL'|lowerFirstWord", "aURL"), ("'Ab'|lowercase", "ab"),
            ("'Ab'|uppercase", "AB"), ("'ab cd'|capitalise", "Ab Cd"), ("'ab cd'|capitalize", "Ab Cd"),
            ("'Row_Previews'|replace:'_Previews', ''", "Row"), ("'a.b'|replace:'.','-'", "a-b"),
            ("'e\u{301}'|replace:'e','a'", "a\u{301}"), ("5|replace:'5','6'", "6"),
            ("'a|b'|split:'|'", "[\"a\", \"b\"]"), ("'a b'|split|join:'-'", "a-b"),
            ("argument.code|indent:4", "a\n    b"), ("argument.no|default:'x'", "x"),
            ("'abc'|contains:'b'", "1"), ("'abc'|!contains:'b'", "0"), ("'abc'|hasPrefix:'a'", "1"),
            ("'abc'|!hasPrefix:'a'", "0"), ("'abc'|hasSuffix:'a'", "0"), ("'abc'|!hasSuffix:'a'", "1"),
            ("argument.list|isEmpty", "0"), ("''|isEmpty", "1"), ("argument.none|isEmpty", "1"),
            ("argument.list|count", "3"), ("argument.list.count", "3"), ("argument.list|reversed|join:','", "C,a,b"),
            ("argument.list|last", "C"),
            ("argument.list|uppercase|join:','", "B,A,C"), ("argument.name|count", "Row"),
            ("argument.blank", "a\nb"), ("argument.string|indent:2", "\"\"\"\n  a\n\n    \n  b\n  \"\"\""),
            ("argument.large", "1234567"), ("argument.small", "-0.5"), ("argument.flag", "0"), ("1.5", "1.5"),
            ("argument.none", "[]"), ("argument.mapping", "[]"), ("not argument.foo", "true"),
            ("argument.foo == 1", "false"), ("argument.foo|default:''", ""), ("'a' if argument.foo", ""),
        ])
    func values(expression: String, text: String) throws {
        #expect(try sourcery("{{ \(expression) }}", arguments: Self.arguments) == text)
    }

    @Test(
        "a type has the members that Sourcery gives it, and what it does not have is false",
        arguments: [
            ("Box.name", "Box"), ("Box.localName", "Box"), ("Box.module", "App"), ("Box.kind", "class"),
            ("Box.accessLevel", "public"), ("Box.isExtension", "0"), ("String.isExtension", "1"),
            ("String.kind", "extension"), ("Box.fileName", "Box.swift"),
            ("Box.inheritedTypes", "[\"Base\", \"Anyone\", \"View\"]"), ("Box.based.View", "View"),
            ("Box.implements.Anyone", "Anyone"), ("Box.inherits.Base", "Base"), ("Box.annotations.skip", "1"),
            ("Box.annotations.order", "2.5"), ("Box.annotations.names|last", "b"),
            ("Box.attributes.available.first.name", "available"),
            ("Box.attributes.available.first.arguments.0", "iOS 17"),
            ("Box.attributes.available.first.description", "@available(iOS 17, *)"),
            ("Box.attributes.available.0.description", "@available(iOS 17, *)"),
            ("Box.attributes.available", "[@available(iOS 17, *)]"), ("Box.attributes.count", "1"),
            ("Box.based.Testable", nil), ("Box.implements.View", nil), ("Box.inherits.Anyone", nil),
            ("Base.annotations.skip", nil), ("Base.attributes.available", nil), ("Base.parentName", nil),
            ("Base.annotations", nil), ("Box.annotations.skip == 0", nil), ("Box.annotations.skip == 1", "true"),
            ("Box.annotations.skip == true", "true"),
        ] as [(String, String?)])
    func members(path: String, text: String?) throws {
        if let text { #expect(try sourcery("{{ type.\(path) }}", Self.types) == text) }
        guard text != "0" else { return }
        let answer = text == nil ? "no" : "yes"
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
        arguments: [
            ("types", "Anyone Box choice Deep String"), ("all", "Box choice Deep String"), ("protocols", "Anyone"),
            ("classes", "Box"), ("structs", "Deep"), ("enums", "choice"), ("extensions", "String"),
            ("based.View", "Box"), ("based.Nobody", ""), ("implementing.Anyone", "Box"), ("inheriting.Box", "Deep"),
            ("types|protocol", "Anyone"), ("types|class", "Box"), ("types|enum", "choice"), ("types|struct", "Deep"),
            ("types|extension", "String"), ("types|!class", "Anyone choice Deep String"), ("types|public", "Anyone"),
            ("types|open", "Box"), ("types|private", "choice"), ("types|fileprivate", "Deep"),
            ("types|package", "String"), ("types|internal", ""), ("types|!open", "Anyone choice Deep String"),
            ("types|based:'Anyone'", "Box"), ("types|based:'View'", "Box"), ("types|implements:'Anyone'", "Box"),
            ("types|implements:'View'", ""), ("types|inherits:'Box'", "Deep"),
            ("types|!inherits:'Box'", "Anyone Box choice String"), ("types|extends:'String'", "String"),
            ("types|annotated:'skip'", "choice"), ("types|annotated:'skip=1'", "choice"),
            ("types|annotated:'title = two words'", "choice"), ("types|annotated:'order = 2'", "choice"),
            ("types|annotated:'order = 3'", ""), ("types|annotated:'no = 2'", ""),
            ("types|!annotated:'skip'", "Anyone Box Deep String"),
            ("types|sorted:'name'", "Anyone Box choice Deep String"),
            ("types|sortedDescending:'name'", "String Deep choice Box Anyone"),
            ("types|reversed", "String Deep choice Box Anyone"),
        ])
    func lists(list: String, names: String) throws {
        let separator = "{% if not forloop.last %} {% endif %}"
        let source = "{% for type in types.\(list) %}{{ type.name }}\(separator){% endfor %}"
        #expect(try sourcery(source, Self.listed) == names)
    }

    private static let chain = (1...15).map { "{% macro m\($0) %}{% call m\($0 - 1) %}{% endmacro %}" }.joined()

    @Test(
        "tags and white space are as in Sourcery, and what is not there may be asked for",
        arguments: [
            ("{% set x argument.name %}{{ x }}", "Row"), ("{% set x argument.name|lowercase %}{{ x }}", "row"),
            ("{% set x %}{{ argument.name }}!{% endset %}{{ x }}{{ x }}", "Row!Row!"),
            ("{% set x 1 %}{% if x %}{% set x 2 %}{{ x }}{% endif %}{{ x }}", "21"),
            ("{% macro m a b %}{{ a }}{{ b }}{% endmacro %}{% call m argument.name 'x' %}{% call m 1 2 %}", "Rowx12"),
            ("{% macro row a %}<{{ a }}>{% endmacro %}{% include 'part' %}", "<x>"),
            ("{% macro m0 %}a{% endmacro %}\(chain){% call m15 %}", "a"),
            ("a{% newline %}{% newline %}b", "a\n\nb"),
            ("a\n\n{% for x in argument.two %}\n{{ x }}\n\n{% endfor %}\nb", "a\n\n1\n\n2\n\nb"),
            ("a\n{% if argument.no %}\n{% endif %}\nb\n\n\nc\n", "a\nb\n\n\nc\n"),
            ("[\n    {% for x in argument.two %}\n    {{ x }},\n    {% endfor %}\n]", "[\n    1,\n    2,\n]"),
            ("a\n\n  {%- if true %}\nb\n{% endif -%}\n  c", "a\nb\nc"),
            ("class {PREVIEW_FILE_NAME}Tests {}", "class PreviewTests {}"),
            ("{% if type.Box|class %}1{% endif %}{% if type.Box|based:'Me' %}2{% endif %}{{ '3'|public }}", "13"),
            (
                "{% for k, v in type.Box.annotations %}{{ k }}{{ v }} {% endfor %}",
                "names[\"a\", \"b\"] order2.5 skip1 "
            ),
            ("{% if argument.foo %}{{ argument.foo }}{% endif %}{% if not argument.foo %}{% endif %}", ""),
            ("{% for x in argument.foo %}{{ x }}{% endfor %}{% if argument.foo.bar == nil %}{% endif %}", ""),
            ("{% for t in types.based.Nobody %}{{ t.name }}{% endfor %}", ""),
            ("{% if '2' in argument.two %}1{% endif %}{% if 'c' in argument.two %}2{% endif %}", "1"),
            ("{% if 'c' in 'ab' %}1{% elif 'b' in 'ab' %}2{% endif %}", "2"),
            ("{% for x in argument.two where x in '13' %}{{ x }}{% endfor %}", "1"),
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
        arguments: [
            ("{% for type in types.all %}{{ type.variables }}{% endfor %}", "unknown variable 'type.variables'"),
            ("{% for t in types.all %}{% if t.methods %}{% endif %}{% endfor %}", "unknown variable 't.methods'"),
            ("{{ types.typealiases }}", "unknown variable 'types.typealiases'"),
            ("{{ functions }}", "unknown variable 'functions'"),
            ("{% for t in types.implementing.View %}{% endfor %}", "unknown variable 'types.implementing.View'"),
            ("{% for t in types.inheriting.Row %}{% endfor %}", "unknown variable 'types.inheriting.Row'"),
            ("{{ type.Rwo.name }}", "unknown variable 'type.Rwo'; did you mean 'Row'?"),
            ("{% for t in types.all.first.name %}{% endfor %}", "'types.all.first.name' is no list"),
            ("{% for m in argument.previewsMacrosDict %}{{ m.delay }}{% endfor %}", "unknown variable 'm.delay'"),
            ("// sourcery:file:Rows.swift", "'sourcery:file:' writes into other files"),
            ("{{ argument.foo }}", "'argument.foo' is not there when it is printed; give it in 'tests.arguments'"),
            ("{{ type.Row.parentName }}", "'type.Row.parentName' is not there when it is printed; ask for it"),
            ("{{ type.Row.annotations.order }}", "'type.Row.annotations.order' is not there"),
            ("{{ argument.foo|default:nil }}", "'argument.foo|default:nil' is not there"),
            ("{{ 'a' if argument.foo else argument.bar }}", "'argument.bar' is not there"),
            ("{{ argument.l[argument.f] }}", "'argument.l[argument.f]' has brackets"),
            ("{% if argument.f|lowercase in argument.l %}{% endif %}", "'in' stands alone in a condition"),
            ("{% if (argument.f in argument.l) %}{% endif %}", "'in' stands alone in a condition"),
            ("{% if argument.f in argument.l and argument.e %}{% endif %}", "'in' stands alone in a condition"),
            ("{{ argument.f in argument.l }}", "'in' stands alone in a condition"),
            ("{{ argument.no|replace:'a','b' }}", "'replace' takes a text, not nothing"),
            ("{{ types|lowerFirstLetter }}", "'lowerFirstLetter' takes a text, not what stands before it"),
            ("{{ 'a'|replace:'b' }}", "'replace' takes 2 texts behind its colon"),
            ("{{ 'a'|replace:'b','c','regex' }}", "'replace' takes two texts, and no regular expressions"),
            ("{{ types.types|annotated }}", "'annotated' takes 1 texts behind its colon"),
            ("{{ 'a'|stored }}", "unknown filter 'stored'"),
            ("{% macro row a %}{% endmacro %}{% call row %}", "the macro 'row' takes 1 values, not 0"),
            ("{% set x 1 %}{% call x %}", "there is no macro 'x'"), ("{% call row 1 %}", "unknown variable 'row'"),
            ("{% set x %}", "'set' has no 'endset'"), ("{% macro row %}", "'macro' has no 'endmacro'"),
            ("{% macro %}{% endmacro %}", "'macro' wants a name"),
            ("{% if argument.x %}{% set y 1 %}{% endif %}{{ y }}", "unknown variable 'y'"),
            ("{% typed type as Type %}", "unknown tag 'typed'"),
            ("{{ types }}", "'types' is no text; print a member of it"),
            ("{{ types|default:'x' }}", "'types|default:'x'' is no text"),
            ("{{ types.all }}", "'types.all' is a list of types; loop over it"),
            ("{{ types.all|join:',' }}", "what 'join' takes is a type; print a member of it"),
            ("{{ type.Row|capitalize }}", "'type.Row|capitalize' is a type"),
            ("{% macro m %}{% endmacro %}{{ m }}", "'m' is a macro; use it with 'call'"),
            ("{% macro m x %}{{ x }}{% endmacro %}{% call m type.Row %}", "'x' is a type"),
            ("{% filter split:' ' %}{{ types }}{% endfilter %}", "'types' is no text"),
            ("{{ 'a' if argument.no else types }}", "'types' is no text"),
        ])
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
