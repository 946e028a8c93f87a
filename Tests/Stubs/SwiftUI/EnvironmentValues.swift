// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `swiftui/environmentvalues`
public struct EnvironmentValues {
    // `swiftui/environmentvalues/colorscheme`
    public var colorScheme = ColorScheme.light
    // `swiftui/environmentvalues/locale`
    public var locale = Locale(identifier: "")
    // `swiftui/environmentvalues/layoutdirection`
    public var layoutDirection = LayoutDirection.leftToRight
    // As SwiftUI's module interface declares them, beside `colorSchemeContrast` and `accessibilityReduceMotion`, which
    // can only be read.
    public var _colorSchemeContrast = ColorSchemeContrast.standard
    public var _accessibilityReduceMotion = false
    // `swiftui/environmentvalues/dynamictypesize`, `swiftui/environmentvalues/timezone`, and its neighbours
    public var dynamicTypeSize = DynamicTypeSize.large
    public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    public var calendar = Calendar(identifier: .gregorian)
    public var isEnabled = true
    public var displayScale: CGFloat = 1

    // `swiftui/environmentvalues/init()`
    public init() {}

    private var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]

    // `swiftui/environmentvalues/subscript(_:)`
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    // The values while a body is evaluated; a stand-in's own.
    nonisolated(unsafe) static var current = EnvironmentValues()
}

// `swiftui/environmentkey`
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

// `swiftui/environment`
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value

    // `swiftui/environment/init(_:)`
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    // `swiftui/environment/wrappedvalue`
    public var wrappedValue: Value { read(EnvironmentValues.current) }
}

extension Environment where Value: AnyObject {
    // `swiftui/environment/init(_:)-8slkf`, from iOS 17 on; `Value` is observable
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public init(_ objectType: Value.Type) {
        // Actions run later than the body, and have the body's environment.
        var last: Value?
        read = { environment in
            last = environment.objects[ObjectIdentifier(objectType)] as? Value ?? last
            guard let last else { fatalError("No Observable object of type \(objectType) found.") }
            return last
        }
    }
}

extension View {
    // `swiftui/view/environment(_:)`, from iOS 17 on; `T` is observable
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
        Changed(
            content: self, change: "environment(\(T.self))",
            effect: ViewEffect(environment: { $0.objects[ObjectIdentifier(T.self)] = object }))
    }

    // `swiftui/view/environmentobject(_:)`
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        Changed(
            content: self, change: "environmentObject(\(T.self))",
            effect: ViewEffect(environment: { $0.objects[ObjectIdentifier(T.self)] = object }))
    }
}
