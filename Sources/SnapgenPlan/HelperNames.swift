import SnapgenModel

/// Keeps previews apart whose source files have private declarations of one name and share a generated file.
///
/// A preview has a generated file of its source file. Only in a build, the previews of files that were not known when it
/// was planned share that of their module, and those of other packages one for all.
struct HelperNames {
    let target: TestTarget

    private struct Name: Hashable {
        var generatedFile: String
        var name: String
    }

    /// Returns the entries without those that have a name of another source file, with a diagnostic for each of these.
    func separate(_ entries: [CatalogEntry]) -> ([CatalogEntry], [Diagnostic]) {
        var owners: [Name: RelativePath] = [:]
        var diagnostics: [Diagnostic] = []
        let kept = entries.filter { entry in
            let file = generatedFile(of: entry)
            let names = (entry.preview?.helpers ?? []).map { Name(generatedFile: file, name: $0.name) }
            guard let taken = names.first(where: { owners[$0, default: entry.path] != entry.path }) else {
                for name in names { owners[name] = entry.path }
                return true
            }
            diagnostics.append(collision(of: entry, taken.name, owners[taken, default: entry.path]))
            return false
        }
        return (kept, diagnostics)
    }

    private func generatedFile(of entry: CatalogEntry) -> String {
        target.previewFiles[entry.module]?[entry.path] ?? (target.modules.contains(entry.module) ? entry.module : "")
    }

    private func collision(of entry: CatalogEntry, _ name: String, _ path: RelativePath) -> Diagnostic {
        Diagnostic(
            .nameCollision, .warning,
            "'\(entry.title)' is left out: it uses '\(name)', which is private in its file, and in '\(path)' too, whose "
                + "tests are in the same generated file; rename one of them",
            at: entry.location)
    }
}
