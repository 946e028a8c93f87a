/// The kind of product that a target makes.
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
    /// A command line tool.
    case tool
    case macro
    case plugin
    case bundle
    /// A target that only runs scripts or builds other targets.
    case aggregate
    /// A target that an external build tool makes.
    case legacy
    case other

    /// Indicates whether the target compiles Swift files into a module of its own.
    var hasModule: Bool { ![.aggregate, .legacy, .plugin].contains(self) }

    /// Indicates whether a test target can import the target with `@testable`.
    package var isImportable: Bool {
        [.app, .appClip, .framework, .staticLibrary, .dynamicLibrary, .module].contains(self)
    }

    /// Indicates whether the target contains tests.
    package var isTest: Bool { [.unitTests, .uiTests].contains(self) }
}
