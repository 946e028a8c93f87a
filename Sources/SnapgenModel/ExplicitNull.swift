/// An optional that is encoded as `null` instead of being omitted, so that the JSON always contains the key.
@propertyWrapper
public struct ExplicitNull<Value: Codable & Hashable & Sendable>: Hashable, Sendable {
    /// The value, if there is one.
    public var wrappedValue: Value?

    /// Creates a wrapper of a value.
    public init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }
}

extension ExplicitNull: Codable {
    /// Decodes a value or `null`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    /// Encodes the value or `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension KeyedDecodingContainer {
    /// Decodes a value, `null`, or a missing key, which files of an earlier minor version may contain.
    public func decode<Value>(_ type: ExplicitNull<Value>.Type, forKey key: Key) throws -> ExplicitNull<Value> {
        try decodeIfPresent(type, forKey: key) ?? ExplicitNull(wrappedValue: nil)
    }
}
