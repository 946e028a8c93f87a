import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel
package import SnapgenScan

extension [Project] {
    /// Checks the keys of a project, opened for each of its test targets; those of samples only if all of it is read.
    package func checkedAccessibilityKeys(in files: any FileSystem) throws(DiagnosticError) -> AccessibilityCatalog {
        var catalog = try self[0].checkedAccessibilityKeys()
        guard self[0].isComplete, catalog.keys.contains(where: \.isSetBySchema) else { return catalog }
        let lines = try recordedKeys(in: files)
        let hidden = catalog.keys.filter { key in
            key.isSetBySchema && lines.map { !key.isShown(in: $0) } ?? false
        }
        let notes = hidden.map { key in
            Diagnostic(
                .keyWithoutSample, .note,
                "no recorded text contains '\(key.name)'; add a sample that shows it, or 'texts=keys' to one that does",
                at: key.location)
        }
        catalog.diagnostics = (catalog.diagnostics + notes).sortedByPlace()
        return catalog
    }

    /// Returns the accessibility keys that the samples of the project show, as `texts=keys` has recorded them; if no
    /// keys are recorded, or those of a sample are missing, it may show any key, and there is no result.
    private func recordedKeys(in files: any FileSystem) throws(DiagnosticError) -> Set<String>? {
        let runs = try map { project throws(DiagnosticError) in (project, try Pipeline(project).run(to: .plan)) }
        let inventory = ReferenceInventory(of: runs, ActualResults(files), in: files)
        let references = inventory.references.filter(\.isOfKeys)
        if references.isEmpty { return nil }
        var lines: Set<String> = []
        for reference in references {
            guard let text = inventory.text(of: reference, files) else { return nil }
            lines.formUnion(text.split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) })
        }
        return lines
    }
}

extension ReferenceInventory {
    fileprivate func text(of reference: Reference, _ files: any FileSystem) -> String? {
        guard let file = reference.file, file.kind == .text, reference.source == nil else { return nil }
        return (try? files.read(file.path, below: root.absolute(folder))).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension Reference {
    fileprivate var isOfKeys: Bool {
        switch state {
        case .present, .missing, .renamed, .misplaced, .unknown: planned?.entry.strategy == .keys
        case .duplicate, .orphaned, .skipped, .other: false
        }
    }
}

extension CatalogKey {
    fileprivate var isSetBySchema: Bool { origin == .schema && isSet == .yes }

    fileprivate func isShown(in lines: Set<String>) -> Bool {
        let identifiers = Set([identifier] + places.compactMap(\.identifier))
        if !isList { return !identifiers.isDisjoint(with: lines) }
        return identifiers.contains { identifier in lines.contains { $0.hasPrefix("\(identifier)[") } }
    }
}
