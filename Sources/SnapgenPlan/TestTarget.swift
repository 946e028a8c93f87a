public import SnapgenModel

/// The test target that a plan is made for.
public struct TestTarget: Equatable, Sendable {
    /// Modules that get a suite beside those of the configuration and of the catalog.
    public var modules: [String]
    /// The names of types that a person has written into the target.
    public var writtenTypes: Set<String>
    /// The names of other declarations that a person has written into the target and that all of it sees: `sample`,
    /// `Hotel.sample`.
    public var writtenValues: Set<String>
    /// The names of the generated files for the previews of single source files, by module and path.
    ///
    /// The previews of all other files are in the file of their module.
    public var previewFiles: [String: [RelativePath: String]]
    /// A Boolean value that indicates whether one generated file has the tests of all modules but `modules`.
    public var sharesFileOfOthers: Bool
    /// A Boolean value that indicates whether the target has resources, so that `Bundle.module` is its own in its files.
    public var hasResources: Bool

    /// The end of the names of suites, unless the target has a type of that name.
    public static let suiteSuffix = "SnapshotTests"

    /// A test target; by default, nothing is known of it.
    public init(
        modules: [String] = [], writtenTypes: Set<String> = [], writtenValues: Set<String> = [],
        previewFiles: [String: [RelativePath: String]] = [:], sharesFileOfOthers: Bool = false,
        hasResources: Bool = false
    ) {
        self.modules = modules
        self.writtenTypes = writtenTypes
        self.writtenValues = writtenValues
        self.previewFiles = previewFiles
        self.sharesFileOfOthers = sharesFileOfOthers
        self.hasResources = hasResources
    }

    /// The name of the suite of a module: `TravelUISnapshotTests`, and another where a person has a type of that name.
    func suiteName(of module: String) -> String {
        let name = module + Self.suiteSuffix
        return writtenTypes.contains(name) ? "\(name)_Snapgen" : name
    }
}

extension TestTarget {
    /// A test target with files that a person has written.
    public init(
        modules: [String] = [], written files: [ScannedFile], previewFiles: [String: [RelativePath: String]] = [:],
        sharesFileOfOthers: Bool = false, hasResources: Bool = false
    ) {
        let types = files.flatMap(\.declarations).filter { $0.kind != .extension }.map(\.name)
        let values = files.flatMap(\.values).filter { $0.access != .file }.map { value in
            [value.owner, value.name].compactMap { $0 }.joined(separator: ".")
        }
        self.init(
            modules: modules, writtenTypes: Set(types), writtenValues: Set(values), previewFiles: previewFiles,
            sharesFileOfOthers: sharesFileOfOthers, hasResources: hasResources)
    }

    /// Returns whether a person has written a declaration into the target that collides with a carried one.
    func declares(_ helper: CarriedDeclaration) -> Bool {
        let value = helper.name.dottedComponents.suffix(2).joined(separator: ".")
        return writtenTypes.contains(helper.name) || writtenValues.contains(value)
    }
}
