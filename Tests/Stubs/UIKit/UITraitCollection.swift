// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

// `uikit/uitraitcollection`
public final class UITraitCollection: Sendable {
    // The traits that are set, by name; a stand-in's own, to be read by tests.
    public let values: [String: String]

    init(values: [String: String]) { self.values = values }

    // `objectivec/nsobject-swift.class/init()`
    public convenience init() { self.init(values: [:]) }

    // `uikit/uitraitcollection/init(traitsfrom:)`, deprecated from iOS 17 on
    @available(iOS, deprecated: 17)
    @available(tvOS, deprecated: 17)
    @available(visionOS, deprecated: 1)
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(into: [:]) { $0.merge($1.values) { _, last in last } })
    }

    // `uikit/uitraitcollection/init(displayscale:)`
    public convenience init(displayScale: CGFloat) { self.init(values: ["displayScale": "\(displayScale)"]) }

    // `uikit/uitraitcollection/init(userinterfaceidiom:)`
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(values: ["idiom": "\(idiom)"]) }

    // `uikit/uitraitcollection/init(horizontalsizeclass:)`
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: ["horizontal": "\(horizontalSizeClass)"])
    }

    // `uikit/uitraitcollection/init(verticalsizeclass:)`
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(values: ["vertical": "\(verticalSizeClass)"])
    }

    // `uikit/uitraitcollection/init(userinterfacestyle:)`
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(values: ["style": "\(userInterfaceStyle)"])
    }

    // `uikit/uitraitcollection/init(layoutdirection:)`
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(values: ["direction": "\(layoutDirection)"])
    }

    // `uikit/uitraitcollection/init(preferredcontentsizecategory:)`
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(values: ["textSize": preferredContentSizeCategory.rawValue])
    }

    // `uikit/uitraitcollection/init(accessibilitycontrast:)`
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(values: ["contrast": "\(accessibilityContrast)"])
    }

    // `uikit/uitraitcollection/init(legibilityweight:)`, `uikit/uitraitcollection/init(displaygamut:)`
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(values: ["legibility": "\(legibilityWeight)"])
    }
    public convenience init(displayGamut: UIDisplayGamut) { self.init(values: ["gamut": "\(displayGamut)"]) }

    // `uikit/uitraitcollection/traitmutations`
    @available(iOS 17, tvOS 17, *)
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    // `uikit/uitraitcollection/init(mutations:)`, from iOS 17 on
    @available(iOS 17, tvOS 17, *)
    public convenience init(mutations: TraitMutations) {
        var traits: any UIMutableTraits = MutableTraits()
        mutations(&traits)
        self.init(values: (traits as? MutableTraits)?.values ?? [:])
    }

    // `uikit/uitraitcollection/modifyingtraits(_:)`, from iOS 17 on
    @available(iOS 17, tvOS 17, *)
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(merging: [self, UITraitCollection(mutations: mutations)])
    }

    // `uikit/uitraitcollection/performascurrent(_:)`, `uikit/uitraitcollection/current`
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = Self.current
        Self.current = self
        actions()
        Self.current = outer
    }
    nonisolated(unsafe) public static var current = base

    // `uikit/uitraitcollection/displayscale`; 0 where it is not set
    public var displayScale: CGFloat { values["displayScale"].flatMap { Double($0) } ?? 0 }

    // `uikit/uitraitcollection/userinterfacestyle`
    public var userInterfaceStyle: UIUserInterfaceStyle {
        switch values["style"] {
        case "light": .light
        case "dark": .dark
        default: .unspecified
        }
    }

    // `uikit/uitraitcollection/userinterfaceidiom`
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        switch values["idiom"] {
        case "phone": .phone
        case "pad": .pad
        case "tv": .tv
        default: .unspecified
        }
    }

    // `uikit/uitraitcollection/layoutdirection`
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        switch values["direction"] {
        case "leftToRight": .leftToRight
        case "rightToLeft": .rightToLeft
        default: .unspecified
        }
    }

    // `uikit/uitraitcollection/preferredcontentsizecategory`
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(rawValue: values["textSize"] ?? UIContentSizeCategory.unspecified.rawValue)
    }

    // `uikit/uitraitcollection/horizontalsizeclass`, `uikit/uitraitcollection/verticalsizeclass`
    public var horizontalSizeClass: UIUserInterfaceSizeClass { sizeClass("horizontal") }
    public var verticalSizeClass: UIUserInterfaceSizeClass { sizeClass("vertical") }

    private func sizeClass(_ name: String) -> UIUserInterfaceSizeClass {
        switch values[name] {
        case "compact": .compact
        case "regular": .regular
        default: .unspecified
        }
    }

    // The traits of the screen; a stand-in's own.
    static let base = UITraitCollection(values: [
        "displayScale": "3.0", "idiom": "phone", "horizontal": "compact", "vertical": "regular", "style": "light",
        "direction": "leftToRight", "textSize": UIContentSizeCategory.large.rawValue, "contrast": "normal",
    ])

    // Traits of which a later one is preferred; a stand-in's own, without the deprecation.
    convenience init(merging traits: [UITraitCollection]) {
        self.init(values: traits.reduce(into: [:]) { $0.merge($1.values) { _, last in last } })
    }

    // A stand-in's own, for the journal.
    public var text: String { values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ") }
}

