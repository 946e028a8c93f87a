public import SnapgenModel

/// The options of rendering beside the plan.
public struct RenderOptions: Equatable, Sendable {
    /// The framework, the engines, the imports and the template.
    public var tests: TestSettings
    /// The folder of the references, below the root.
    public var references: RelativePath
    /// The naming of references.
    public var naming: ReferenceNaming
    /// The record mode, unless the environment variables set one.
    public var record: RecordMode
    /// The share of pixels that has to match where a test says nothing, 0...1.
    public var precision: Double
    /// The similarity of two pixels that a test asks for by default, 0...1.
    public var perceptualPrecision: Double
    /// The package as a build tool describes it; `nil` where the files are written into the package itself.
    public var build: BuildOptions?
    /// The version of the tool, `1.2.3`; of it, the first two numbers stand in the generated files.
    public var version: String

    /// The options that a configuration decides.
    public init(_ configuration: Configuration, build: BuildOptions? = nil, version: String) {
        self.tests = configuration.tests
        self.references = configuration.references
        self.naming = configuration.naming
        self.record = configuration.record
        self.precision = configuration.precision
        self.perceptualPrecision = configuration.perceptualPrecision
        self.build = build
        self.version = version
    }

    /// The support file's place below the root.
    package var supportPath: String { "\(tests.output)/\(GeneratedFileName.support)" }

    /// `1.2`: a bug fix of the tool alone rewrites no file.
    var shortVersion: String {
        version.split(separator: ".").prefix(2).joined(separator: ".")
    }
}
