extension TargetKind {
    /// Creates the kind of an Xcode target from its class and product type.
    init(_ target: XcodeObject, _ platforms: [ProjectPlatform]) {
        switch target.isa {
        case "PBXAggregateTarget": self = .aggregate
        case "PBXLegacyTarget": self = .legacy
        default: self.init(productType: target.text("productType") ?? "", platforms)
        }
    }

    /// Creates the kind of a product type: `com.apple.product-type.application`.
    init(productType: String, _ platforms: [ProjectPlatform]) {
        let prefix = "com.apple.product-type."
        let name = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : ""
        let kind = Self.kinds[name] ?? (name.contains("extension") ? .extension : .other)
        // Since Xcode 14, watch apps are applications for watchOS.
        self = kind == .app && platforms == [.watchOS] ? .watchApp : kind
    }

    /// The kinds of the product types in Xcode's templates.
    private static let kinds: [String: TargetKind] = [
        "application": .app,
        "application.messages": .app,
        "application.on-demand-install-capable": .appClip,
        "application.watchapp": .watchApp,
        "application.watchapp2": .watchApp,
        "application.watchapp2-container": .app,
        "bundle": .bundle,
        "bundle.ocunit-test": .unitTests,
        "bundle.ui-testing": .uiTests,
        "bundle.unit-test": .unitTests,
        "framework": .framework,
        "framework.static": .framework,
        "library.dynamic": .dynamicLibrary,
        "library.static": .staticLibrary,
        "tool": .tool,
        "xpc-service": .tool,
    ]
}
