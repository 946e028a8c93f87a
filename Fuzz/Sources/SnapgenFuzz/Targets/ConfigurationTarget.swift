import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenScan

@testable import SnapgenSetup

/// Checks for files of users and other tools: three kinds of configuration, and test reports.
struct ConfigurationTarget {
    private let file: ConfigurationFile
    private let lineCount: Int

    init(_ bytes: [UInt8]) {
        file = ConfigurationFile(path: "snapgen.yml", bytes: bytes)
        // The line breaks of YAML. A carriage return before a line feed counts too, so this is an upper bound.
        lineCount =
            String(decoding: bytes, as: UTF8.self).unicodeScalars
            .count { ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains($0) } + 1
    }

    func check() throws(Finding) {
        if let configuration = try resolved(file) { try check(configuration) }
        try check(Result { () throws(DiagnosticError) in try ImportedConfiguration(prefire: file, of: project) })
        try check(Result { () throws(DiagnosticError) in try ImportedConfiguration(sourcery: file, of: project) })
        _ = try? RecordedTest.tests(inReport: file.bytes, path: file.path)
    }

    private var project: ImportedProject { ImportedProject(root: "/home/me/App", environment: ["A": "a"]) }

    /// Returns the resolved configuration of a file, or `nil` if it is rejected with diagnostics.
    private func resolved(_ file: ConfigurationFile) throws(Finding) -> ResolvedConfiguration? {
        do throws(DiagnosticError) {
            return try ConfigurationResolver(environment: ["A": "a"]).resolve(file)
        } catch {
            try Finding.unless(!error.diagnostics.isEmpty, "a configuration is refused without a word")
            try check(error.diagnostics)
            return nil
        }
    }

    /// Checks that a configuration can be shown, is the same when its text is read again, and can be planned with.
    private func check(_ resolved: ResolvedConfiguration) throws(Finding) {
        try check(resolved.diagnostics)
        let text = resolved.text
        let shown = ConfigurationFile(path: file.path, bytes: Array(text.utf8))
        let again = try self.resolved(shown)
        try Finding.unless(
            again?.configuration == resolved.configuration, "the configuration that is shown decides otherwise: \(text)"
        )
        _ = TestPlanner(resolved.configuration).plan(Catalog())
    }

    /// Checks that a converted configuration is valid.
    private func check(_ imported: Result<ImportedConfiguration, DiagnosticError>) throws(Finding) {
        switch imported {
        case .failure(let error): try check(error.diagnostics)
        case .success(let imported):
            try check(imported.diagnostics)
            let made = ConfigurationFile(path: file.path, bytes: Array(imported.text.utf8))
            do throws(DiagnosticError) {
                _ = try ConfigurationResolver().resolve(made)
            } catch {
                throw Finding(description: "what was imported is refused: \(error.diagnostics) in \(imported.text)")
            }
        }
    }

    /// Checks that each diagnostic has a place in the file and a message of one line.
    private func check(_ diagnostics: [Diagnostic]) throws(Finding) {
        for diagnostic in diagnostics {
            // libyaml reports an unexpected end at the line after the last.
            let isInside = (1...lineCount + 1).contains(diagnostic.line ?? 1) && (diagnostic.column ?? 1) > 0
            try Finding.unless(isInside, "\(diagnostic) is not in a file of \(lineCount) lines")
            let isOneLine = !diagnostic.message.contains(where: \.isNewline)
            try Finding.unless(isOneLine, "\(diagnostic.message.debugDescription) is not one line")
        }
    }
}
