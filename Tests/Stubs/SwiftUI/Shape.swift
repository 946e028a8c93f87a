// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `swiftui/shape`, without its path
public protocol Shape: View, Sendable {}

// `swiftui/roundedcornerstyle`
public enum RoundedCornerStyle: Sendable { case circular, continuous }

// `swiftui/roundedrectangle`
public struct RoundedRectangle: PrimitiveView, Shape {
    // `swiftui/roundedrectangle/init(cornerradius:style:)`
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

// `swiftui/capsule`
public struct Capsule: PrimitiveView, Shape {
    // `swiftui/capsule/init(style:)`
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

// `swiftui/fillstyle`
public struct FillStyle: Equatable, Sendable {
    // `swiftui/fillstyle/init(eofill:antialiased:)`
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

// `swiftui/hierarchicalshapestyle`
public struct HierarchicalShapeStyle: ShapeStyle {}

// `swiftui/tintshapestyle`
public struct TintShapeStyle: ShapeStyle {}

// `swiftui/material`
public struct Material: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    // `swiftui/shapestyle/secondary`
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    // `swiftui/shapestyle/tint`
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Material {
    // `swiftui/shapestyle/regularmaterial`
    public static var regularMaterial: Material { Material() }
}

extension View {
    // `swiftui/view/background(_:in:fillstyle:)`
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        Changed(content: self, change: "background")
    }
}
