package import SnapgenConfiguration
import SnapgenPlan

/// The options of rendering beside the plan.
package struct RenderOptions: Equatable, Sendable {
    /// The configuration.
    package var configuration: Configuration
    /// The package as a build tool describes it; `nil` where the files are written into the package itself.
    package var build: BuildOptions?
    /// The version of the tool, `1.2.3`; generated files contain the first two numbers.
    package var version: String
    /// The modules that tests without a host import, although they name nothing of them: the program contains a framework
    /// only if something refers to it.
    package var linkedModules: Set<String> = []
    /// The modules of which only some files are scanned.
    package var partialModules: Set<String> = []

    /// Creates the options of a configuration.
    package init(_ configuration: Configuration, build: BuildOptions? = nil, version: String) {
        self.configuration = configuration
        self.build = build
        self.version = version
    }

    /// The settings of the generated tests.
    package var tests: TestSettings { configuration.tests }

    /// The names of references.
    package var naming: ReferenceNaming { configuration.naming }

    /// The place below the root of the file with the settings.
    var runtimePath: String { "\(tests.output)/\(GeneratedFileName.runtime)" }

    /// `1.2`: a bug fix of the tool alone rewrites no file.
    var shortVersion: String { Self.short(version) }

    static func short(_ version: String) -> String { version.split(separator: ".").prefix(2).joined(separator: ".") }
}
