package enum TargetKind: String, Encodable, Sendable, CaseIterable {
    case app
    case appClip = "app-clip"
    case watchApp = "watch-app"
    /// An extension of an app or of the system: a widget, a share extension, a notification service, and similar.
    case `extension`
    case framework
    case staticLibrary = "static-library"
    case dynamicLibrary = "dynamic-library"
    /// A regular target of a package.
    case module
    case unitTests = "unit-tests"
    case uiTests = "ui-tests"
    case tool
    case macro
    case plugin
    case bundle
    /// A target that only runs scripts or builds other targets.
    case aggregate
    case legacy
    case other

    /// Indicates whether the target compiles Swift files into a module of its own.
    var hasModule: Bool { ![.aggregate, .legacy, .plugin].contains(self) }

    package var isImportable: Bool {
        [.app, .appClip, .framework, .staticLibrary, .dynamicLibrary, .module].contains(self)
    }

    package var isTest: Bool { [.unitTests, .uiTests].contains(self) }

    init(_ target: XcodeObject, _ platforms: [ProjectPlatform]) {
        switch target.isa {
        case "PBXAggregateTarget": self = .aggregate
        case "PBXLegacyTarget": self = .legacy
        default: self.init(productType: target.text("productType") ?? "", platforms)
        }
    }

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
