// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// A view with what was done to it; a stand-in's own.
public struct Changed<Content: View> {
    let content: Content
    let change: String
    var effect = ViewEffect()
}

extension Changed: AffectedView {
    var affected: any View { content }
}

extension Changed: PrimitiveView, CustomStringConvertible {
    public var description: String { "\(content).\(change)" }
}

// `swiftui/alignment`
public struct Alignment: Equatable, Sendable {
    // `swiftui/alignment/center`
    public static let center = Alignment()
}

// `swiftui/edge/set`
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all = Set(rawValue: 15)
    }
}

// `swiftui/safearearegions`
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: 3)
}

// `swiftui/colorscheme`
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

// `swiftui/colorschemecontrast`
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

// `swiftui/layoutdirection`
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

// `swiftui/dynamictypesize`
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension View {
    // `swiftui/view/environment(_:_:)`
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        Changed(
            content: self, change: "environment(\(Self.text(value)))",
            effect: ViewEffect(environment: { $0[keyPath: keyPath] = value }))
    }

    nonisolated private static func text(_ value: Any) -> String {
        switch value {
        case let locale as Locale: locale.identifier
        case let timeZone as TimeZone: timeZone.identifier
        case let calendar as Calendar: "\(calendar.identifier)"
        default: "\(value)"
        }
    }

    // `swiftui/view/frame(width:height:alignment:)`
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        Changed(
            content: self, change: "frame(\(width ?? -1), \(height ?? -1))",
            effect: ViewEffect(width: width, height: height))
    }

    // `swiftui/view/fixedsize(horizontal:vertical:)`
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        Changed(content: self, change: "fixedSize(\(horizontal), \(vertical))")
    }

    // `swiftui/view/padding(_:_:)`
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        Changed(content: self, change: "padding(\(edges == .bottom ? "bottom" : "\(edges.rawValue)"), \(length ?? -1))")
    }

    // `swiftui/view/ignoressafearea(_:edges:)`
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        Changed(content: self, change: "ignoresSafeArea")
    }

    // `swiftui/view/dynamictypesize(_:)`, the one for a size
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        Changed(content: self, change: "dynamicTypeSize(\(size))")
    }
}

#if canImport(UIKit)
    extension UIContentSizeCategory {
        // `uikit/uicontentsizecategory/init(_:)`
        public init(_ dynamicTypeSize: DynamicTypeSize?) {
            self.init(rawValue: dynamicTypeSize.map { "\($0)" } ?? "unspecified")
        }
    }
#endif
