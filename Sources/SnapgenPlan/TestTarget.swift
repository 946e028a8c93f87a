import SnapgenModel
package import SnapgenScan

package struct TestTarget: Equatable, Sendable {
    /// Modules that get a suite beside those of the configuration and of the catalog.
    package var modules: [String]
    var writtenTypes: Set<String>

    /// The end of the names of suites, unless the target has a type of that name.
    static let suiteSuffix = "SnapshotTests"

    /// - Parameter files: those that a person has written into the target.
    package init(modules: [String] = [], written files: [ScannedFile] = []) {
        self.modules = modules
        writtenTypes = Set(files.flatMap(\.declarations).filter { $0.kind != .extension }.map(\.name))
    }

    /// Returns texts of which each file has one that declares a type with a meaning for the tests of a catalog.
    package static func sought(for catalog: Catalog) -> [String] {
        let names = Set(catalog.entries.compactMap(\.nameBefore))
        let kinds = ["actor", "class", "enum", "protocol", "struct", "typealias"]
        return [suiteSuffix] + names.sorted().flatMap { name in kinds.map { "\($0) \(name)" } }
    }

    /// Divides entries into those whose names mean the same in the target, and diagnostics about the others.
    func splitByMeaning(_ entries: [CatalogEntry]) -> ([CatalogEntry], [Diagnostic]) {
        let isHidden = { (entry: CatalogEntry) in entry.nameBefore.map(writtenTypes.contains) ?? false }
        let problems = entries.filter(isHidden).map { entry in
            entry.warning(
                .nameCollision,
                "'\(entry.title)' gets no test, because the test target has a type '\(entry.nameBefore ?? "")', which the test "
                    + "would mean; rename that type")
        }
        return (entries.filter { !isHidden($0) }, problems)
    }

    /// The name of the suite of a module: `TravelUISnapshotTests`, and another where a person has a type of that name.
    func suiteName(of module: String) -> String {
        let name = module + Self.suiteSuffix
        return writtenTypes.contains(name) ? "\(name)_Snapgen" : name
    }
}

extension CatalogEntry {
    /// The first component of the name by which a test mentions the type: that of its module, or of a type; `nil` for previews.
    fileprivate var nameBefore: String? {
        guard kind == .samples || kind == .asyncSamples else { return nil }
        return declaration.typeModule ?? name?.split(separator: ".").first.map(String.init)
    }
}
