public import SnapgenModel

/// The entries that the functions of generated files belong to.
///
/// Functions are found by their names and not by lines, so that a source may have changed since the file was generated.
public struct FunctionEntries: Sendable {
    private struct Owner: Sendable {
        let suite: String
        let entry: CatalogEntry
    }

    private let owners: [String: [Owner]]
    private let suites: [PlannedSuite]

    /// The entries of a plan.
    public init(_ plan: TestPlan) {
        suites = plan.suites
        let pairs = plan.suites.flatMap { suite in
            let names = PreviewNames(suite)
            return suite.tests.flatMap { test in
                let owner = Owner(suite: suite.name, entry: test.entry)
                return [(test.function, owner), (names.function(of: test.entry), owner)]
            }
        }
        owners = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    }

    /// Returns the entries that a function tests or carries the code of, without duplicates.
    ///
    /// - Parameter functions: All functions of the same file, which show the suites that the file belongs to.
    public func entries(of function: SwiftFunction, among functions: [SwiftFunction]) -> [CatalogEntry] {
        let here = suites(of: functions)
        let candidates = (owners[function.name] ?? []).filter { here.isEmpty || here.contains($0.suite) }
        return Self.unique(candidates.map(\.entry))
    }

    /// Returns the entries of a file whose code needs the import of a module.
    public func entries(importing module: String, among functions: [SwiftFunction]) -> [CatalogEntry] {
        let here = suites(of: functions)
        let names = Set(functions.map(\.name))
        let tests = suites.filter { here.contains($0.name) }.flatMap(\.tests).filter { names.contains($0.function) }
        return Self.unique(
            tests.map(\.entry).filter { entry in entry.preview?.imports.contains { $0.module == module } ?? false })
    }

    private func suites(of functions: [SwiftFunction]) -> Set<String> {
        Set(functions.compactMap(\.enclosingType)).intersection(suites.map(\.name))
    }

    private static func unique(_ entries: [CatalogEntry]) -> [CatalogEntry] {
        var seen: Set<String> = []
        return entries.filter { seen.insert($0.id).inserted }
    }
}
