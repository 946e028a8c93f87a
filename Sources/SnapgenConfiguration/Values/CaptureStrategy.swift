/// The method that turns a sample into the contents of a reference file.
package enum CaptureStrategy: String, Encodable, Sendable, CaseIterable {
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
    package var fileExtension: String {
        switch self {
        case .image: "png"
        case .json: "json"
        case .lines, .dump, .tree, .keys: "txt"
        }
    }

    /// A Boolean value that indicates whether references differ between environments.
    package var dependsOnEnvironment: Bool { self == .image }

    /// A Boolean value that indicates whether samples are views, which are shown in a window.
    package var showsViews: Bool { self == .image || isTextOfViews }

    /// A Boolean value that indicates whether references are texts of views, recorded beside their pictures.
    package var isTextOfViews: Bool { self == .tree || self == .keys }

    /// The end of the title in the names of references: `-tree`, `-keys`, or nothing.
    package var titleSuffix: String { isTextOfViews ? "-\(rawValue)" : "" }
}
