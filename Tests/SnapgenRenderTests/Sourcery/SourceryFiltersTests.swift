import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("SourceryFilters")
struct SourceryFiltersTests {
    @Test(
        "change texts as Sourcery's do",
        arguments: [
            ("'URLRow'|lowerFirstLetter", "uRLRow"), ("'people picker'|upperFirstLetter", "People picker"),
            ("'people picker'|titlecase", "People picker"), ("'PeoplePicker'|lowerFirstWord", "peoplePicker"),
            ("'URLChooser'|lowerFirstWord", "urlChooser"), ("'URL'|lowerFirstWord", "url"),
            ("'aURL'|lowerFirstWord", "aURL"),
            ("'Ab'|lowercase", "ab"), ("'Ab'|uppercase", "AB"), ("'ab cd'|capitalise", "Ab Cd"),
            ("'ab cd'|capitalize", "Ab Cd"), ("'_snake_case'|snakeToCamelCase", "_SnakeCase"),
            ("'__SNAKE_CASE'|snakeToCamelCase:'true'", "SnakeCase"),
            ("'camelCaseURLName'|camelToSnakeCase", "camel_case_url_name"),
            ("'camelCase'|camelToSnakeCase:'false'", "camel_Case"),
            ("'class'|escapeReservedKeywords", "`class`"), ("'name'|escapeReservedKeywords", "name"),
            ("'3 rooms'|swiftIdentifier", "_3_Rooms"),
            ("'some-name'|swiftIdentifier:'valid'", "some_name"),
            ("'some-name'|swiftIdentifier:'pretty'", "SomeName"),
            ("'Row_Previews'|replace:'_Previews', ''", "Row"),
            ("'a1b22'|replace:'[0-9]+','-','regex'", "a-b-"),
            ("'a.b'|replace:'.','-'", "a-b"),
            ("'e\u{301}'|replace:'e','a'", "a\u{301}"),
            ("'aB'|replace:'([a-z])([A-Z])','$1_$2','regex'", "a_B"),
            ("'foobar'|replace:'foo(?=bar)','','regex'", "bar"),
            ("5|replace:'5','6'", "6"), ("'a|b'|split:'|'", "[\"a\", \"b\"]"), ("'a b'|split|join:'-'", "a-b"),
            ("argument.code|indent:4", "a\n    b"), ("argument.no|default:'x'", "x"),
        ])
    func texts(expression: String, expected: String) throws {
        #expect(try sourcery("{{ \(expression) }}", arguments: ["code": .text("a\nb")]) == expected)
    }

    @Test(
        "answer questions, and their opposites with an exclamation mark",
        arguments: [
            ("'abc'|contains:'b'", "1"), ("'abc'|!contains:'b'", "0"), ("'abc'|hasPrefix:'a'", "1"),
            ("'abc'|!hasPrefix:'a'", "0"), ("'abc'|hasSuffix:'a'", "0"), ("'abc'|!hasSuffix:'a'", "1"),
            ("argument.list|isEmpty", "0"), ("''|isEmpty", "1"), ("argument.none|isEmpty", "1"),
        ])
    func questions(expression: String, expected: String) throws {
        let arguments: [String: UserValue] = ["list": .list([.text("b")]), "none": .list([])]
        #expect(try sourcery("{{ \(expression) }}", arguments: arguments) == expected)
    }

    @Test(
        "work on lists",
        arguments: [
            ("argument.list|count", "3"), ("argument.list|reversed|join:','", "C,a,b"),
            ("argument.list|last", "C"), ("argument.list|uppercase|join:','", "B,A,C"), ("argument.text|count", "b"),
        ])
    func lists(expression: String, expected: String) throws {
        let arguments: [String: UserValue] = [
            "list": .list([.text("b"), .text("a"), .text("C")]), "text": .text("b"),
        ]
        #expect(try sourcery("{{ \(expression) }}", arguments: arguments) == expected)
    }

    private static let types = [
        type("Anyone", .protocol, facts: TypeFacts(access: .public)),
        type("Box", .class, facts: TypeFacts(access: .open), based: ["Anyone", "View"], implements: ["Anyone"]),
        type(
            "choice", .enum,
            facts: TypeFacts(
                access: .private,
                annotations: ["skip": .flag(true), "title": .text("two words"), "ns": .mapping(["order": .number(2)])])),
        type("Deep", .struct, facts: TypeFacts(access: .fileprivate), based: ["Box"], inherits: ["Box"]),
        type("String", .extension, facts: TypeFacts(access: .package)),
    ]

    @Test(
        "leave in a list of types those of which they hold",
        arguments: [
            ("protocol", "Anyone"), ("class", "Box"), ("enum", "choice"), ("struct", "Deep"), ("extension", "String"),
            ("!class", "Anyone choice Deep String"), ("public", "Anyone"), ("open", "Box"), ("private", "choice"),
            ("fileprivate", "Deep"), ("package", "String"), ("internal", ""), ("!open", "Anyone choice Deep String"),
            ("based:'Anyone'", "Box"), ("based:'View'", "Box"), ("implements:'Anyone'", "Box"),
            ("implements:'View'", ""), ("inherits:'Box'", "Deep"), ("!inherits:'Box'", "Anyone Box choice String"),
            ("extends:'String'", "String"), ("annotated:'skip'", "choice"), ("annotated:'skip=1'", "choice"),
            ("annotated:'title = two words'", "choice"),
            ("annotated:'ns.order = 2'", "choice"), ("annotated:'ns.order = 3'", ""), ("annotated:'no.order = 2'", ""),
            ("!annotated:'skip'", "Anyone Box Deep String"), ("sorted:'name'", "Anyone Box choice Deep String"),
            ("sortedDescending:'name'", "String Deep choice Box Anyone"), ("reversed", "String Deep choice Box Anyone"),
        ])
    func typeLists(filter: String, expected: String) throws {
        let source =
            "{% for type in types.types|\(filter) %}{{ type.name }}{% if not forloop.last %} {% endif %}{% endfor %}"
        #expect(try sourcery(source, Self.types) == expected)
    }

    @Test("answer for a single type, and leave alone what is none")
    func singleType() throws {
        let source = "{% if type.Box|class %}1{% endif %}{% if type.Deep|based:'Anyone' %}2{% endif %}{{ '3'|public }}"
        #expect(try sourcery(source, Self.types) == "13")
    }

    @Test(
        "say what they take",
        arguments: [
            ("argument.no|replace:'a','b'", "'replace' takes a text, not nothing"),
            ("types|lowerFirstLetter", "'lowerFirstLetter' takes a text, not what stands before it"),
            ("'a'|replace:'b'", "'replace' takes 2 texts behind its colon"),
            ("'a'|replace:'b','c','glob'", "'replace' does not know 'glob'; known are normal, regex"),
            ("'a'|replace:'(a','c','regex'", "the pattern '(a' is no regular expression"),
            ("'a'|swiftIdentifier:'nice'", "'swiftIdentifier' does not know 'nice'; known are valid, normal, pretty"),
            ("'a'|snakeToCamelCase:'maybe'", "'snakeToCamelCase' takes true or false, not 'maybe'"),
            ("types.types|annotated", "'annotated' takes 1 texts behind its colon"),
            ("'a'|stored", "unknown filter 'stored'"),
        ])
    func mistakes(expression: String, message: String) {
        let problem = problem(with: "\n{{ \(expression) }}")
        #expect(problem?.message.hasPrefix(message) == true)
        #expect(problem?.line == 2)
    }
}
