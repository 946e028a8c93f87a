import Foundation
import SnapgenModel
import SnapgenNames

typealias JSONObject = [String: UserValue]

/// The form of a value: the way to read it from YAML, to show it, and its JSON Schema.
package struct Shape<Value: Sendable>: Sendable {
    var expected: String
    var schema: JSONObject
    /// Indicates whether the value is replaced as a whole, and so has one origin.
    var isLeaf = true
    /// Reads a node over the current value, if there is one; reports mistakes and returns `nil` for an invalid value.
    var read: @Sendable (_ node: YAMLNode, _ current: Value?, _ name: ValueName, _ reader: inout NodeReader) -> Value?
    /// The value of a single text; `nil` for an invalid one and for mappings and lists.
    var parse: @Sendable (YAMLScalar) -> Value? = { _ in nil }
    var show: @Sendable (Value) -> YAMLBlock?
    var describe: @Sendable (_ parent: String) -> [ConfigurationKey] = { _ in [] }

    package func flow(_ value: Value) -> String { show(value)?.flow ?? "" }
}

// MARK: - Single values

extension Shape {
    static func scalar(
        _ expected: String, schema: JSONObject = .anyText, read: @escaping @Sendable (YAMLScalar) -> Value?,
        show: @escaping @Sendable (Value) -> String
    ) -> Shape {
        Shape(
            expected: expected, schema: schema,
            read: { node, _, name, reader in reader.value(of: node, name, expected, read) }, parse: read,
            show: { .flow(show($0)) })
    }

    func map<Other>(
        to convert: @escaping @Sendable (Value) -> Other, from restore: @escaping @Sendable (Other) -> Value
    ) -> Shape<Other> {
        part(get: restore) { value, _ in convert(value) }
    }

    func setting<Whole>(
        get: @escaping @Sendable (Whole) -> Value, set: @escaping @Sendable (inout Whole, Value) -> Void
    ) -> Shape<Whole> {
        part(get: get) { value, current in
            guard var whole = current else { return nil }
            set(&whole, value)
            return whole
        }
    }

    /// A value that may be left out, and is not shown then.
    static func optional<Wrapped>(_ shape: Shape<Wrapped>) -> Shape where Value == Wrapped? {
        shape.part(get: { $0 }, set: { value, _ in .some(value) })
    }

    /// The shape of another type that has the value in it.
    private func part<Whole>(
        get: @escaping @Sendable (Whole) -> Value?, set: @escaping @Sendable (Value, Whole?) -> Whole?
    ) -> Shape<Whole> {
        Shape<Whole>(
            expected: expected, schema: schema, isLeaf: isLeaf,
            read: { node, current, name, reader in
                read(node, current.flatMap(get), name, &reader).flatMap { set($0, current) }
            },
            parse: { parse($0).flatMap { set($0, nil) } }, show: { get($0).flatMap(show) }, describe: describe)
    }

    /// A value that is reported if it has a problem.
    func refusing(_ problem: @escaping @Sendable (Value, NodeReader) -> (DiagnosticID, String)?) -> Shape {
        var shape = self
        shape.read = { node, current, name, reader in
            guard let value = read(node, current, name, &reader) else { return nil }
            guard let (id, message) = problem(value, reader) else { return value }
            reader.report(id, message, at: node.place)
            return nil
        }
        return shape
    }
}

extension Shape where Value == String {
    static func text(_ noun: String, _ read: @escaping @Sendable (YAMLScalar) -> String? = { $0.nonEmpty }) -> Shape {
        .scalar(noun, read: read, show: YAMLFlow.text)
    }

    static var timeZone: Shape {
        text("a time zone such as GMT or Europe/Paris", \.timeZone).refusing { name, _ in
            if TimeZone(identifier: name) != nil { return nil }
            let hint = Suggestion.phrase(
                for: name, in: TimeZone.knownTimeZoneIdentifiers, otherwise: "; write one such as 'Europe/Paris'")
            return (.unknownName, "unknown time zone \(name.quoted)\(hint)")
        }
    }
}

