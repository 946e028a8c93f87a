/// A protocol whose conforming types are entries.
public struct CatalogProtocol: Hashable, Codable, Sendable {
    /// How the samples of a conforming type are reached and captured.
    public enum Access: String, Codable, Sendable, CaseIterable {
        /// `static var samples`, pictures of views.
        case samples
        /// `_allPreviews`, pictures of views.
        case previews
        /// `static var samples`, encoded.
        case json
        /// `static var samples`, as text.
        case lines
        /// `static var samples`, any value.
        case dump
    }

    /// The protocol's name without its module.
    public var name: String
    /// How the samples of a conforming type are reached and captured.
    public var access: Access

    /// The protocol `name`, whose samples are reached by `access`.
    public init(_ name: String, _ access: Access) {
        self.name = name
        self.access = access
    }

    /// How the samples are reached.
    public var kind: CatalogEntry.Kind { access == .previews ? .previews : .samples }

    /// How a sample is captured.
    public var strategy: CaptureStrategy {
        switch access {
        case .samples, .previews: .image
        case .json: .json
        case .lines: .lines
        case .dump: .dump
        }
    }

    /// The protocols that are known without any configuration, in the order in which they claim a type.
    public static let standard = [
        CatalogProtocol("Testable", .samples),
        CatalogProtocol("TestableState", .json),
        CatalogProtocol("TestableText", .lines),
        CatalogProtocol("TestableValue", .dump),
        CatalogProtocol("PreviewProvider", .previews),
    ]
}
