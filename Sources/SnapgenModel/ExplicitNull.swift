/// An optional that is encoded as `null` instead of being omitted, so that the JSON always contains the key.
@propertyWrapper
package struct ExplicitNull<Value: Hashable & Sendable>: Hashable, Sendable {
    package var wrappedValue: Value?

    package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
    package init(_ value: Value?) { wrappedValue = value }
}

extension ExplicitNull: Encodable where Value: Encodable {
    package func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
