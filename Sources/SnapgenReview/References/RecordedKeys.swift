import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel
package import SnapgenScan

/// The accessibility keys that the samples of a project show, as `texts=keys` has recorded them.
struct RecordedKeys: Sendable {
    private let lines: Set<String>

    /// Plans the tests of a project and reads the recorded keys of all samples.
    ///
    /// - Returns: `nil` if no keys are recorded, or those of a sample are missing, because it may show any key.
    /// - Throws: A diagnostic if the project cannot be planned.
    init?(of projects: [Project], in files: any FileSystem) throws(DiagnosticError) {
        var runs: [(project: Project, run: Run)] = []
        for project in projects { runs.append((project, try Pipeline(project).run(to: .plan))) }
        let inventory = ReferenceInventory(of: runs, ActualResults(files), in: files)
        let references = inventory.references.filter(\.isOfKeys)
        var lines: Set<String> = []
        for reference in references {
            guard let text = Self.text(of: reference, in: inventory, files) else { return nil }
            lines.formUnion(text.split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) })
        }
        if references.isEmpty { return nil }
        self.lines = lines
    }

    /// Returns the text of a reference; `nil` if it is missing, at another path, or not downloaded.
    private static func text(
        of reference: Reference, in inventory: ReferenceInventory, _ files: any FileSystem
    ) -> String? {
        guard let file = reference.file, file.kind == .text, reference.source == nil else { return nil }
        let folder = inventory.root.absolute(inventory.folder)
        return (try? files.read(file.path, below: folder)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns a note for each key of a schema that a view has and no sample shows.
    func problems(in catalog: AccessibilityCatalog) -> [Diagnostic] {
        catalog.keys.filter { $0.isSetBySchema && !shows($0) }.map { key in
            Diagnostic(
                .keyWithoutSample, .note,
                "no recorded text contains '\(key.name)'; add a sample that shows it, or 'texts=keys' to one that does",
                at: key.location)
        }
    }

    private func shows(_ key: CatalogKey) -> Bool {
        let identifiers = Set([key.identifier] + key.places.compactMap(\.identifier))
        if !key.isList { return !identifiers.isDisjoint(with: lines) }
        return identifiers.contains { identifier in lines.contains { $0.hasPrefix("\(identifier)[") } }
    }
}

extension Reference {
    /// A Boolean value that indicates whether the plan lists the reference as the keys of a sample.
    fileprivate var isOfKeys: Bool {
        switch state {
        case .present, .missing, .renamed, .misplaced, .unknown: planned?.entry.strategy == .keys
        case .duplicate, .orphaned, .skipped, .other: false
        }
    }
}

extension [Project] {
    /// Scans a project, opened for each of its test targets, for accessibility keys and checks them.
    ///
    /// - Returns: The keys, with the findings as diagnostics; those of samples only if the whole project is read.
    /// - Throws: A diagnostic if the system starts no thread.
    package func checkedAccessibilityKeys(in files: any FileSystem) throws(DiagnosticError) -> AccessibilityCatalog {
        var catalog = try self[0].checkedAccessibilityKeys()
        guard self[0].isComplete, catalog.keys.contains(where: \.isSetBySchema) else { return catalog }
        let problems = try RecordedKeys(of: self, in: files)?.problems(in: catalog) ?? []
        catalog.diagnostics = (catalog.diagnostics + problems).sortedByPlace()
        return catalog
    }
}

extension CatalogKey {
    /// A Boolean value that indicates whether a view has the key of a schema.
    fileprivate var isSetBySchema: Bool { origin == .schema && isSet == .yes }
}
