import SnapgenConfiguration
import SnapgenKit
import SnapgenModel

/// Diagnostics as a log in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// See docs.oasis-open.org/sarif/sarif/v2.1.0, and docs.github.com, "SARIF support for code scanning", for what GitHub
/// requires.
struct SARIFLog: Encodable {
    struct Run: Encodable {
        let tool: [String: Driver]
        let columnKind = "utf16CodeUnits"
        let originalUriBaseIds: [String: [String: String]]
        let results: [Result]
    }

    struct Driver: Encodable {
        let name = "snapgen"
        let semanticVersion = SnapgenVersion.current
        let rules = DiagnosticID.allCases.map(Rule.init)
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: [String: String]
        let fullDescription: [String: String]
        let help: [String: String]
        let defaultConfiguration: [String: Diagnostic.Severity]

        init(_ id: DiagnosticID) {
            self.id = id.rawValue
            shortDescription = ["text": id.summary]
            fullDescription = shortDescription
            let advice = id.canBeLowered ? " 'diagnostics: { \(id.rawValue): ignore }' in snapgen.yml hides it." : ""
            help = ["text": "\(id.summary) Its messages end with the next step.\(advice)"]
            defaultConfiguration = ["level": id.severities.first ?? .warning]
        }
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int?
        let level: Diagnostic.Severity
        let message: [String: String]
        let locations: [[String: PhysicalLocation]]
        let partialFingerprints: [String: String]

        init(_ located: LocatedDiagnostic, _ places: DiagnosticPlaces) {
            let diagnostic = located.diagnostic
            ruleId = diagnostic.id.rawValue
            ruleIndex = DiagnosticID.allCases.firstIndex(of: diagnostic.id)
            level = diagnostic.severity
            message = ["text": diagnostic.message]
            locations = [["physicalLocation": PhysicalLocation(located, places)]]
            partialFingerprints = ["diagnostic/v1": located.fingerprint]
        }
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: [String: String]
        let region: [String: Int]

        init(_ located: LocatedDiagnostic, _ places: DiagnosticPlaces) {
            let path = located.path ?? places.configurationPath
            let address = AddressPath.escaped(path)
            artifactLocation =
                path.hasPrefix("/") ? ["uri": "file://\(address)"] : ["uri": address, "uriBaseId": SARIFLog.root]
            // GitHub shows a result only if it has a location with a line.
            let line = ["startLine": located.diagnostic.line ?? 1]
            region = located.column.map { line.merging(["startColumn": $0]) { $1 } } ?? line
        }
    }

    /// The name of the folder of the repository.
    private static let root = "SRCROOT"

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ diagnostics: [LocatedDiagnostic], _ places: DiagnosticPlaces) {
        let folder = places.base.path == "/" ? "/" : "\(places.base.path)/"
        runs = [
            Run(
                tool: ["driver": Driver()],
                originalUriBaseIds: [Self.root: ["uri": "file://\(AddressPath.escaped(folder))"]],
                results: diagnostics.map { Result($0, places) })
        ]
    }
}
