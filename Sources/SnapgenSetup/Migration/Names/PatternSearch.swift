import SnapgenNames
import SnapgenPlan
import SnapgenScan

/// The search for the pattern by which another set-up names references, among the files and the previews that they show.
struct PatternSearch {
    /// The number of files that the pattern is found from.
    let count: Int
    let pattern: String
    let devices: [String]
    let themes: [String]
    let locales: [String]

    /// The first text of names; of two that the same files have, the first is found.
    private static let stems = [
        "{function}", "test_{function}", "test{type}", "test{title}", "{type}", "{title}", "{file}",
        "{function}_previews",
    ]

    /// Searches in the names of files; `nil` if they are not those of previews.
    init?(_ files: [String], of entries: [CatalogEntry]) {
        let names = files.map { $0.split(separator: ".") }.filter { $0.count == 3 && $0[2] == "png" }
        let all = Self.stems.map { stem in
            let owners = Dictionary(entries.map { (Self.name(stem, of: $0), $0) }) { first, _ in first }
            return (
                stem,
                names.compactMap { name in owners["\(name[0])"].flatMap { Self.reading(of: "\(name[1])", in: $0) } }
            )
        }
        guard let (stem, found) = all.max(by: { $0.1.count < $1.1.count }) else { return nil }
        let forms = Dictionary(grouping: found, by: \.form).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        let chosen = [true, false].compactMap { isNamed in forms.first { $0.key.contains("{name}") == isNamed } }
        guard !chosen.isEmpty else { return nil }
        let environments = Set(chosen.flatMap { $0.value.map(\.environment) }.filter { !$0.isEmpty })
        let counter = found.contains { $0.number == 0 } ? "{index}" : "{step}"
        let axes = Self.axes(of: environments)
        count = chosen.reduce(0) { $0 + $1.value.count }
        pattern = chosen.map { form, _ in
            "\(stem).\(form)".replacing("{environment}", with: axes.text).replacing("{number}", with: counter)
        }.joined(separator: " | ")
        (devices, themes, locales) = (axes.devices, axes.themes, axes.locales)
    }

    private static func name(_ stem: String, of entry: CatalogEntry) -> String {
        var pattern = NamePattern("\(stem).{step}")
        pattern.values = PatternNames(pattern: pattern, target: "").values(of: entry)
        return pattern.name(of: nil, number: 1, in: [:]).test
    }

    private typealias Reading = (form: String, environment: String, number: Int?)

    /// The parts of a name's second text: a display name or a number, and an environment; `nil` for other texts.
    private static func reading(of text: String, in entry: CatalogEntry) -> Reading? {
        let labels = (entry.samples ?? []).compactMap { $0.label.map(LibraryName.fileName) }.filter { !$0.isEmpty }
        for label in labels.sorted(by: { $0.count > $1.count }) {
            if text == label { return ("{name}", "", nil) }
            let rest = String(text.dropFirst(label.count + 1))
            if text.hasPrefix("\(label)-") { return ("{name}-{environment}", rest, nil) }
            let beginning = String(text.dropLast(label.count + 1))
            if text.hasSuffix("-\(label)") { return ("{environment}-{name}", beginning, nil) }
        }
        guard entry.samples?.contains(where: { $0.label == nil }) == true else { return nil }
        let parts = text.split(separator: "-")
        guard let last = parts.last, let number = Int(last) else { return ("{environment}", text, nil) }
        let environment = String(text.dropLast(last.count + 1))
        return (parts.count == 1 ? "{number}" : "{environment}-{number}", environment, number)
    }

    private typealias Axes = (text: String, devices: [String], themes: [String], locales: [String])

    /// The axes whose values the environments combine: devices, and behind them themes or locales.
    private static func axes(of environments: Set<String>) -> Axes {
        for isFirst in [true, false] {
            let pairs = environments.compactMap { environment -> (String, String)? in
                let dash = isFirst ? environment.firstIndex(of: "-") : environment.lastIndex(of: "-")
                return dash.map { (String(environment[..<$0]), String(environment[$0...].dropFirst())) }
            }
            let (devices, values) = (Set(pairs.map(\.0)).sorted(), Set(pairs.map(\.1)).sorted())
            guard pairs.count == environments.count, devices.count * values.count == pairs.count else { continue }
            if values.allSatisfy(["light", "dark"].contains) { return ("{device}-{theme}", devices, values, []) }
            if values.contains(where: isLocale) { return ("{device}-{locale}", devices, [], values) }
        }
        let values = environments.sorted()
        if values.allSatisfy(["light", "dark"].contains) { return ("{theme}", [], values, []) }
        return values.contains(where: isLocale) ? ("{locale}", [], [], values) : ("{device}", values, [], [])
    }

    static func isLocale(_ text: String) -> Bool { text.wholeMatch(of: /[a-z]{2,3}([-_][A-Z]{2})?/) != nil }
}
