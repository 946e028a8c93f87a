/// A protocol whose conforming types are entries.
package struct CatalogProtocol: Hashable, Encodable, Sendable {
    /// The way in which the samples of a conforming type are accessed and captured.
    package enum Access: String, Encodable, Sendable, CaseIterable {
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
        /// `static func samples() async throws`, pictures of views.
        case asyncSamples = "async-samples"
        /// `static func samples() async throws`, encoded.
        case asyncJSON = "async-json"
        /// `static func samples() async throws`, as text.
        case asyncLines = "async-lines"
        /// `static func samples() async throws`, any value.
        case asyncDump = "async-dump"
    }

    package var name: String
    package var access: Access

    package init(_ name: String, _ access: Access) {
        self.name = name
        self.access = access
    }

    package var strategy: CaptureStrategy {
        switch access {
        case .samples, .previews, .asyncSamples: .image
        case .json, .asyncJSON: .json
        case .lines, .asyncLines: .lines
        case .dump, .asyncDump: .dump
        }
    }

    /// The protocols that are known without any configuration, in the order in which they claim a type.
    package static let standard = [
        CatalogProtocol("Testable", .samples),
        CatalogProtocol("TestableState", .json),
        CatalogProtocol("TestableText", .lines),
        CatalogProtocol("TestableValue", .dump),
        CatalogProtocol("AsyncTestable", .asyncSamples),
        CatalogProtocol("AsyncTestableState", .asyncJSON),
        CatalogProtocol("AsyncTestableText", .asyncLines),
        CatalogProtocol("AsyncTestableValue", .asyncDump),
        CatalogProtocol("PreviewProvider", .previews),
    ]
}
