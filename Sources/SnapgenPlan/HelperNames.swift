import SnapgenModel

/// Leaves out previews whose generated code would collide with other code.
///
/// A preview has a generated file of its source file. Only in a build, the previews of files that were not known when
/// it was planned share that of their module, and those of other packages one for all. There, private declarations of
/// one name collide, and so do declarations of one name that imports choose.
struct HelperNames {
    let target: TestTarget

    private struct Name: Hashable {
        var generatedFile: String
        var name: String
        /// Indicates whether an import chooses the declaration.
        var isImported = false
    }

    /// Returns the entries without those whose code collides, with a diagnostic for each of these.
    func separate(_ entries: [CatalogEntry]) -> ([CatalogEntry], [Diagnostic]) {
        var owners: [Name: CatalogEntry] = [:]
        var diagnostics: [Diagnostic] = []
        let kept = entries.filter { entry in
            let names = names(of: entry)
            if let problem = collisionWithTarget(of: entry) ?? collision(of: names, of: entry, owners) {
                let message = "'\(entry.title)' is left out: it uses \(problem)"
                diagnostics.append(Diagnostic(.nameCollision, .warning, message, at: entry.location))
                return false
            }
            for name in names { owners[name] = entry }
            return true
        }
        return (kept, diagnostics)
    }

    private func names(of entry: CatalogEntry) -> [Name] {
        let file = generatedFile(of: entry)
        let helpers = entry.preview?.helpers ?? []
        let imported = (entry.clashingNames ?? []).compactMap { $0.split(separator: " ").last }
        return helpers.map { Name(generatedFile: file, name: $0.name) }
            + imported.map { Name(generatedFile: file, name: String($0), isImported: true) }
    }

    private func generatedFile(of entry: CatalogEntry) -> String {
        if entry.preview != nil, let file = target.previewFiles[entry.module]?[entry.path] { return file }
        return target.sharesFileOfOthers && !target.modules.contains(entry.module) ? "" : entry.module
    }

    private func collisionWithTarget(of entry: CatalogEntry) -> String? {
        guard let helper = entry.preview?.helpers?.first(where: target.declares) else { return nil }
        return "'\(helper.name)', which is private in its file, and the test target declares this name too; "
            + "rename one of them"
    }

    private func collision(of names: [Name], of entry: CatalogEntry, _ owners: [Name: CatalogEntry]) -> String? {
        for name in names {
            guard let owner = owners[name] else { continue }
            if name.isImported, owner.module != entry.module {
                return "'\(name.name)', which '\(owner.module)' declares too, and the tests of both modules are in the "
                    + "same generated file; rename one of them"
            } else if !name.isImported, owner.path != entry.path {
                return "'\(name.name)', which is private in its file, and in '\(owner.path)' too, whose tests are in "
                    + "the same generated file; rename one of them"
            }
        }
        return nil
    }
}
