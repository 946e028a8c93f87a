public import SnapgenConfiguration
public import SnapgenModel
import SnapgenNames

/// Turns the configuration of Prefire (5.6.1) into one of snapgen that keeps the names of its references.
///
///     try PrefireImporter(project: project).configuration(from: file).text  // "sources:\n  - { path: ..."
public struct PrefireImporter: Sendable {
    private let project: ImportedProject
    private let keepsNames: Bool

    /// An importer for a project.
    ///
    /// - Parameter keepsNames: whether references keep their names and their folder; else snapgen names them.
    public init(project: ImportedProject, keepsNames: Bool = true) {
        self.project = project
        self.keepsNames = keepsNames
    }

    /// The configuration that `file` becomes.
    ///
    /// - Throws: where the file is no text, or draws on a device that Prefire does not know.
    public func configuration(from file: ConfigurationFile) throws(DiagnosticError) -> ImportedConfiguration {
        let readings = try PrefireReadings(file)
        var conversion = PrefireConversion(readings, of: file.path, project: project, keepsNames: keepsNames)
        conversion.convert()
        let diagnostics = (readings.diagnostics + conversion.diagnostics).sortedByPlace()
        guard !diagnostics.contains(where: { $0.severity == .error }) else { throw DiagnosticError(diagnostics) }
        let text = conversion.draft.text(from: "Made by 'snapgen import prefire' from \(file.path).")
        return ImportedConfiguration(text: text, diagnostics: diagnostics)
    }
}
