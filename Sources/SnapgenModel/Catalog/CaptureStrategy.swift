/// The method that turns a sample into the contents of a reference file.
public enum CaptureStrategy: String, Codable, Sendable, CaseIterable {
    /// An image for each environment.
    case image
    /// The sample's JSON encoding, with sorted keys.
    case json
    /// The text that the sample provides.
    case lines
    /// A dump of the sample's structure.
    case dump

    /// The extension of the reference file, without a dot.
    public var fileExtension: String {
        switch self {
        case .image: "png"
        case .json: "json"
        case .lines, .dump: "txt"
        }
    }

    /// A Boolean value that indicates whether references differ between environments.
    public var dependsOnEnvironment: Bool { self == .image }
}
