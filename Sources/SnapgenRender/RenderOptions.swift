package import SnapgenConfiguration
import SnapgenPlan

package struct RenderOptions: Equatable, Sendable {
    package var configuration: Configuration
    /// The absolute root of the package that a build tool compiles; `nil` where files are written into the package itself.
    ///
    /// A build tool keeps generated files in a folder of its own, so a test cannot find the package from its own place.
    package var builtPackage: String?
    package var version: String
    /// The modules that tests without a host import, although they name nothing of them: the program contains a framework
    /// only if something refers to it.
    package var linkedModules: Set<String> = []
    /// The modules of which only some files are scanned.
    package var partialModules: Set<String> = []

    package init(_ configuration: Configuration, builtPackage: String? = nil, version: String) {
        self.configuration = configuration
        self.builtPackage = builtPackage
        self.version = version
    }

    package var tests: TestSettings { configuration.tests }
    package var naming: ReferenceNaming { configuration.naming }

    /// The place below the root of the file with the settings.
    var runtimePath: String { "\(tests.output)/\(GeneratedFileName.runtime)" }

    /// `1.2`: a bug fix of the tool alone rewrites no file.
    var shortVersion: String { Self.short(version) }

    static func short(_ version: String) -> String { version.split(separator: ".").prefix(2).joined(separator: ".") }
}
