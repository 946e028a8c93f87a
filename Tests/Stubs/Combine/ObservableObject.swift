// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `combine/observableobject`
public protocol ObservableObject: AnyObject {
    // `combine/observableobject/objectwillchangepublisher`
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    // `combine/observableobject/objectwillchange-2oa5v`
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    // `combine/observableobject/objectwillchange-5h3s8`; here one for each type
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.shared }
}

// `combine/observableobjectpublisher`
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    // `combine/observableobjectpublisher/init()`
    public init() {}

    // The changes of all objects; a stand-in's own.
    public nonisolated(unsafe) static let shared = ObservableObjectPublisher()

    // `combine/observableobjectpublisher/send()`
    public func send() { subject.send(()) }

    public func receive(_ value: @escaping (Output) -> Void) -> AnyCancellable { subject.receive(value) }
}

// `combine/published`
@propertyWrapper
public struct Published<Value> {
    private let subject: CurrentValueSubject<Value, Never>

    // `combine/published/init(wrappedvalue:)`
    public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }

    // `combine/published/init(initialvalue:)`
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    // `combine/published/projectedvalue`
    public var projectedValue: Publisher {
        get { Publisher(subject: subject) }
        set { subject.value = newValue.subject.value }
    }

    // As in Combine's module interface, only classes have published properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("not available") }
        set { fatalError("not available") }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].subject.value }
        set {
            ObservableObjectPublisher.shared.send()
            object[keyPath: storageKeyPath].subject.value = newValue
        }
    }

    // `combine/published/publisher`
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let subject: CurrentValueSubject<Value, Never>

        public func receive(_ value: @escaping (Value) -> Void) -> AnyCancellable { subject.receive(value) }
    }
}
