package import SnapgenConfiguration
package import SnapgenModel
package import SnapgenNames

extension ImportedConfiguration {
    /// Converts a configuration of Sourcery, whose template writes tests.
    ///
    /// - Parameter number: which of several configurations in the file is taken, counted from 1; `nil` for the first.
    /// - Throws: where the file is no YAML, or holds no configuration of this number.
    package init(
        sourcery file: ConfigurationFile, of project: ImportedProject, number: Int? = nil
    ) throws(DiagnosticError) {
        let all = Self.configurations(in: try YAMLDocument(file).root)
        let index = (number ?? 1) - 1
        guard all.indices.contains(index) else {
            throw DiagnosticError(Self.missing(index + 1, of: all.count, in: file.path))
        }
        var conversion = SourceryConversion(all[index], of: file.path, project: project)
        if all.count > 1, number == nil { conversion.reportOthers(all.count) }
        conversion.convert()
        text = conversion.draft.text(from: "Made by 'snapgen import sourcery' from \(file.path).")
        diagnostics = conversion.diagnostics.sortedByPlace()
        settings = [ImportedSetting](
            all[index].map { (name: $0.key, line: $0.place.line) }, of: file.path, diagnostics
        ) { SourceryConversion.counterparts[$0] }
    }

    private static func configurations(in root: YAMLNode?) -> [[YAMLEntry]] {
        guard case .mapping(let entries)? = root?.content else { return [] }
        guard case .list(let items)? = root?["configurations"]?.value.content else { return [entries] }
        return items.compactMap { item in
            if case .mapping(let entries) = item.content { entries } else { nil }
        }
    }

    private static func missing(_ number: Int, of count: Int, in path: String) -> Diagnostic {
        let what = count == 0 ? "the file holds no configuration of Sourcery" : "there is no configuration \(number)"
        let advice = count == 0 ? "name another file" : "choose a number from 1 to \(count)"
        return Diagnostic(.badValue, .error, "\(what); \(advice)", path: path)
    }
}
