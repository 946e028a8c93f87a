/// How a sample becomes a reference.
public enum CaptureStrategy: String, Codable, Sendable, CaseIterable {
    /// A picture, once per environment.
    case image
    /// The sample's encoding, keys sorted.
    case json
    /// The sample's own text.
    case lines
    /// The sample's structure.
    case dump

    /// The extension of the reference file, without a dot.
    public var fileExtension: String {
        switch self {
        case .image: "png"
        case .json: "json"
        case .lines, .dump: "txt"
        }
    }

    /// Whether a sample looks different from one environment to the next.
    public var dependsOnEnvironment: Bool { self == .image }
}
