package struct CatalogSettings: Equatable, Encodable, Sendable {
    /// A conforming type is an entry; of several, the first in the list takes it.
    package var protocols = CatalogProtocol.standard
    /// Attached macros that make a type conform, and the protocol that each makes it conform to: `["Showcase": "Testable"]`.
    package var attributes: [String: String] = [:]
    package var macros = ["Preview"]
    package var includesByDefault = true
}

extension CatalogSettings {
    package init(protocols: [CatalogProtocol] = CatalogProtocol.standard) { self.protocols = protocols }
}

/// A protocol whose conforming types are entries.
package struct CatalogProtocol: Hashable, Encodable, Sendable {
    /// The way in which the samples of a conforming type are accessed and captured.
    package enum Access: String, Encodable, Sendable, CaseIterable {
        case samples
        case previews
        case json
        case lines
        case dump
        case asyncSamples = "async-samples"
        case asyncJSON = "async-json"
        case asyncLines = "async-lines"
        case asyncDump = "async-dump"
    }

    package var name: String
    package var access: Access

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
        CatalogProtocol(name: "Testable", access: .samples),
        CatalogProtocol(name: "TestableState", access: .json),
        CatalogProtocol(name: "TestableText", access: .lines),
        CatalogProtocol(name: "TestableValue", access: .dump),
        CatalogProtocol(name: "AsyncTestable", access: .asyncSamples),
        CatalogProtocol(name: "AsyncTestableState", access: .asyncJSON),
        CatalogProtocol(name: "AsyncTestableText", access: .asyncLines),
        CatalogProtocol(name: "AsyncTestableValue", access: .asyncDump),
        CatalogProtocol(name: "PreviewProvider", access: .previews),
    ]
}
