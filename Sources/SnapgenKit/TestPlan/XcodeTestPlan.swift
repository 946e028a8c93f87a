import Foundation
package import SnapgenConfiguration
package import SnapgenNames

/// An Xcode test plan (`.xctestplan`) with a configuration for each language.
///
/// The environment variable `SNAPGEN_LANGUAGE` identifies the configurations of languages. Other parts of the plan, and
/// additions to these configurations, remain unchanged.
struct XcodeTestPlan: Equatable, Sendable {
    private var root: XcodeJSON

    /// Creates a plan that runs a test target.
    ///
    /// - Parameters:
    ///   - target: The target's name.
    ///   - container: The folder of its package or its project, `App.xcodeproj`, as the plan refers to it; empty for
    ///     the package that contains the plan.
    init(target: String, container: String = "") {
        root = .mapping([
            "configurations": .list([]),
            "defaultOptions": .mapping([:]),
            "testTargets": .list([
                .mapping([
                    "target": .mapping([
                        "containerPath": .text("container:\(container)"), "identifier": .text(target),
                        "name": .text(target),
                    ])
                ])
            ]),
            "version": .integer(1),
        ])
    }

    /// Parses the contents of a file; returns `nil` if it is not a test plan.
    init?(_ contents: String) {
        guard let root = try? JSONDecoder().decode(XcodeJSON.self, from: Data(contents.utf8)),
            case .mapping = root
        else { return nil }
        self.root = root
    }

    /// The contents of the file.
    var text: String { "\(root)\n" }

    /// Returns the plan with a configuration for each of `languages`, after its other configurations.
    func running(in languages: [String]) -> XcodeTestPlan {
        let old = root["configurations"]?.items ?? []
        let known = Dictionary(
            old.compactMap { configuration in Self.language(of: configuration).map { ($0, configuration) } },
            uniquingKeysWith: { first, _ in first })
        var plan = self
        plan.root["configurations"] = .list(
            old.filter { Self.language(of: $0) == nil }
                + languages.map { Self.configuration(known[$0] ?? Self.empty(for: $0), for: $0) })
        return plan
    }
}

/// The configuration of a language.
extension XcodeTestPlan {
    /// The environment variable that provides the language to the tests.
    private static let variable = "SNAPGEN_LANGUAGE"

    private static func empty(for language: String) -> XcodeJSON {
        .mapping(["id": .text(id(of: language)), "name": .text(language), "options": .mapping([:])])
    }

    private static func configuration(_ configuration: XcodeJSON, for language: String) -> XcodeJSON {
        var options = configuration["options"] ?? .mapping([:])
        let others = (options["environmentVariableEntries"]?.items ?? []).filter { $0["key"]?.string != variable }
        let entry = XcodeJSON.mapping(["key": .text(variable), "value": .text(language)])
        options["environmentVariableEntries"] = .list(others + [entry])
        options["language"] = .text(self.language(in: language))
        options["region"] = region(in: language).map { .text($0) } ?? options["region"]
        var configuration = configuration
        configuration["options"] = options
        return configuration
    }

    private static func language(of configuration: XcodeJSON) -> String? {
        let entries = configuration["options"]?["environmentVariableEntries"]?.items ?? []
        return entries.first { $0["key"]?.string == variable }?["value"]?.string
    }

    /// Returns the language of a locale: `pt-BR` is a language, and `ar_SA` a language with a region.
    private static func language(in name: String) -> String {
        PseudoLanguage(rawValue: name)?.testPlanLanguage ?? String(name.prefix { $0 != "_" })
    }

    private static func region(in name: String) -> String? {
        let parts = name.split { "-_".contains($0) }.dropFirst()
        return parts.last { $0.count == 2 || $0.count == 3 }.map { $0.uppercased() }
    }

    /// Returns the identifier for a language, a deterministic UUID of version 8 (RFC 9562).
    private static func id(of language: String) -> String {
        let hashes = ["snapgen", "configuration"].map { StableHash.value("\($0) \(language)") }
        var digits = hashes.map { Array(("000000000000000" + String($0, radix: 16)).suffix(16)) }.flatMap { $0 }
        digits[12] = "8"
        digits[16] = "8"
        var id = String(digits).uppercased()
        for place in [20, 16, 12, 8] { id.insert("-", at: id.index(id.startIndex, offsetBy: place)) }
        return id
    }
}
