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
        let name = parts[0].filter { $0 != " " && $0 != "-" }
        guard parts.count > 1, !name.isEmpty else { return }
        if let section, let key = section.key(named: name) {
            settings.values[section, default: [:]][key] = value(of: key, parts[parts.count - 1], index)
        } else if !name.hasPrefix("#") {
            settings.unknown.append(.init(name: name, section: section, line: numbers[index]))
        }
    }

    private func value(of key: PrefireKey, _ last: Substring, _ index: Int) -> PrefireSettings.Value {
        let text = Self.trimmed(last).replacing("\"", with: "")
        var value = PrefireSettings.Value(content: .text(text), line: numbers[index])
        if key.isFlag { value.content = .flag(text == "true") }
        guard key.isList else { return value }
        let startsBelow = Self.trimmed(last).isEmpty
        let items = startsBelow ? items(after: index) : []
        value.content = startsBelow ? .list(items.map(\.text)) : .nothing
        value.itemLines = items.map(\.line)
        return value
    }

    private func items(after index: Int) -> [(text: String, line: Int)] {
        lines.indices.dropFirst(index + 1).prefix { !lines[$0].contains(":") }.compactMap { index in
            let text = Self.trimmed(lines[index]).replacing("\"", with: "").replacing("- ", with: "")
            return text.isEmpty ? nil : (text, numbers[index])
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
