import Foundation
import SnapgenConfiguration
package import SnapgenModel
import SnapgenNames
import SnapgenProject

/// An Xcode test plan (`.xctestplan`) with a configuration for each language.
///
/// The environment variable `SNAPGEN_LANGUAGE` identifies the configurations of languages. Other parts of the plan, and
/// additions to these configurations, remain unchanged.
struct XcodeTestPlan {
    private typealias Object = [String: Any]

    private static let variable = "SNAPGEN_LANGUAGE"

    private var root: Object

    /// - Parameters:
    ///   - identifier: The id of the object in a project (tuist/tuist #3646); `nil` in a package, where it is the name.
    ///   - container: The folder of the target's package or project, `App.xcodeproj`, as the plan refers to it; empty
    ///     for the package that contains the plan.
    init(target: String, identifier: String? = nil, container: String = "") {
        let reference = ["containerPath": "container:\(container)", "identifier": identifier ?? target, "name": target]
        root = [
            "configurations": [Object](), "defaultOptions": Object(), "testTargets": [["target": reference]],
            "version": 1,
        ]
    }

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
        let ids = Dictionary(languages.map { (Self.id(of: $0), $0) }) { $1 }
        let known = Dictionary(grouping: old) { Self.language(of: $0) ?? ($0["id"] as? String).flatMap { ids[$0] } }
        var plan = self
        plan.root["configurations"] =
            (known[nil] ?? [])
            + languages.map { Self.configuration(known[$0]?.first ?? ["id": Self.id(of: $0), "name": $0], for: $0) }
        return plan
    }

    private static func configuration(_ configuration: Object, for language: String) -> Object {
        var options = configuration["options"] as? Object ?? [:]
        let others = variables(of: configuration).filter { $0["key"] as? String != variable }
        options["environmentVariableEntries"] = others + [["key": variable, "value": language]]
        // `pt-BR` and `zh_Hant` are languages, and `ar_SA` is a language with a region.
        let parts = language.split(separator: "_")
        let name = parts.prefix(parts.dropFirst().first?.count == 4 ? 2 : 1).joined(separator: "-")
        options["language"] = PseudoLanguage(rawValue: language)?.testPlanLanguage ?? name
        let region = language.split { "-_".contains($0) }.dropFirst().last { $0.count == 2 || Int($0) != nil }
        options["region"] = region?.uppercased() ?? options["region"]
        return configuration.merging(["options": options]) { $1 }
    }

    private static func variables(of configuration: Object) -> [Object] {
        (configuration["options"] as? Object)?["environmentVariableEntries"] as? [Object] ?? []
    }

    private static func language(of configuration: Object) -> String? {
        variables(of: configuration).first { $0["key"] as? String == variable }?["value"] as? String
    }

    /// Returns the identifier for a language, a deterministic UUID of version 8 (RFC 9562).
    private static func id(of language: String) -> String {
        var bytes = ["snapgen", "configuration"].flatMap { name in
            withUnsafeBytes(of: StableHash.value("\(name) \(language)").bigEndian) { Array($0) }
        }
        for place in [6, 8] { bytes[place] = bytes[place] & 0x0f | 0x80 }
        return NSUUID(uuidBytes: bytes).uuidString
    }
}

extension Project {
    package func newTestPlan(container: String = "") throws(DiagnosticError) -> String {
        newPlan(container).running(in: try languages()).text
    }

    private func newPlan(_ container: String) -> XcodeTestPlan {
        let name = configuration.tests.target
        let reader = ProjectReader(files: LocalProjectFiles(root: root, files: files), root: root.path)
        let layout = targets?.layout ?? (try? reader.layout(at: root.path))
        let target = layout?.targets.first { $0.name == name && $0.id != nil }
        let container = container.isEmpty ? target?.project ?? "" : container
        let identifier = container.hasSuffix(".xcodeproj") ? target?.id : nil
        return XcodeTestPlan(target: name, identifier: identifier, container: container)
    }

    /// Writes the languages to a new test plan in a container, or to an existing one, whose rest remains unchanged.
    package func writeTestPlan(to path: String, container: String = "") throws(DiagnosticError) -> WriteOutcome {
        let languages = try languages()
        let shown = root.display(path)
        let old: [UInt8]? =
            files.kind(of: path) == nil
            ? nil
            : try files.read(path) {
                DiagnosticError(.unreadableInput, "cannot be read: \($0.reason)", path: shown)
            }
        guard let plan = old.map({ XcodeTestPlan(String(decoding: $0, as: UTF8.self)) }) ?? newPlan(container) else {
            throw DiagnosticError(.unreadableInput, "is not an Xcode test plan; choose another file", path: shown)
        }
        let new = Array(plan.running(in: languages).text.utf8)
        guard new != old else { return WriteOutcome(path: shown, action: .unchanged) }
        do throws(FileSystemError) {
            try files.write(new, toFile: path, replacing: FileExpectation(old))
        } catch {
            throw DiagnosticError(.cannotWrite, "cannot be written: \(error.reason)", path: shown)
        }
        return WriteOutcome(path: shown, action: old == nil ? .created : .updated)
    }

    private func languages() throws(DiagnosticError) -> [String] {
        let languages = configuration.tests.recording.languages
        guard languages.isEmpty else { return languages }
        let advice = "write 'tests: { languages: [en, ja] }', and 'locales: [test-plan]' in a batch"
        throw DiagnosticError(.badValue, "the configuration has no languages; \(advice)")
    }
}
