import Foundation
import SnapgenModel

/// The numbers of a run with random apps.
struct RandomAppTable: CustomStringConvertible {
    private let checks: [RandomAppCheck]
    private var valid: [RandomAppCheck] { checks.filter(\.isValid) }
    private let entries: [CatalogEntry]
    /// The number of previews with a test, by the form of a declaration that they use.
    private let taken: [String: Int]

    init(_ checks: [RandomAppCheck]) {
        self.checks = checks
        let valid = checks.filter(\.isValid)
        entries = valid.flatMap(\.entries)
        taken = valid.reduce(into: [:]) { counts, check in
            let previews = check.entries.filter { $0.kind == .macro && $0.status == .included }
            for form in check.usedForms(of: previews) { counts[form, default: 0] += 1 }
        }
    }

    /// The share of previews and types with tests.
    var share: Double { Double(included.count) / Double(max(1, entries.count)) }

    /// The forms of declarations that no preview with a test uses.
    var unusedForms: [String] { DeclarationForm.all.map(\.name).filter { taken[$0] == nil } }

    private var included: [CatalogEntry] { entries.filter { $0.status == .included } }

    var description: String {
        let helpers = included.filter { !($0.preview?.helpers ?? []).isEmpty }.count
        let clashing = included.filter { $0.clashingNames != nil }.count
        let lines = [
            "\(checks.count) apps, \(valid.count) of which compile; \(valid.filter(\.hasFailed).count) fail",
            "\(entries.count) entries, \(included.count) with tests: \(helpers) carry declarations, "
                + "\(clashing) name own declarations",
            "left out: \(reasons)", "errors of apps: \(ownErrors)",
            "previews with tests by declaration: \(taken.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })",
        ]
        return lines.joined(separator: "\n")
    }

    private var reasons: String {
        let reasons = entries.filter { $0.status == .skipped }.map { Self.general($0.reason ?? "") }
        return Self.counts(reasons)
    }

    private var ownErrors: String {
        let messages = checks.filter { !$0.isValid }.map { check in
            let line = check.ownErrors.split(separator: "\n").first { $0.contains("error: ") } ?? ""
            return (Self.general(line.components(separatedBy: "error: ").last ?? ""), check.app.seed)
        }
        let seeds = Dictionary(grouping: messages, by: \.0).mapValues { $0.map(\.1) }
        return seeds.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
            .map { "\n    \($0.value.count) \($0.key) \($0.value.prefix(4))" }.joined()
    }

    private static func counts(_ texts: [String]) -> String {
        let counts = Dictionary(grouping: texts) { $0 }.mapValues(\.count)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\n    \($0.value) \($0.key)" }.joined()
    }

    /// The text without what stands between quotation marks.
    private static func general(_ text: String) -> String {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "…" }.joined(separator: "'")
    }
}
