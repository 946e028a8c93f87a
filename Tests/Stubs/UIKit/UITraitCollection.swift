// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

// `uikit/uitraitcollection`
public final class UITraitCollection: Sendable {
    // The traits that are set, by name; a stand-in's own, to be read by tests.
    public let values: [String: String]

    init(values: [String: String]) { self.values = values }

    // `objectivec/nsobject-swift.class/init()`
    public convenience init() { self.init(values: [:]) }

    // `uikit/uitraitcollection/init(traitsfrom:)`
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

    // `uikit/uitraitcollection/displayscale`; 0 where it is not set
    public var displayScale: CGFloat { values["displayScale"].flatMap { Double($0) } ?? 0 }
}

// `uikit/uiuserinterfaceidiom`
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad }

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
