// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// `appkit/nsappearance`
public final class NSAppearance: @unchecked Sendable {
    // `appkit/nsappearance/name-swift.property`
    public let name: Name

    // `appkit/nsappearance/init(named:)`
    //
    // "Don't assign an NSAppearance object with this type directly" holds for the names of high contrast: there is none here.
    public init?(named name: Name) {
        guard !name.rawValue.contains("Accessibility") else { return nil }
        self.name = name
    }

    private init(_ name: Name) { self.name = name }

    static let aqua = NSAppearance(.aqua)

    // `appkit/nsappearance/performascurrentdrawingappearance(_:)`, `appkit/nsappearance/currentdrawing()`
    public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
        let outer = Self.drawing
        Self.drawing = self
        block()
        Self.drawing = outer
    }
    public class func currentDrawing() -> NSAppearance { drawing }
    nonisolated(unsafe) private static var drawing = aqua

    // `appkit/nsappearance/name-swift.struct`
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        // `appkit/nsappearance/name-swift.struct/init(rawvalue:)`
        public init(rawValue: String) { self.rawValue = rawValue }

        // `appkit/nsappearance/name-swift.struct/aqua` and its neighbours
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    }
}

// `appkit/nsappearancecustomization`
@MainActor
public protocol NSAppearanceCustomization: AnyObject {
    // `appkit/nsappearancecustomization/appearance`
    var appearance: NSAppearance? { get set }
    // `appkit/nsappearancecustomization/effectiveappearance`
    var effectiveAppearance: NSAppearance { get }
}
