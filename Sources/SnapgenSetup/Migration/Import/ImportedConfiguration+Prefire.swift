package import SnapgenConfiguration
package import SnapgenModel
package import SnapgenNames

extension ImportedConfiguration {
    /// Converts a configuration of Prefire (5.6.1).
    ///
    ///     try ImportedConfiguration(prefire: file, of: project).text  // "sources:\n  - { path: ..."
    ///
    /// - Parameter keepsNames: whether references keep their names and their folder; else snapgen names them.
    /// - Throws: where the file is no text, or draws on a device that Prefire does not have.
    package init(
        prefire file: ConfigurationFile, of project: ImportedProject, keepsNames: Bool = true
    ) throws(DiagnosticError) {
        let readings = try PrefireReadings(file)
        var conversion = PrefireConversion(readings, of: file.path, project: project, keepsNames: keepsNames)
        conversion.convert()
        diagnostics = (readings.diagnostics + conversion.diagnostics).sortedByPlace()
        guard !diagnostics.hasErrors else { throw DiagnosticError(diagnostics) }
        settings = Self.settings(of: readings.settings, in: file.path, diagnostics)
        text = conversion.draft.text(from: "Made by 'snapgen import prefire' from \(file.path).")
    }
    private static func settings(
        of settings: PrefireSettings, in path: String, _ diagnostics: [Diagnostic]
    ) -> [ImportedSetting] {
        let tests = settings.values.filter { $0.key.section == .tests }
        let playbook = settings.values.filter { $0.key.section == .playbook }.map(\.value.line).min()
        let keys = tests.map { (name: $0.key.key.rawValue, line: $0.value.line) }
        let unknown = settings.unknown.filter { $0.section != .playbook }.map { (name: $0.name, line: $0.line) }
        let section = playbook.map { [(name: PrefireSection.playbook.rawValue, line: $0)] } ?? []
        return [ImportedSetting](keys + unknown + section, of: path, diagnostics) {
            PrefireKey(rawValue: $0)?.counterpart
        }
    }
}
