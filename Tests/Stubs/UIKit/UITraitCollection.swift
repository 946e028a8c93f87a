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

    // `uikit/uitraitcollection/traitmutations`
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    // `uikit/uitraitcollection/init(mutations:)`, from iOS 17 on
    @available(iOS 17, tvOS 17, *)
    public convenience init(mutations: TraitMutations) {
        var traits: any UIMutableTraits = MutableTraits()
        mutations(&traits)
        self.init(values: (traits as? MutableTraits)?.values ?? [:])
    }

    // `uikit/uitraitcollection/displayscale`; 0 where it is not set
    public var displayScale: CGFloat { values["displayScale"].flatMap { Double($0) } ?? 0 }
}

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

// Traits under the names that their collections have here; a stand-in's own.
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
