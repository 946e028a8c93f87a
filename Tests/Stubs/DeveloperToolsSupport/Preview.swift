// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// Built as Apple's: in Swift 5 mode, in which `@MainActor () -> A` is not `@Sendable`, with library evolution, and as a dynamic
// library. The stand-ins for SwiftUI, UIKit and AppKit are in Swift 6 mode and use this name, a stand-in's own, for the type that Apple's have.
public typealias PreviewBody<A> = @MainActor () -> A

// `developertoolssupport/previewregistry`
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }
    @MainActor static func makePreview() throws -> Preview
    @available(*, deprecated, message: "This method is not called. Please implement makePreview() instead.")
    @MainActor static var preview: Preview { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PreviewRegistry {
    @MainActor public static var preview: Preview { fatalError("this method is not called") }
}

// `developertoolssupport/previewunavailable`
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PreviewUnavailable: Error {
    public init() {}
}

// Indicates whether the system is new enough for a preview with `@available`; a stand-in's own.
public var systemHasNewPreviews: Bool { setting("STUB_PREVIEW_AVAILABLE") != "none" }

func setting(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

// `developertoolssupport/preview`. Its stored properties are not documented: these are the ones that eure/swift-storybook and
// SnapshotPreviews read, of the system in STUB_PREVIEW_LAYOUT.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public struct Preview: CustomReflectable {
    // `developertoolssupport/preview/viewtraits`
    public enum ViewTraits {}

    struct DataSource {
        let preview: any PreviewSource
    }

    nonisolated let displayName: String?
    nonisolated let traits: [PreviewTrait<ViewTraits>]
    nonisolated(unsafe) let older: any PreviewSource
    nonisolated(unsafe) let newer: any PreviewSource

    // A stand-in's own.
    public init(
        _ displayName: String?, _ traits: [PreviewTrait<ViewTraits>], older: any PreviewSource, newer: any PreviewSource
    ) {
        self.displayName = displayName
        self.traits = traits
        self.older = older
        self.newer = newer
    }

    nonisolated public var customMirror: Mirror { Mirror(self, children: children, displayStyle: .struct) }

    nonisolated private var children: KeyValuePairs<String, Any> {
        switch setting("STUB_PREVIEW_LAYOUT") {
        case "17": ["displayName": displayName as Any, "traits": traits, "source": older]
        case "18": ["displayName": displayName as Any, "traits": traits, "source": newer]
        // Systems that rename a property.
        case "other name": ["title": displayName as Any, "traits": traits, "dataSource": DataSource(preview: newer)]
        case "other traits":
            ["displayName": displayName as Any, "layout": traits, "dataSource": DataSource(preview: newer)]
        default: ["displayName": displayName as Any, "traits": traits, "dataSource": DataSource(preview: newer)]
        }
    }
}

// The content of a preview; not documented.
public protocol PreviewSource {}

// The kind of a preview's content; not documented.
public struct PreviewSourceContentCategory: RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

// The source of previews from iOS 18 on; not documented.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct DefaultPreviewSource<A>: PreviewSource {
    enum Structure {
        case singlePreview(makeBody: PreviewBody<A>)
        case multiPreview(makeBodies: [PreviewBody<A>])
    }

    let contentCategory: PreviewSourceContentCategory
    let structure: Structure

    // A stand-in's own.
    public init(_ category: String, makeBody: @escaping PreviewBody<A>) {
        contentCategory = PreviewSourceContentCategory(rawValue: category)
        structure = .singlePreview(makeBody: makeBody)
    }

    // A stand-in's own, for `arguments:`, whose structure is not known.
    public init(_ category: String, makeBodies: [PreviewBody<A>]) {
        contentCategory = PreviewSourceContentCategory(rawValue: category)
        structure = .multiPreview(makeBodies: makeBodies)
    }
}
