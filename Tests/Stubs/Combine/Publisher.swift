// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// `combine/publisher`, without subscribers: they have no part in a view's tests
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    // Calls a closure with each value; a stand-in's own.
    func receive(_ value: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
    // `combine/publisher/sink(receivevalue:)`
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { receive(receiveValue) }
}

extension Publisher {
    // `combine/publisher/erasetoanypublisher()`
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

// `combine/anypublisher`
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

    // `combine/anypublisher/init(_:)`
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        subscribe = publisher.receive
    }

    public func receive(_ value: @escaping (Output) -> Void) -> AnyCancellable { subscribe(value) }
}

// `combine/anycancellable`
public final class AnyCancellable: Hashable {
    private let action: () -> Void

    // `combine/anycancellable/init(_:)`
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    deinit { action() }

    // `combine/anycancellable/cancel()`
    public func cancel() { action() }

    // `combine/anycancellable/store(in:)`
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// `combine/passthroughsubject`
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private var receivers: [Int: (Output) -> Void] = [:]
    private var count = 0

    // `combine/passthroughsubject/init()`
    public init() {}

    // `combine/passthroughsubject/send(_:)`
    public func send(_ input: Output) { receivers.sorted { $0.key < $1.key }.forEach { $0.value(input) } }

    public func receive(_ value: @escaping (Output) -> Void) -> AnyCancellable {
        count += 1
        receivers[count] = value
        return AnyCancellable { [weak self, count] in self?.receivers[count] = nil }
    }
}

// `combine/currentvaluesubject`
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
    private let subject = PassthroughSubject<Output, Failure>()

    // `combine/currentvaluesubject/value`
    public var value: Output {
        didSet { subject.send(value) }
    }

    // `combine/currentvaluesubject/init(_:)`
    public init(_ value: Output) { self.value = value }

    // `combine/currentvaluesubject/send(_:)`
    public func send(_ input: Output) { value = input }

    public func receive(_ value: @escaping (Output) -> Void) -> AnyCancellable {
        value(self.value)
        return subject.receive(value)
    }
}
