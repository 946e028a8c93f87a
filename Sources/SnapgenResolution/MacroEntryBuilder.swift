import SnapgenModel

/// Makes entries of `#Preview` and other configured macros.
struct MacroEntryBuilder {
    let files: [ScannedFile]
    let macros: [String]
    let index: TypeIndex

    /// The entries of all macros, file by file.
    func candidates() -> [Candidate] {
        let shared = sharedFileNames
        return files.flatMap { file in
            let isShared = shared.contains(FileName(module: file.module, name: file.path.name))
            return candidates(in: file, prefix: "\(file.module)/\(isShared ? file.path.string : file.path.name)")
        }
    }

    private func candidates(in file: ScannedFile, prefix: String) -> [Candidate] {
        var unnamed = 0
        return file.macros.filter { macros.contains($0.macro) }.map { macro in
            if macro.displayName == nil { unnamed += 1 }
            return candidate(macro, of: file, name: macro.displayName ?? String(unnamed), prefix: prefix)
        }
    }

    private func candidate(
        _ macro: ScannedMacro, of file: ScannedFile, name: String, prefix: String
    ) -> Candidate {
        let entry = CatalogEntry(
            id: "\(prefix)#\(name)",
            kind: .macro,
            strategy: .image,
            name: macro.displayName,
            title: TitleMaker.title(ofMacro: name, in: file.path),
            module: file.module,
            location: macro.context.location,
            samples: macro.samples,
            conditions: macro.context.conditions.map(\.description),
            availability: macro.context.availability,
            catalogName: macro.macro,
            preview: macro.source)
        return Candidate(
            entry: entry,
            modifiers: macro.settings,
            directives: macro.context.directives,
            conditions: macro.context.conditions,
            obstacle: (macro.obstacle ?? obstacle(of: macro, in: file)).map { .unreachable(reason: $0) })
    }

    /// The reason for which no test can use the type around a macro, wherever the type is declared.
    private func obstacle(of macro: ScannedMacro, in file: ScannedFile) -> String? {
        macro.source?.enclosingType.flatMap {
            Reachability(index: index).obstacle(ofCodeIn: $0, file.module, file.path)
        }
    }

    private struct FileName: Hashable {
        var module: String
        var name: String
    }

    /// The names that several files with macros have in one module.
    private var sharedFileNames: Set<FileName> {
        let names = files.filter { !$0.macros.isEmpty }.map { FileName(module: $0.module, name: $0.path.name) }
        return Set(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys)
    }
}
