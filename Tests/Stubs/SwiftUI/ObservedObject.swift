// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Combine

// `swiftui/stateobject`
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Storage {
        let make: () -> ObjectType
        lazy var object = make()

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private nonisolated(unsafe) let storage: Storage

    // `swiftui/stateobject/init(wrappedvalue:)`
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = Storage(thunk) }

    // `swiftui/stateobject/wrappedvalue`, `swiftui/stateobject/projectedvalue`
    public var wrappedValue: ObjectType { storage.object }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: storage.object) }
}

// `swiftui/observedobject`
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    // `swiftui/observedobject/wrappedvalue`
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    private nonisolated(unsafe) var object: ObjectType

    // `swiftui/observedobject/init(wrappedvalue:)`, `swiftui/observedobject/init(initialvalue:)`
    nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
    nonisolated public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    // `swiftui/observedobject/projectedvalue`
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    // `swiftui/observedobject/wrapper`
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        // `swiftui/observedobject/wrapper/subscript(dynamicmember:)`
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
        }
    }
}

// `swiftui/environmentobject`
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    // `swiftui/environmentobject/init()`
    nonisolated public init() {}

    // `swiftui/environmentobject/wrappedvalue`
    public var wrappedValue: ObjectType {
        guard let object = EnvironmentValues.current.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
            fatalError("No ObservableObject of type \(ObjectType.self) found.")
        }
        return object
    }

    // `swiftui/environmentobject/projectedvalue`
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

// `swiftui/bindable`, from iOS 17 on
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
    // `swiftui/bindable/wrappedvalue`
    public var wrappedValue: Value

    // `swiftui/bindable/init(wrappedvalue:)`, `swiftui/bindable/init(_:)`
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

    // `swiftui/bindable/projectedvalue`
    public var projectedValue: Bindable<Value> { self }

    // `swiftui/bindable/subscript(dynamicmember:)`
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
    }
}
