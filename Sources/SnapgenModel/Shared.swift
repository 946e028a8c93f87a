/// A large value in shared storage, so that copying it costs as much as copying a reference; encoded like the value itself.
@propertyWrapper
package struct Shared<Value: Encodable & Hashable & Sendable>: Hashable, Sendable {
    /// The value alone; copies of an array share its elements, and are equal without comparing them.
    @usableFromInline var storage: [Value]

    @inlinable package var wrappedValue: Value {
        get { storage[0] }
        set { storage = [newValue] }
    }

    @inlinable
    package init(wrappedValue: Value) {
        storage = [wrappedValue]
    }
}

extension Shared: Encodable {
    package func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
