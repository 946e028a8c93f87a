import SnapgenModel

package struct TextPlace: Hashable, Sendable {
    package var line: Int
    /// Counted from 1, in Unicode scalars, as libyaml counts.
    package var column: Int

    func diagnostic(_ id: DiagnosticID, _ message: String, in path: String) -> Diagnostic {
        Diagnostic(id, .error, message, path: path, line: line, column: column)
    }
}

extension TextPlace {
    init(after text: some StringProtocol) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLineOfYAML)
        self.init(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
    }
}

extension Character {
    /// Indicates whether the character ends a line in YAML 1.1, and so in libyaml; Unicode has more such characters.
    package var endsLineOfYAML: Bool { ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"].contains(self) }
}
