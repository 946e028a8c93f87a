/// The method that turns a sample into the contents of a reference file.
package enum CaptureStrategy: String, Encodable, Sendable, CaseIterable {
    case image
    /// The sample's JSON encoding, with sorted keys.
    case json
    /// The text that the sample provides.
    case lines
    case dump
    /// The elements of a view in VoiceOver's order, as text.
    case tree

    package var fileExtension: String {
        switch self {
        case .image: "png"
        case .json: "json"
        case .lines, .dump, .tree: "txt"
        }
    }

    package var dependsOnEnvironment: Bool { self == .image }

    package var showsViews: Bool { self == .image || isTextOfViews }

    package var isTextOfViews: Bool { self == .tree }

    package var titleSuffix: String { isTextOfViews ? "-\(rawValue)" : "" }
}
