import SnapgenModel

/// Diagnostics as a log in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// See docs.oasis-open.org/sarif/sarif/v2.1.0, and docs.github.com, "SARIF support for code scanning", for what GitHub
/// requires.
struct SARIFLog: Encodable {
    struct Run: Encodable {
        let tool: Tool
        let columnKind = "utf16CodeUnits"
        let originalUriBaseIds: [String: ArtifactLocation]
        let results: [Result]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name = "snapgen"
        let semanticVersion = SnapgenVersion.current
        let rules = DiagnosticID.allCases.map(Rule.init)
    }

    struct Rule: Encodable {
        struct Configuration: Encodable {
            let level: Diagnostic.Severity
        }

        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Message
        let defaultConfiguration: Configuration

        init(_ id: DiagnosticID) {
            self.id = id.rawValue
            shortDescription = Message(text: id.summary)
            fullDescription = shortDescription
            let advice = id.canBeLowered ? " 'diagnostics: { \(id.rawValue): ignore }' in snapgen.yml hides it." : ""
            help = Message(text: "\(id.summary) Its messages end with the next step.\(advice)")
            defaultConfiguration = Configuration(level: id.severities.first ?? .warning)
        }
    }

    struct Message: Encodable {
        let text: String
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int?
        let level: Diagnostic.Severity
        let message: Message
        let locations: [Location]
        let partialFingerprints: [String: String]

        init(_ located: LocatedDiagnostic, _ places: DiagnosticPlaces) {
            let diagnostic = located.diagnostic
            ruleId = diagnostic.id.rawValue
            ruleIndex = DiagnosticID.allCases.firstIndex(of: diagnostic.id)
            level = diagnostic.severity
            message = Message(text: diagnostic.message)
            let artifact = ArtifactLocation(path: located.path ?? places.configurationPath)
            // GitHub shows a result only if it has a location with a line.
            let region = Region(startLine: diagnostic.line ?? 1, startColumn: located.column)
            locations = [
                Location(physicalLocation: PhysicalLocation(artifactLocation: artifact, region: region))
            ]
            partialFingerprints = ["diagnostic/v1": located.fingerprint]
        }
    }

    struct Location: Encodable {
        let physicalLocation: PhysicalLocation
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    struct ArtifactLocation: Encodable {
        /// The name of the folder of the repository.
        static let root = "SRCROOT"

        let uri: String
        let uriBaseId: String?

        /// Creates the location of a file below the repository, or of one with an absolute path.
        init(path: String) {
            let isAbsolute = path.hasPrefix("/")
            uri = (isAbsolute ? "file://" : "") + AddressPath.escaped(path)
            uriBaseId = isAbsolute ? nil : Self.root
        }

        init(folder: ProjectRoot) {
            uri = "file://" + AddressPath.escaped(folder.path == "/" ? "/" : "\(folder.path)/")
            uriBaseId = nil
        }
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int?
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ diagnostics: [LocatedDiagnostic], _ places: DiagnosticPlaces) {
        runs = [
            Run(
                tool: Tool(driver: Driver()),
                originalUriBaseIds: [ArtifactLocation.root: ArtifactLocation(folder: places.base)],
                results: diagnostics.map { Result($0, places) })
        ]
    }
}
