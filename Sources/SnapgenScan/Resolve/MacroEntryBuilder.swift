import SnapgenModel

/// Makes entries of `#Preview` and other configured macros.
struct MacroEntryBuilder {
    let files: [ScannedFile]
    let macros: [String]

    /// Why a macro gets no test: the one place that says so, until the generator carries bodies into tests.
    private static let unsupported = Candidate.Obstacle.unsupported(
        reason: "the body of a #Preview is not carried into a test yet; "
            + "move the view into a PreviewProvider or a Testable type")

    /// Why a macro with an `as:` argument gets none: it shows a widget's timeline.
    private static let widget = Candidate.Obstacle.unreachable(
        reason: "with 'as:' it previews a widget or a Live Activity, which is no view; "
            + "preview the view that it is made of")

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
            return candidate(macro, of: file, name: MacroName(macro.displayName, number: unnamed), prefix: prefix)
        }
    }

    private func candidate(
        _ macro: ScannedMacro, of file: ScannedFile, name: MacroName, prefix: String
    ) -> Candidate {
        let entry = CatalogEntry(
            id: "\(prefix)#\(name.text)",
            kind: .macro,
            strategy: .image,
            name: macro.displayName,
            title: TitleMaker.title(ofMacro: name, in: file.path),
            module: file.module,
            location: macro.context.location,
            samples: macro.isWidget ? nil : [Sample(number: 1, line: macro.context.location.line)],
            conditions: macro.context.conditions,
            availability: macro.context.availability,
            catalogName: macro.macro)
        return Candidate(
            entry: entry, directives: macro.context.directives,
            obstacle: macro.isWidget ? Self.widget : Self.unsupported)
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

/// What a macro is called: its display name, or its number among the unnamed ones of the file.
struct MacroName: Equatable {
    /// The display name, or the number.
    let text: String

    /// The display name, or `number` where there is none.
    init(_ displayName: String?, number: Int) {
        text = displayName ?? String(number)
    }
}

extension ScannedMacro {
    fileprivate var isWidget: Bool { argumentLabels.contains("as") }
}
