// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

// `Snapshotting.swift`
public struct Snapshotting<Value, Format> {
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    public var snapshot: (Value) -> Async<Format>
    // How the value is captured; a stand-in's own, to be written down.
    var capture: [String: String] = [:]

    // `Snapshotting.swift`
    public init(
        pathExtension: String?,
        diffing: Diffing<Format>,
        asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    // `Snapshotting.swift`
    public init(
        pathExtension: String?,
        diffing: Diffing<Format>,
        snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    // `Snapshotting.swift`
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    // `Snapshotting.swift`
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        var pulled = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
            Async { callback in transform(value).run { snapshot($0).run(callback) } }
        }
        pulled.capture = capture
        return pulled
    }
}

// `Snapshotting.swift`
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    // `Snapshotting.swift`
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}

// `Async.swift`
public struct Async<Value> {
    public let run: (@escaping (Value) -> Void) -> Void

    // `Async.swift`
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    // `Async.swift`
    public init(value: Value) { self.init { $0(value) } }
}

#if SINCE_1_19

    // `Diffing.swift`
    public struct Diffing<Value> {
        public var toData: (Value) -> Data
        public var fromData: (Data) -> Value
        public var diffV2: (Value, Value) -> (String, [DiffAttachment])?

        // `Diffing.swift`
        @available(*, deprecated, message: "Use 'diffV2'")
        public var diff: (Value, Value) -> (String, [XCTAttachment])? {
            get {
                let diffV2 = diffV2
                return { diffV2($0, $1).map { ($0.0, $0.1.compactMap(\.wrapped)) } }
            }
            set { diffV2 = { newValue($0, $1).map { ($0.0, $0.1.map(DiffAttachment.xcTest)) } } }
        }

        // `Diffing.swift`
        @available(*, deprecated, message: "Use 'Diffing.diff'")
        public init(
            toData: @escaping (_ value: Value) -> Data,
            fromData: @escaping (_ data: Data) -> Value,
            diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
        ) {
            self = Self.diff(toData: toData, fromData: fromData) {
                diff($0, $1).map { ($0.0, $0.1.map(DiffAttachment.xcTest)) }
            }
        }

        private init(
            _ toData: @escaping (Value) -> Data, _ fromData: @escaping (Data) -> Value,
            _ diffV2: @escaping (Value, Value) -> (String, [DiffAttachment])?
        ) {
            (self.toData, self.fromData, self.diffV2) = (toData, fromData, diffV2)
        }

        // `Diffing.swift`
        public static func diff(
            toData: @escaping (_ value: Value) -> Data,
            fromData: @escaping (_ data: Data) -> Value,
            diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
        ) -> Self {
            Diffing(toData, fromData, diffV2)
        }
    }

    // `Diffing.swift`
    public enum DiffAttachment {
        @available(*, deprecated)
        case xcTest(XCTAttachment)
        case data(Data, name: String)

        @available(*, deprecated)
        fileprivate var wrapped: XCTAttachment? {
            guard case .xcTest(let attachment) = self else { return nil }
            return attachment
        }
    }

#else

    // `Diffing.swift` of 1.17.6 to 1.18.9
    public struct Diffing<Value> {
        public var toData: (Value) -> Data
        public var fromData: (Data) -> Value
        public var diff: (Value, Value) -> (String, [XCTAttachment])?

        // `Diffing.swift` of 1.17.6 to 1.18.9
        public init(
            toData: @escaping (_ value: Value) -> Data,
            fromData: @escaping (_ data: Data) -> Value,
            diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
        ) {
            (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
        }
    }

#endif

extension Diffing {
    /// A comparison of the stand-in without attachments, in all versions.
    init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
        failure: @escaping (Value, Value) -> String?
    ) {
        #if SINCE_1_19
            self = .diff(toData: toData, fromData: fromData) { failure($0, $1).map { ($0, []) } }
        #else
            self.init(toData: toData, fromData: fromData, diff: { failure($0, $1).map { ($0, []) } })
        #endif
    }

    func failure(_ expected: Value, _ taken: Value) -> String? {
        #if SINCE_1_19
            diffV2(expected, taken)?.0
        #else
            diff(expected, taken)?.0
        #endif
    }
}

// `Common/XCTAttachment.swift`, as it is on Linux
public struct XCTAttachment {
    public init(data: Data) {}
    public init(data: Data, uniformTypeIdentifier: String) {}
}
