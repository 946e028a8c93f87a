import Foundation
import SnapgenConfiguration
import SnapgenNames

/// An Xcode test plan (`.xctestplan`) with a configuration for each language.
///
/// The environment variable `SNAPGEN_LANGUAGE` identifies the configurations of languages. Other parts of the plan, and
/// additions to these configurations, remain unchanged.
struct XcodeTestPlan {
    private typealias Object = [String: Any]

    private var root: Object

    /// Creates a plan that runs a test target.
    ///
    /// - Parameter container: The folder of its package or its project, `App.xcodeproj`, as the plan refers to it; empty
    ///   for the package that contains the plan.
    init(target: String, container: String = "") {
        let reference = ["containerPath": "container:\(container)", "identifier": target, "name": target]
        root = [
            "configurations": [Object](), "defaultOptions": Object(), "testTargets": [["target": reference]],
            "version": 1,
        ]
    }

    /// Parses the contents of a file; returns `nil` if it is not a test plan.
    init?(_ contents: String) {
        guard let root = try? JSONSerialization.jsonObject(with: Data(contents.utf8)) as? Object else { return nil }
        self.root = root
    }

    /// The contents of the file, in the format of Xcode, so that saving it in Xcode does not change it.
    var text: String {
        let json = try? JSONSerialization.data(withJSONObject: root, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: json ?? Data(), as: UTF8.self) + "\n"
    }

    /// Returns the plan with a configuration for each of `languages`, after its other configurations.
    func running(in languages: [String]) -> XcodeTestPlan {
        let old = root["configurations"] as? [Object] ?? []
        let known = Dictionary(
            old.compactMap { configuration in Self.language(of: configuration).map { ($0, configuration) } },
            uniquingKeysWith: { first, _ in first })
        var plan = self
        plan.root["configurations"] =
            old.filter { Self.language(of: $0) == nil }
            + languages.map { Self.configuration(known[$0] ?? ["id": Self.id(of: $0), "name": $0], for: $0) }
        return plan
    }
}

extension XcodeTestPlan {
    private static let variable = "SNAPGEN_LANGUAGE"

    private static func configuration(_ configuration: Object, for language: String) -> Object {
        var options = configuration["options"] as? Object ?? [:]
        let others = variables(of: configuration).filter { $0["key"] as? String != variable }
        options["environmentVariableEntries"] = others + [["key": variable, "value": language]]
        options["language"] = self.language(in: language)
        options["region"] = region(in: language) ?? options["region"]
        return configuration.merging(["options": options]) { $1 }
    }

    private static func variables(of configuration: Object) -> [Object] {
        (configuration["options"] as? Object)?["environmentVariableEntries"] as? [Object] ?? []
    }

    private static func language(of configuration: Object) -> String? {
        variables(of: configuration).first { $0["key"] as? String == variable }?["value"] as? String
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
