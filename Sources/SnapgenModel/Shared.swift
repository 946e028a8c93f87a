/// A large value in shared storage, so that copying it costs as much as copying a reference; encoded like the value itself.
@propertyWrapper
package struct Shared<Value: Encodable & Hashable & Sendable>: Sendable {
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let value: Value

        @inlinable
        init(_ value: Value) {
            self.value = value
        }
    }

    @usableFromInline var storage: Storage

    @inlinable package var wrappedValue: Value {
        get { storage.value }
        set { storage = Storage(newValue) }
    }

    @inlinable
    package init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }
}

extension Shared: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage || left.wrappedValue == right.wrappedValue
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Shared: Encodable {
    package func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
