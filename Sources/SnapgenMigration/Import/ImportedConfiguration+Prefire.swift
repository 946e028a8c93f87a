public import SnapgenConfiguration
public import SnapgenModel
import SnapgenNames

extension ImportedConfiguration {
    /// Converts a configuration of Prefire (5.6.1).
    ///
    ///     try ImportedConfiguration(prefire: file, of: project).text  // "sources:\n  - { path: ..."
    ///
    /// - Parameter keepsNames: whether references keep their names and their folder; else snapgen names them.
    /// - Throws: where the file is no text, or draws on a device that Prefire does not know.
    public init(
        prefire file: ConfigurationFile, of project: ImportedProject, keepsNames: Bool = true
    ) throws(DiagnosticError) {
        let readings = try PrefireReadings(file)
        var conversion = PrefireConversion(readings, of: file.path, project: project, keepsNames: keepsNames)
        conversion.convert()
        diagnostics = (readings.diagnostics + conversion.diagnostics).sortedByPlace()
        guard !diagnostics.hasErrors else { throw DiagnosticError(diagnostics) }
        text = conversion.draft.text(from: "Made by 'snapgen import prefire' from \(file.path).")
    }
}
