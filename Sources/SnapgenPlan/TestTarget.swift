public import SnapgenModel

/// The test target that a plan is made for.
public struct TestTarget: Equatable, Sendable {
    /// Modules that get a suite beside those of the configuration and of the catalog.
    public var modules: [String]
    /// The names of types that a person has written into the target.
    public var writtenTypes: Set<String>

    /// The end of the names of suites, unless the target has a type of that name.
    public static let suiteSuffix = "SnapshotTests"

    /// A test target; by default, nothing is known of it.
    public init(modules: [String] = [], writtenTypes: Set<String> = []) {
        self.modules = modules
        self.writtenTypes = writtenTypes
    }

    /// A test target with files that a person has written.
    public init(modules: [String] = [], written files: [ScannedFile]) {
        let types = files.flatMap(\.declarations).filter { $0.kind != .extension }.map(\.name)
        self.init(modules: modules, writtenTypes: Set(types))
    }

    /// The name of the suite of a module: `TravelUISnapshotTests`, and another where a person has a type of that name.
    func suiteName(of module: String) -> String {
        let name = module + Self.suiteSuffix
        return writtenTypes.contains(name) ? "\(name)_Snapgen" : name
    }
}
