import SnapgenConfiguration

/// Reads Prefire's configuration as Prefire does: line by line, and not as YAML.
///
/// A section begins at a line that holds its name and a `:`; a key's value is the text after the line's last `:`; a
/// list ends at the first line with a `:`; there are no comments, no lists on one line, and only `true` is true.
struct PrefireDialect {
    private let lines: [Substring]
    /// The number of each line as an editor counts them: Prefire also splits at what ends no line there.
    private let numbers: [Int]
    private var settings = PrefireSettings()
    private var section: PrefireSection?

    static func settings(of text: String) -> PrefireSettings {
        var dialect = PrefireDialect(text)
        for index in dialect.lines.indices { dialect.readLine(index) }
        return dialect.settings
    }

    private init(_ text: String) {
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        numbers = text.lazy.filter(\.isNewline).reduce(into: [1]) { numbers, end in
            numbers.append((numbers.last ?? 1) + (end.endsLineOfYAML ? 1 : 0))
        }
    }

    private mutating func readLine(_ index: Int) {
        let line = lines[index]
        if let opened = PrefireSection.allCases.first(where: { line.contains("\($0.rawValue):") }) {
            section = opened
            return
        }
        let parts = line.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return }
        let name = String(first.filter { $0 != " " && $0 != "-" })
        noteTarget(in: line, last, index)
        guard !name.isEmpty else { return }
        guard let section, let key = section.keys.first(where: { $0.rawValue == name }) else {
            note(name, index)
            return
        }
        settings.values[PrefireSettings.Slot(section: section, key: key)] = value(of: key, last, index)
    }

    /// Prefire's plugin searches for the tested target separately, in the first line with `target:` in it.
    private mutating func noteTarget(in line: Substring, _ value: Substring, _ index: Int) {
        guard settings.firstTarget == nil, line.contains("target:") else { return }
        settings.firstTarget = (Self.trimmed(value), numbers[index])
    }

    /// Records a key; one that begins with `#` is a comment, which Prefire ignores as well.
    private mutating func note(_ name: String, _ index: Int) {
        guard !name.hasPrefix("#") else { return }
        settings.unknown.append(PrefireSettings.Unknown(name: name, section: section, line: numbers[index]))
    }

    private func value(of key: PrefireKey, _ last: Substring, _ index: Int) -> PrefireSettings.Value {
        let text = Self.trimmed(last).replacing("\"", with: "")
        switch key.kind {
        case .text: return PrefireSettings.Value(content: .text(text), line: numbers[index])
        case .flag: return PrefireSettings.Value(content: .flag(text == "true"), line: numbers[index])
        case .list:
            guard Self.trimmed(last).isEmpty else {
                return PrefireSettings.Value(content: .nothing, line: numbers[index])
            }
            let items = items(after: index)
            return PrefireSettings.Value(
                content: .list(items.map(\.text)), line: numbers[index], itemLines: items.map(\.line))
        }
    }

    private func items(after index: Int) -> [(text: String, line: Int)] {
        lines.indices.dropFirst(index + 1).prefix { !lines[$0].contains(":") }.compactMap { index in
            let text = Self.trimmed(lines[index]).replacing("\"", with: "").replacing("- ", with: "")
            return text.isEmpty ? nil : (text, numbers[index])
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var rest = text
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
