/// The method that turns a sample into the contents of a reference file.
public enum CaptureStrategy: String, Encodable, Sendable, CaseIterable {
    /// An image for each environment.
    case image
    /// The sample's JSON encoding, with sorted keys.
    case json
    /// The text that the sample provides.
    case lines
    /// A dump of the sample's structure.
    case dump
    /// The elements of a view in VoiceOver's order, as text.
    case tree
    /// The accessibility keys of a view, as text.
    case keys

    /// The extension of the reference file, without a dot.
    public var fileExtension: String {
        switch self {
        case .image: "png"
        case .json: "json"
        case .lines, .dump, .tree, .keys: "txt"
        }
    }

    /// A Boolean value that indicates whether references differ between environments.
    public var dependsOnEnvironment: Bool { self == .image }

    /// A Boolean value that indicates whether samples are views, which are shown in a window.
    public var showsViews: Bool { self == .image || isTextOfViews }

    /// A Boolean value that indicates whether references are texts of views, recorded beside their pictures.
    public var isTextOfViews: Bool { self == .tree || self == .keys }

    /// The end of the title in the names of references: `-tree`, `-keys`, or nothing.
    public var titleSuffix: String { isTextOfViews ? "-\(rawValue)" : "" }
}
