/// The package whose tests a build tool compiles.
///
/// It keeps generated files in a folder of its own, so a test cannot find the package from its own place.
package struct BuildOptions: Equatable, Sendable {
    /// The package's root, absolute.
    var packageRoot: String

    /// The options of a package at `packageRoot`.
    package init(packageRoot: String) {
        self.packageRoot = packageRoot
    }
}
