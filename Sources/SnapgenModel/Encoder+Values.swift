extension Encoder {
    /// Writes values by their keys, beside those that are there already; `nil` is left out, and an `ExplicitNull` is `null`.
    package func encode(_ values: [String: (any Encodable)?]) throws {
        var container = container(keyedBy: TextKey.self)
        for (key, value) in values {
            if let value { try container.encode(value, forKey: TextKey(stringValue: key)) }
        }
    }
}

/// A JSON object with values of different types.
package struct JSONDocument: Encodable {
    private let values: [String: (any Encodable)?]

    package init(_ values: [String: (any Encodable)?]) { self.values = values }

    package func encode(to encoder: any Encoder) throws { try encoder.encode(values) }
}

private struct TextKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension String {
    /// The words of a key or a noun as a key of JSON: `textSizes` for `text_sizes`.
    package var camelCased: String {
        let parts = split { $0 == "_" || $0 == " " }
        return parts.dropFirst().reduce(parts.first.map(String.init) ?? "") {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
    }
}
