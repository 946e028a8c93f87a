public import SnapgenModel

/// The test target that a plan is made for.
public struct TestTarget: Equatable, Sendable {
    /// Modules that get a suite beside those of the configuration and of the catalog.
    public var modules: [String]
    /// The names of types that a person has written into the target.
    public var writtenTypes: Set<String>
    /// The names of the generated files for the previews of single source files, by module and path.
    ///
    /// The previews of all other files are in the file of their module.
    public var previewFiles: [String: [RelativePath: String]]
    /// Indicates whether the target has resources, so that `Bundle.module` is its own in its files.
    public var hasResources: Bool

    /// The end of the names of suites, unless the target has a type of that name.
    public static let suiteSuffix = "SnapshotTests"

    /// A test target; by default, nothing is known of it.
    public init(
        modules: [String] = [], writtenTypes: Set<String> = [], previewFiles: [String: [RelativePath: String]] = [:],
        hasResources: Bool = false
    ) {
        self.modules = modules
        self.writtenTypes = writtenTypes
        self.previewFiles = previewFiles
        self.hasResources = hasResources
    }

    /// The name of the suite of a module: `TravelUISnapshotTests`, and another where a person has a type of that name.
    func suiteName(of module: String) -> String {
        let name = module + Self.suiteSuffix
        return writtenTypes.contains(name) ? "\(name)_Snapgen" : name
    }
}
