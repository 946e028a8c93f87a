// A stand-in for the parts of SwiftUI that the catalog touches, with the signatures that Apple documents: what
// compiles here compiles there. The address of each page is given below `developer.apple.com/documentation/swiftui/`.

/// SwiftUI documents it at `view`.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

/// SwiftUI documents it at `viewbuilder`.
@resultBuilder
public struct ViewBuilder {
    /// SwiftUI documents it at `viewbuilder/buildblock()`.
    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    /// SwiftUI documents it at `viewbuilder/buildblock(_:)`.
    nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// SwiftUI documents it at `viewbuilder/buildexpression(_:)`.
    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

/// SwiftUI documents it at `emptyview`.
@frozen public struct EmptyView: View {
    /// SwiftUI documents it at `emptyview/init()`.
    nonisolated public init() {}

    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

/// SwiftUI documents it at `anyview`.
@frozen public struct AnyView {
    /// The view, for a test to read; no part of SwiftUI.
    public let view: any View

    /// SwiftUI documents it at `anyview/init(_:)`.
    nonisolated public init<V: View>(_ view: V) { self.view = view }
}

extension AnyView: View {
    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

/// SwiftUI documents it at `text`.
@frozen public struct Text: View, Equatable {
    /// The words, for a test to read; no part of SwiftUI.
    public let words: String

    /// SwiftUI documents it at `text/init(_:)`, the one for `StringProtocol`.
    nonisolated public init<S: StringProtocol>(_ content: S) { words = String(content) }

    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

/// SwiftUI documents it at `foreach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// SwiftUI documents it at `foreach/data`.
    public var data: Data
    /// SwiftUI documents it at `foreach/content`.
    public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

extension ForEach where Content: View {
    /// SwiftUI documents it at `foreach/init(_:id:content:)`.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// SwiftUI documents it at `foreach/init(_:content:)`, the one for a constant range.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}
