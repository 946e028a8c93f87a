/// The package whose tests a build tool compiles.
///
/// It keeps generated files in a folder of its own, so a test cannot find the package from its own place, and it has to
/// list every file before anything is scanned.
public struct BuildOptions: Equatable, Sendable {
    /// The package's root, absolute.
    public var packageRoot: String
    /// The modules with a file of their own; the tests of all others are in one file.
    public var modules: [String]
    /// The names of the files for the previews of single source files, which are all written.
    public var previewFiles: [String]

    /// The options of a package at `packageRoot` with `modules`.
    public init(packageRoot: String, modules: [String], previewFiles: [String] = []) {
        self.packageRoot = packageRoot
        self.modules = modules
        self.previewFiles = previewFiles
    }
}
