import Foundation

struct RunLanguage {
    let all: [String]
    let stated: String?
    let preferred: (language: String?, locale: String)

    /// Creates the language of this process.
    ///
    /// A test plan states it by a variable, because a pseudo-language has no other name.
    init(_ all: [String], _ surroundings: SnapshotSurroundings) {
        self.all = all
        stated = surroundings.variable("SNAPGEN_LANGUAGE")
        preferred = (Locale.preferredLanguages.first, Locale.current.identifier)
    }

    var current: String? {
        if let stated { return all.first { $0 == stated } }
        let region = Self.normal(preferred.locale).split(separator: "-").last ?? ""
        return Self.prefixes(of: "\(preferred.language ?? "")-\(region)").lazy.compactMap { name in
            all.first { Self.normal($0) == name }
        }.first
    }

    /// Returns the environments that the run can show: those of its language, and those of any language.
    func shown(of environments: [SnapgenEnvironment]) throws -> [SnapgenEnvironment] {
        let current = current
        let shown = environments.filter { $0.language == nil || $0.language == current }
        if current != nil || shown.count == environments.count { return shown }
        let own = preferred.language ?? "no language"
        throw SnapshotProblem(
            "this run is in \(own), and references are recorded in \(all.joined(separator: ", ")); "
                + "run the tests with the test plan, or add the language to 'tests.languages'")
    }

    private static func prefixes(of name: String) -> [String] {
        let parts = normal(name).split(separator: "-")
        return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }

    private static func normal(_ name: String) -> String {
        name.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-").lowercased()
    }
}
