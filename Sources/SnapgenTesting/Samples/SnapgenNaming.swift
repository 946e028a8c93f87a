import SnapgenNames

/// The way in which samples are named in references.
enum SnapgenNaming: Sendable {
    case labels
    case numbers

    /// Returns the names for labels as the generator chooses them.
    func names(for labels: [String?]) -> [String] {
        switch self {
        case .labels: LabelNames.names(for: labels).enumerated().map { index, name in name ?? "\(index + 1)" }
        case .numbers: labels.indices.map { "\($0 + 1)" }
        }
    }
}
