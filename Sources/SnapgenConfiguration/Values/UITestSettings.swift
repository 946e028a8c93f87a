package import SnapgenModel

/// The places of the files for UI tests of samples: an app that shows one sample, and tests that launch it.
package struct UITestSettings: Equatable, Encodable, Sendable {
    /// The folder of the files for the app, below the root; `nil` for none.
    package var app: RelativePath?
    /// The app's module, which its files do not import; `nil` for the module whose folder contains `app`.
    package var module: String?
    package var output: RelativePath?
}
