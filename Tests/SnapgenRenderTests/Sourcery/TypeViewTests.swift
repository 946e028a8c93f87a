import Testing

@testable import SnapgenModel
@testable import SnapgenRender
@testable import SnapgenScan

@Suite("TypeView")
struct TypeViewTests {
    private static let available = SourceAttribute(
        name: "available", arguments: ["0": "iOS 17", "1": "*"], text: "@available(iOS 17, *)")

    private static let types = [
        type("Anyone", .protocol),
        type("Base", .class),
        type(
            "Box", .class,
            facts: TypeFacts(
                access: .public, attributes: [available],
                annotations: ["skip": .flag(true), "order": .number(2.5), "names": .list([.text("a"), .text("b")])],
                isGeneric: true),
            inherited: ["Base", "Anyone", "View"], based: ["Anyone", "Base", "View"], implements: ["Anyone"],
            inherits: ["Base"]),
        type("Box.Inner", .enum),
        type("String", .extension),
    ]

    @Test(
        "has the members that Sourcery gives a type",
        arguments: [
            ("Box.name", "Box"), ("Box.localName", "Box"), ("Box.globalName", "App.Box"), ("Box.module", "App"),
            ("Box.kind", "class"), ("Box.accessLevel", "public"), ("Box.isExtension", "0"),
            ("String.isExtension", "1"), ("String.isUnknownExtension", "1"), ("String.globalName", "String"),
            ("String.kind", "extension"), ("Box.isGeneric", "1"), ("Box.fileName", "Box.swift"),
            ("Box.inheritedTypes", "[\"Base\", \"Anyone\", \"View\"]"), ("Box.based.View", "View"),
            ("Box.basedTypes.Base.name", "Base"), ("Box.implements.Anyone.kind", "protocol"),
            ("Box.inherits.Base.name", "Base"), ("Box.supertype.name", "Base"),
            ("Box.containedTypes.first.localName", "Inner"), ("Box.containedType.Inner.name", "Box.Inner"),
            ("Box.containedType.Inner.parentName", "Box"), ("Box.containedType.Inner.parent.name", "Box"),
            ("Box.annotations.skip", "1"), ("Box.annotations.order", "2.5"), ("Box.annotations.names|last", "b"),
            ("Box.attributes.available.first.name", "available"),
            ("Box.attributes.available.first.arguments.0", "iOS 17"),
            ("Box.attributes.available.first.description", "@available(iOS 17, *)"),
            ("Box.attributes.available.0.asSource", "@available(iOS 17, *)"),
            ("Box.attributes.available", "[@available(iOS 17, *)]"), ("Box.attributes.count", "1"),
        ])
    func members(path: String, expected: String) throws {
        #expect(try sourcery("{{ type.\(path) }}", Self.types) == expected)
    }

    @Test(
        "is false for what a type does not have",
        arguments: [
            ("Box.based.Testable", "no"), ("Box.implements.View", "no"), ("Box.inherits.Anyone", "no"),
            ("Base.annotations.skip", "no"), ("Base.attributes.available", "no"), ("Base.parent", "no"),
            ("Base.supertype", "no"), ("Base.annotations", "no"), ("Base.isGeneric", "no"),
            ("Base.containedTypes", "no"), ("Box.annotations.skip == 1", "yes"),
            ("Box.annotations.skip == true", "yes"),
        ])
    func absences(path: String, answer: String) throws {
        #expect(try sourcery("{% if type.\(path) %}yes{% else %}no{% endif %}", Self.types) == answer)
    }

    @Test("loops over a mapping in the order of its names")
    func mappings() throws {
        let source = "{% for key, value in type.Box.annotations %}{{ key }}{{ value }} {% endfor %}"
        #expect(try sourcery(source, Self.types) == "names[\"a\", \"b\"] order2.5 skip1 ")
    }

    @Test(
        "lists types by kind and by what they are based on",
        arguments: [
            ("types", "Anyone Base Box Box.Inner String "), ("all", "Base Box Box.Inner String "),
            ("protocols", "Anyone "), ("classes", "Base Box "), ("structs", ""), ("enums", "Box.Inner "),
            ("extensions", "String "), ("based.View", "Box "), ("based.Nobody", ""), ("implementing.Anyone", "Box "),
            ("inheriting.Base", "Box "), ("inheriting.Box", ""),
        ])
    func lists(member: String, expected: String) throws {
        #expect(try sourcery("{% for t in types.\(member) %}{{ t.name }} {% endfor %}", Self.types) == expected)
    }
}
