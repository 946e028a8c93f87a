import Foundation

/// A validator for the subset of JSON Schema (draft-07) that the schemas of snapgen use.
///
/// Unsupported keywords are reported as problems.
package struct JSONSchema: Sendable {
    private let root: JSONValue
    /// A Boolean value that indicates whether keys that are not in the schema are problems, even if it allows them.
    private let isClosed: Bool

    package init(_ text: String, isClosed: Bool = false) throws {
        root = try JSONValue(parsing: text)
        self.isClosed = isClosed
    }

    /// Reads a schema in `Documentation/Schemas`.
    package init(published name: String, isClosed: Bool = false) throws {
        let file = Repository.root.appendingPathComponent("Documentation/Schemas/\(name).schema.json")
        try self.init(String(contentsOf: file, encoding: .utf8), isClosed: isClosed)
    }

    /// Returns the problems of a value with their places; empty if the value is valid.
    package func problems(of value: JSONValue) -> [String] {
        problems(of: value, root, at: "$")
    }

    private func problems(of value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(place): no schema"] }
        let own = keywords.sorted { $0.key < $1.key }.flatMap { problems(of: value, $0, $1, at: place) }
        guard case .object(let object) = value else { return own }
        return own + object.sorted { $0.key < $1.key }.flatMap { problems(of: $1, schema, key: $0, at: place) }
    }

    private func problems(
        of value: JSONValue, _ keyword: String, _ argument: JSONValue, at place: String
    ) -> [String] {
        switch (keyword, argument, value) {
        case ("$schema", _, _), ("title", _, _), ("description", _, _), ("definitions", _, _),
            ("properties", _, _), ("additionalProperties", _, _):
            []
        case ("$ref", .text(let reference), _): problems(of: value, definition(reference), at: place)
        case ("type", _, _): check(argument.texts.contains(where: value.isOf), place, "is no \(argument.texts)")
        case ("enum", .list(let values), _): check(values.contains(value), place, "is none of the values")
        case ("const", _, _): check(value == argument, place, "is not \(argument)")
        case ("anyOf", .list(let schemas), _): anyOf(schemas, value, at: place)
        case ("pattern", .text(let pattern), .text(let text)): check(matches(text, pattern), place, "is no \(pattern)")
        case ("minimum", .number(let limit), .number(let number)): check(number >= limit, place, "is too small")
        case ("maximum", .number(let limit), .number(let number)): check(number <= limit, place, "is too large")
        case ("exclusiveMinimum", .number(let limit), .number(let number)): check(number > limit, place, "is too small")
        case ("minItems", .number(let limit), .list(let items)): check(items.count >= Int(limit), place, "is too short")
        case ("items", _, .list(let items)):
            items.enumerated().flatMap { problems(of: $1, argument, at: "\(place)[\($0)]") }
        case ("required", _, .object(let object)):
            argument.texts.filter { object[$0] == nil }.map { "\(place): has no '\($0)'" }
        case ("pattern", .text, _), ("minimum", _, _), ("maximum", _, _), ("exclusiveMinimum", _, _), ("items", _, _),
            ("minItems", _, _), ("required", _, _):
            []
        default: ["the keyword '\(keyword)' is not supported"]
        }
    }

    private func check(_ isValid: Bool, _ place: String, _ problem: String) -> [String] {
        isValid ? [] : ["\(place): \(problem)"]
    }

    private func anyOf(_ schemas: [JSONValue], _ value: JSONValue, at place: String) -> [String] {
        let problems = schemas.map { self.problems(of: value, $0, at: place) }
        return problems.contains([]) ? [] : problems.joined() + ["\(place): fits none of several schemas"]
    }

    /// Returns the problems of the value of a key in an object.
    private func problems(of value: JSONValue, _ schema: JSONValue, key: String, at place: String) -> [String] {
        let place = "\(place).\(key)"
        if let property = schema["properties"]?[key] { return problems(of: value, property, at: place) }
        return switch schema["additionalProperties"] {
        case .flag(let isAllowed): check(isAllowed, place, "is not allowed")
        case let other?: problems(of: value, other, at: place)
        case nil: check(!isClosed || schema["properties"] == nil, place, "the schema lacks it")
        }
    }

    private func definition(_ reference: String) -> JSONValue {
        let name = reference.split(separator: "/").last.map(String.init) ?? ""
        return reference == "#/definitions/\(name)" ? root["definitions"]?[name] ?? .null : .null
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        (try? Regex(pattern)).map { text.contains($0) } ?? false
    }
}

extension JSONValue {
    /// The text, or the texts of a list.
    fileprivate var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let list): list.flatMap(\.texts)
        default: []
        }
    }

    fileprivate func isOf(_ type: String) -> Bool {
        switch (type, self) {
        case ("null", .null), ("boolean", .flag), ("number", .number), ("string", .text), ("array", .list),
            ("object", .object):
            true
        case ("integer", .number(let number)): number.rounded() == number
        default: false
        }
    }
}
