public import SnapgenModel

/// The options of rendering beside the plan.
public struct RenderOptions: Equatable, Sendable {
    /// The configuration.
    public var configuration: Configuration
    /// The package as a build tool describes it; `nil` where the files are written into the package itself.
    public var build: BuildOptions?
    /// The version of the tool, `1.2.3`; generated files contain the first two numbers.
    public var version: String
    /// The modules that may be compiled in an older language mode than the tests.
    ///
    /// Their previews may use what is an error in the mode of the tests, unless an import has `@preconcurrency`.
    public var olderModules: Set<String> = []

    /// Creates the options of a configuration.
    public init(_ configuration: Configuration, build: BuildOptions? = nil, version: String) {
        self.configuration = configuration
        self.build = build
        self.version = version
    }

    /// The settings of the generated tests.
    package var tests: TestSettings { configuration.tests }

    /// The names of references.
    package var naming: ReferenceNaming { configuration.naming }

    /// The support file's place below the root.
    package var supportPath: String { "\(tests.output)/\(GeneratedFileName.support)" }

    /// `1.2`: a bug fix of the tool alone rewrites no file.
    var shortVersion: String { Self.short(version) }

    static func short(_ version: String) -> String { version.split(separator: ".").prefix(2).joined(separator: ".") }
}
