// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `swiftui/dynamicproperty`
public protocol DynamicProperty {}

// `swiftui/state`
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private final class Storage {
        var value: Value {
            didSet { ViewUpdates.stateChanged() }
        }
        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    // `swiftui/state/init(wrappedvalue:)`
    public init(wrappedValue value: Value) { storage = Storage(value) }

    // `swiftui/state/init(initialvalue:)`
    public init(initialValue value: Value) { storage = Storage(value) }

    // `swiftui/state/wrappedvalue`
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    // `swiftui/state/projectedvalue`
    public var projectedValue: Binding<Value> {
        Binding(read: { storage.value }, write: { storage.value = $0 })
    }
}

// `swiftui/state/init()`
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

// `swiftui/binding`
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    // `swiftui/binding/init(get:set:)`
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.init(read: get, write: set) }

    // `swiftui/binding/constant(_:)`
    public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }

    // `swiftui/binding/wrappedvalue`
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    // `swiftui/binding/projectedvalue`
    public var projectedValue: Binding<Value> { self }

    // `swiftui/binding/subscript(dynamicmember:)`
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            read: { read()[keyPath: keyPath] },
            write: { subject in
                var value = read()
                value[keyPath: keyPath] = subject
                write(value)
            })
    }
}
