import SnapgenConfiguration
package import SnapgenModel

/// Xcode test plans with a configuration for each language of `tests.languages`.
extension Project {
    /// Returns a new test plan.
    ///
    /// - Parameter container: The project or the package's folder as the plan refers to it; empty for the package that
    ///   contains the plan.
    /// - Throws: A diagnostic if the configuration has no languages.
    package func newTestPlan(container: String = "") throws(DiagnosticError) -> String {
        XcodeTestPlan(target: configuration.tests.target, container: container).running(in: try languages()).text
    }

    /// Writes the languages to a new or existing test plan at an absolute path.
    ///
    /// - Parameters:
    ///   - path: The path of the plan. The rest of an existing plan remains unchanged.
    ///   - container: The container of a new plan; ignored for an existing plan.
    /// - Returns: The outcome. The file is not touched if nothing changes.
    /// - Throws: A diagnostic if the configuration has no languages, or if the file is not a test plan or cannot be
    ///   read or written.
    package func writeTestPlan(to path: String, container: String = "") throws(DiagnosticError) -> WriteOutcome {
        let languages = try languages()
        let old = try contents(of: path)
        let new = XcodeTestPlan(target: configuration.tests.target, container: container)
        let plan = try testPlan(old, at: path) ?? new
        let text = plan.running(in: languages).text
        guard text != old else { return WriteOutcome(path: root.display(path), action: .unchanged) }
        do throws(FileSystemError) {
            try files.write(Array(text.utf8), toFile: path, replacing: FileExpectation(old.map { Array($0.utf8) }))
        } catch {
            throw problem(.cannotWrite, "cannot be written: \(error.reason)", at: path)
        }
        return WriteOutcome(path: root.display(path), action: old == nil ? .created : .updated)
    }

    private func languages() throws(DiagnosticError) -> [String] {
        let languages = configuration.tests.recording.languages
        guard languages.isEmpty else { return languages }
        let advice = "write 'tests: { languages: [en, ja] }', and 'locales: [test-plan]' in a batch"
        throw DiagnosticError(Diagnostic(.badValue, .error, "the configuration has no languages; \(advice)"))
    }

    private func contents(of path: String) throws(DiagnosticError) -> String? {
        guard files.kind(of: path) != nil else { return nil }
        do throws(FileSystemError) {
            return String(decoding: try files.read(path), as: UTF8.self)
        } catch {
            throw problem(.unreadableInput, "cannot be read: \(error.reason)", at: path)
        }
    }

    private func testPlan(_ text: String?, at path: String) throws(DiagnosticError) -> XcodeTestPlan? {
        guard let text else { return nil }
        if let plan = XcodeTestPlan(text) { return plan }
        throw problem(.unreadableInput, "is not an Xcode test plan; choose another file", at: path)
    }

    private func problem(_ id: DiagnosticID, _ message: String, at path: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(id, .error, message, path: root.display(path)))
    }
}
