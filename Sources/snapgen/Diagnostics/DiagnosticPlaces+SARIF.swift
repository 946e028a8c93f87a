import SnapgenConfiguration
import SnapgenKit
import SnapgenModel

/// Diagnostics as a log in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// See docs.oasis-open.org/sarif/sarif/v2.1.0, and docs.github.com, "SARIF support for code scanning", for what GitHub
/// requires.
extension DiagnosticPlaces {
    func sarifLog(of diagnostics: [LocatedDiagnostic]) -> UserValue {
        let folder = base.path == "/" ? "/" : "\(base.path)/"
        let driver: [String: UserValue] = [
            "name": .text("snapgen"), "semanticVersion": .text(SnapgenVersion.current),
            "rules": .list(DiagnosticID.allCases.map(rule)),
        ]
        let run: [String: UserValue] = [
            "tool": .mapping(["driver": .mapping(driver)]), "columnKind": .text("utf16CodeUnits"),
            "originalUriBaseIds": .mapping([
                Self.baseName: .mapping(["uri": .text("file://\(AddressPath.escaped(folder))")])
            ]),
            "results": .list(diagnostics.map(result)),
        ]
        return .mapping([
            "$schema": .text("https://json.schemastore.org/sarif-2.1.0.json"), "version": .text("2.1.0"),
            "runs": .list([.mapping(run)]),
        ])
    }

    private static let baseName = "SRCROOT"

    private func rule(of id: DiagnosticID) -> UserValue {
        let summary = UserValue.mapping(["text": .text(id.summary)])
        let advice = id.canBeLowered ? " 'diagnostics: { \(id.rawValue): ignore }' in snapgen.yml hides it." : ""
        let help = "\(id.summary) Its messages end with the next step.\(advice)"
        let level = id.severities.first ?? .warning
        return .mapping([
            "id": .text(id.rawValue), "shortDescription": summary, "fullDescription": summary,
            "help": .mapping(["text": .text(help)]),
            "defaultConfiguration": .mapping(["level": .text(level.rawValue)]),
        ])
    }

    private func result(of located: LocatedDiagnostic) -> UserValue {
        let diagnostic = located.diagnostic
        var result: [String: UserValue] = [
            "ruleId": .text(diagnostic.id.rawValue), "level": .text(diagnostic.severity.rawValue),
            "message": .mapping(["text": .text(diagnostic.message)]),
            "locations": .list([.mapping(["physicalLocation": place(of: located)])]),
            "partialFingerprints": .mapping(["diagnostic/v1": .text(located.fingerprint)]),
        ]
        result["ruleIndex"] = DiagnosticID.allCases.firstIndex(of: diagnostic.id).map { .number(Double($0)) }
        return .mapping(result)
    }

    private func place(of located: LocatedDiagnostic) -> UserValue {
        let path = located.path ?? configurationPath
        let address = AddressPath.escaped(path)
        let file: [String: UserValue] =
            path.hasPrefix("/")
            ? ["uri": .text("file://\(address)")] : ["uri": .text(address), "uriBaseId": .text(Self.baseName)]
        // GitHub shows a result only if it has a location with a line.
        var region: [String: UserValue] = ["startLine": .number(Double(located.diagnostic.line ?? 1))]
        region["startColumn"] = located.column.map { .number(Double($0)) }
        return .mapping(["artifactLocation": .mapping(file), "region": .mapping(region)])
    }
}