extension Shape where Value == [String] {
    static var languages: Shape {
        let expected = ["a language of ISO 639 such as en or pt-BR"] + PseudoLanguage.allCases.map(\.rawValue)
        return list(of: .text(expected.listed(with: "or"), \.locale)).refusing { names, _ in
            let keys = names.map { $0.replacing("_", with: "-").lowercased() }
            let twice = zip(names, keys).first { _, key in keys.count { $0 == key } > 1 }?.0
            return twice.map { (.badValue, "'tests.languages' names '\($0)' twice; remove one") }
        }
    }
}

extension Shape where Value == RelativePath {
    static var path: Shape {
        .scalar(
            "a path below the root", schema: ["type": .text("string"), "pattern": .text("^[^/]")],
            read: \.path, show: { YAMLFlow.text($0.string) })
    }
}

extension Shape where Value == Bool {
    static var flag: Shape {
        .scalar("true or false", schema: .orVariable(["type": .text("boolean")]), read: \.flag, show: \.description)
    }
}

struct NumberRange: Sendable {
    let expected: String
    let schema: JSONObject
    let contains: @Sendable (Double) -> Bool

    static let share = NumberRange(
        expected: "a number from 0 to 1", schema: ["minimum": .number(0), "maximum": .number(1)]
    ) { (0...1).contains($0) }
    /// A side of a screen in points, or a scale; a larger picture does not fit in memory.
    static let size = NumberRange(
        expected: "a number above 0, at most 32768",
        schema: ["exclusiveMinimum": .number(0), "maximum": .number(32768)]
    ) { $0 > 0 && $0 <= 32768 }
    static let notNegative = NumberRange(expected: "a number of 0 or more", schema: ["minimum": .number(0)]) { $0 >= 0 }
}

extension Shape where Value == Double {
    static func number(_ range: NumberRange) -> Shape {
        .scalar(
            range.expected, schema: .orVariable(range.schema.merging(["type": .text("number")]) { $1 }),
            read: { $0.number.flatMap { range.contains($0) ? $0 : nil } }, show: YAMLFlow.number)
    }
}

extension Shape where Value: CaseIterable & RawRepresentable<String> & Equatable {
    static var choice: Shape { choice(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension Shape where Value: Equatable {
    static func choice(_ values: [(name: String, value: Value)]) -> Shape {
        let names = values.map(\.name)
        return .scalar(
            names.listed(with: "or"), schema: .choice(names),
            read: { scalar in values.first { $0.name == scalar.text }?.value },
            show: { value in values.first { $0.value == value }?.name ?? "" })
    }
}

extension JSONObject {
    static let definitions: JSONObject = [
        "variable": .mapping([
            "type": .text("string"),
            "pattern": .text("\\$\\{"),
            "description": .text(
                "A text in which ${NAME} or ${NAME:-default} stands for a variable of the environment."),
        ])
    ]

    /// A text; YAML reads a plain `18.4` or `true` as another type.
    static let anyText: JSONObject = ["type": .list([.text("string"), .text("number"), .text("boolean")])]

    /// A choice as it may be written: `3` is a number to an editor, and `"3"` the same choice.
    static func choice(_ names: [String]) -> JSONObject {
        let spellings = names.flatMap { name -> [UserValue] in
            Double(name).map { [.number($0), .text(name)] } ?? [.text(name)]
        }
        return .orVariable(["enum": .list(spellings)])
    }

    /// A value of `schema`, or a text with a variable.
    static func orVariable(_ schema: JSONObject) -> JSONObject {
        anyOf([schema, ["$ref": .text("#/definitions/variable")]])
    }

    static func anyOf(_ schemas: [JSONObject]) -> JSONObject { ["anyOf": .list(schemas.map { .mapping($0) })] }

    static func list(of item: JSONObject) -> JSONObject { ["type": .text("array"), "items": .mapping(item)] }

    static func named(_ item: JSONObject) -> JSONObject {
        ["type": .text("object"), "additionalProperties": .mapping(item)]
    }
}
