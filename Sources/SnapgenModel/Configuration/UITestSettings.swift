/// The places of the files for UI tests of samples: an app that shows one sample, and tests that launch it.
public struct UITestSettings: Equatable, Encodable, Sendable {
    /// The folder of the files for the app, below the root; `nil` for none.
    public var app: RelativePath?
    /// The app's module, which its files do not import; `nil` for the module whose folder contains `app`.
    public var module: String?
    /// The folder of the tests, below the root; `nil` for none.
    public var output: RelativePath?

    /// Creates settings; without arguments, no files are generated.
    public init(app: RelativePath? = nil, module: String? = nil, output: RelativePath? = nil) {
        self.app = app
        self.module = module
        self.output = output
    }
}