// `uikit/uilegibilityweight`, `uikit/uidisplaygamut`
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }

// `uikit/uiuserinterfaceidiom`
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv }

// `uikit/uiuserinterfacesizeclass`
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

// `uikit/uiuserinterfacestyle`
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

// `uikit/uitraitenvironmentlayoutdirection`
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

// `uikit/uicontentsizecategory`
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    // `uikit/uicontentsizecategory/init(rawvalue:)`
    public init(rawValue: String) { self.rawValue = rawValue }

    // `uikit/uicontentsizecategory/large` and its neighbours, here with the names of SwiftUI
    public static let unspecified = Self(rawValue: "unspecified")
    public static let extraSmall = Self(rawValue: "xSmall")
    public static let small = Self(rawValue: "small")
    public static let medium = Self(rawValue: "medium")
    public static let large = Self(rawValue: "large")
    public static let extraLarge = Self(rawValue: "xLarge")
    public static let extraExtraLarge = Self(rawValue: "xxLarge")
    public static let extraExtraExtraLarge = Self(rawValue: "xxxLarge")
    public static let accessibilityMedium = Self(rawValue: "accessibility1")
    public static let accessibilityLarge = Self(rawValue: "accessibility2")
    public static let accessibilityExtraLarge = Self(rawValue: "accessibility3")
    public static let accessibilityExtraExtraLarge = Self(rawValue: "accessibility4")
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "accessibility5")
}

// `uikit/uiaccessibilitycontrast`
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

// `uikit/uimutabletraits`, from iOS 17 on
@available(iOS 17, tvOS 17, *)
public protocol UIMutableTraits {
    // `uikit/uimutabletraits/displayscale` and its neighbours
    var displayScale: CGFloat { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
}

// `uikit/uitraitoverrides-swift.struct`, from iOS 17 on; here available for the stand-ins themselves
@available(iOS 17, tvOS 17, *)
public struct UITraitOverrides: UIMutableTraits {
    private var traits = MutableTraits()

    var collection: UITraitCollection { UITraitCollection(values: traits.values) }

    public var displayScale: CGFloat {
        get { traits.displayScale }
        set { traits.displayScale = newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { traits.userInterfaceIdiom }
        set { traits.userInterfaceIdiom = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { traits.horizontalSizeClass }
        set { traits.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { traits.verticalSizeClass }
        set { traits.verticalSizeClass = newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { traits.userInterfaceStyle }
        set { traits.userInterfaceStyle = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { traits.layoutDirection }
        set { traits.layoutDirection = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { traits.preferredContentSizeCategory }
        set { traits.preferredContentSizeCategory = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { traits.accessibilityContrast }
        set { traits.accessibilityContrast = newValue }
    }
}

// Traits under the names that their collections have here; a stand-in's own.
@available(iOS 17, tvOS 17, *)
private struct MutableTraits: UIMutableTraits {
    var values: [String: String] = [:]

    var displayScale: CGFloat = 0 { didSet { values["displayScale"] = "\(displayScale)" } }
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified { didSet { values["idiom"] = "\(userInterfaceIdiom)" } }
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified {
        didSet { values["horizontal"] = "\(horizontalSizeClass)" }
    }
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified {
        didSet { values["vertical"] = "\(verticalSizeClass)" }
    }
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { values["style"] = "\(userInterfaceStyle)" } }
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified {
        didSet { values["direction"] = "\(layoutDirection)" }
    }
    var preferredContentSizeCategory = UIContentSizeCategory(rawValue: "unspecified") {
        didSet { values["textSize"] = preferredContentSizeCategory.rawValue }
    }
    var accessibilityContrast = UIAccessibilityContrast.unspecified {
        didSet { values["contrast"] = "\(accessibilityContrast)" }
    }
}
