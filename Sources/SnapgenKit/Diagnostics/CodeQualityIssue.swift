import SnapgenModel

/// A diagnostic as an issue in a report for GitLab's Code Quality.
///
/// See docs.gitlab.com, "Code Quality report format".
struct CodeQualityIssue: Encodable {
    struct Location: Encodable {
        let path: String
        let lines: Lines
    }

    struct Lines: Encodable {
        let begin: Int
    }

    let description: String
    let checkName: String
    let fingerprint: String
    let severity: String
    let location: Location

    private enum CodingKeys: String, CodingKey {
        case description, fingerprint, severity, location
        case checkName = "check_name"
    }

    init(_ located: LocatedDiagnostic, _ places: DiagnosticPlaces) {
        let diagnostic = located.diagnostic
        description = diagnostic.message
        checkName = diagnostic.id.rawValue
        fingerprint = located.fingerprint
        severity =
            switch diagnostic.severity {
            case .error: "major"
            case .warning: "minor"
            case .note: "info"
            }
        location = Location(
            path: located.path ?? places.configurationPath, lines: Lines(begin: diagnostic.line ?? 1))
    }
}
