/// The parts of a package's manifest that are used, as `swift package dump-package` describes them.
package struct PackageDescription: Equatable, Sendable {
    package struct Target: Equatable, Sendable {
        package var name: String
        /// The word for the kind: `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
        package var kind: String
        /// `nil` for a folder of the target's name.
        package var path: String?
        /// The paths of files and folders that are not compiled, also those of resources.
        package var exclude: [String] = []
        package var sources: [String] = []
        /// The names of dependencies by their kinds: `target`, `product`, and `byName` for a target of the package, or
        /// else a product of the name.
        package var dependencies: [String: [String]] = [:]
        /// The names in lower case of the platforms of dependencies, by the names of those with such a condition.
        package var platforms: [String: [String]] = [:]
        package var plugins: [String] = []
        /// The conditions of `#if` that are defined everywhere, in the order of the settings.
        package var conditions: [String] = []
        package var languageMode: String?

        package init(name: String, kind: String) {
            self.name = name
            self.kind = kind
        }
    }

    /// The first number of the tools version.
    package var toolsVersion: Int?
    /// The names in lower case.
    package var platforms: [String] = []
    package var languageModes: [String] = []
    /// The targets of the products, by the products' names.
    package var products: [String: [String]] = [:]
    package var targets: [Target] = []
    /// The absolute paths of the local packages that the package depends on.
    package var localPackages: [String] = []
    /// The addresses of the other packages that it depends on, without those of registries.
    package var remotePackages: [String] = []

    package init() {}
}
