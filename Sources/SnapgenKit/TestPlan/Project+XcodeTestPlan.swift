public import SnapgenModel

/// Test plans for Xcode with a configuration for each language of `tests.languages`.
extension Project {
    /// A new test plan.
    ///
    /// - Parameter container: the project or the package's folder as the plan refers to it; empty for the package that
    ///   the plan lies in.
    /// - Throws: a diagnostic where the configuration names no language.
    public func newTestPlan(container: String = "") throws(DiagnosticError) -> String {
        XcodeTestPlan(target: configuration.tests.target, container: container).running(in: try languages()).text
    }

    /// Puts the languages into the test plan at an absolute path, or a new plan where there is none.
    ///
    /// - Parameters:
    ///   - path: the file. Whatever it says beside the languages stays as it is.
    ///   - container: as for a new plan; of no matter to one that exists.
    /// - Returns: what was done; the file is not touched where nothing changes.
    /// - Throws: a diagnostic where the configuration names no language, or the file is no test plan, or cannot be read
    ///   or written.
    public func writeTestPlan(to path: String, container: String = "") throws(DiagnosticError) -> WriteOutcome {
        let languages = try languages()
        let old = try contents(of: path)
        let new = XcodeTestPlan(target: configuration.tests.target, container: container)
        let plan = try testPlan(old, at: path) ?? new
        let text = plan.running(in: languages).text
        guard text != old else { return WriteOutcome(path: root.display(path), action: .unchanged) }
        files.removeLeftovers(in: ProjectRoot.parent(of: path))
        do throws(FileSystemError) {
            try files.replace(path, with: Array(text.utf8))
        } catch {
            throw problem(.cannotWrite, "cannot be written: \(error.reason)", at: path)
        }
        return WriteOutcome(path: root.display(path), action: old == nil ? .created : .updated)
    }

    private func languages() throws(DiagnosticError) -> [String] {
        let languages = configuration.tests.languages
        guard languages.isEmpty else { return languages }
        let advice = "write 'tests: { languages: [en, ja] }', and 'locales: [test-plan]' in a batch"
        throw DiagnosticError(Diagnostic(.badValue, .error, "the configuration names no languages; \(advice)"))
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
        throw problem(.unreadableInput, "is no test plan of Xcode's; name another file", at: path)
    }

    private func problem(_ id: DiagnosticID, _ message: String, at path: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(id, .error, message, path: root.display(path)))
    }
}
