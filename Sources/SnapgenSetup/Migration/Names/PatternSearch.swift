import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenScan

/// The search for the pattern by which another set-up names references, among the files and the previews that they show.
struct PatternSearch {
    enum Axis: String { case device, theme, locale }

    /// The files that the pattern is found from, with the values of the axes in their names.
    let files: [(path: RelativePath, values: [Axis: String])]
    let pattern: String

    /// The first text of names; of two that the same files have, the first is found.
    private static let stems = [
        "{function}", "test_{function}", "test{type}", "test{title}", "{type}", "{title}", "{file}",
        "{function}_previews",
    ]

    /// Searches in the names of files; `nil` if they are not those of previews.
    init?(_ files: [RelativePath], of entries: [CatalogEntry]) {
        let names = files.map { (file: $0, parts: $0.name.split(separator: ".")) }
            .filter { $0.parts.count == 3 && $0.parts[2] == "png" }
        let all = Self.stems.map { stem in
            let owners = Dictionary(entries.map { (Self.name(stem, of: $0), $0) }) { first, _ in first }
            let readings = names.compactMap { file, parts in
                owners["\(parts[0])"].flatMap { Self.reading(of: "\(parts[1])", in: $0) }.map { (file: file, read: $0) }
            }
            return (stem, readings)
        }
        guard let (stem, found) = all.max(by: { $0.1.count < $1.1.count }) else { return nil }
        let forms = Dictionary(grouping: found, by: \.read.form).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        let chosen = [true, false].compactMap { isNamed in forms.first { $0.key.contains("{name}") == isNamed } }
        guard !chosen.isEmpty else { return nil }
        let counter = found.contains { $0.read.number == 0 } ? "{index}" : "{step}"
        let read = chosen.flatMap(\.value)
        let (axes, values) = Self.axes(of: Set(read.map(\.read.environment).filter { !$0.isEmpty }))
        self.files = read.map { ($0.file, values[$0.read.environment] ?? [:]) }
        let environment = axes.map { "{\($0)}" }.joined(separator: "-")
        pattern = chosen.map { form, _ in
            "\(stem).\(form)".replacing("{environment}", with: environment).replacing("{number}", with: counter)
        }.joined(separator: " | ")
    }

    func values(_ axis: Axis) -> [String] { Set(files.compactMap { $0.values[axis] }).sorted() }

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
        guard let samples = entry.samples, samples.contains(where: { $0.label == nil }) else { return nil }
        let parts = text.split(separator: "-")
        let numbers = [parts.last, parts.first].map { part in (0...samples.count).first { part == "\($0)" } }
        if let number = numbers[0] {
            let environment = parts.dropLast().joined(separator: "-")
            return (parts.count == 1 ? "{number}" : "{environment}-{number}", environment, number)
        }
        guard let number = numbers[1] else { return ("{environment}", text, nil) }
        return ("{number}-{environment}", parts.dropFirst().joined(separator: "-"), number)
    }

    /// Orders of axes in names; a device may have any name, so the others are tried first.
    private static let orders = [
        "theme", "locale", "locale-theme", "theme-locale", "device-theme-locale", "device-locale-theme",
        "theme-device-locale", "locale-device-theme", "theme-locale-device", "locale-theme-device", "device-theme",
        "theme-device", "device-locale", "locale-device",
    ].map { $0.split(separator: "-").compactMap { Axis(rawValue: String($0)) } }

    private static let forms: [Axis: String] = [
        .theme: "(light|dark)", .device: "((?:(?!\\b(?:light|dark)\\b).)+)",
        .locale: "([a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_][A-Z]{2})?|(?!light|dark)[a-z][A-Za-z]+)",
    ]

    /// The first axes of which every environment has values in their order, and those values.
    private static func axes(of environments: Set<String>) -> ([Axis], [String: [Axis: String]]) {
        for order in environments.isEmpty ? [[]] : orders {
            guard let form = try? Regex(order.compactMap { forms[$0] }.joined(separator: "-")) else { continue }
            let found = environments.compactMap { text in
                text.wholeMatch(of: form).map { match in
                    (text, Dictionary(zip(order, match.output.dropFirst().map { "\($0.substring ?? "")" })) { $1 })
                }
            }
            let values = order.map { axis in Set(found.compactMap { $0.1[axis] }) }
            let locales = Set(found.compactMap { $0.1[.locale] })
            let others = locales.filter { !isLocale($0) }
            // One locale may have any name, as a pseudo-language, where every value is combined with every other.
            let isComplete = values.reduce(1) { $0 * $1.count } == found.count
            let isSure = others.isEmpty || others.count == 1 && locales.count > 1 && isComplete
            if found.count == environments.count, isSure { return (order, Dictionary(uniqueKeysWithValues: found)) }
        }
        return ([.device], Dictionary(uniqueKeysWithValues: environments.map { ($0, [.device: $0]) }))
    }

    /// Returns whether a text identifies a locale, and is no part of a device's name.
    static func isLocale(_ text: String) -> Bool {
        text.wholeMatch(of: /[a-z]{2,3}([-_][A-Z][a-z]{3})?([-_][A-Z]{2})?/) != nil
            && !["air", "max", "pro", "se"].contains(text)
    }
}
