// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

#if canImport(UIKit)
    @_exported import UIKit
#elseif canImport(AppKit)
    @_exported import AppKit
#endif

// `swiftui/view`
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

// A view that SwiftUI draws itself; a stand-in's own.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("a primitive view has no body") }
}

// `swiftui/emptyview`
public struct EmptyView: PrimitiveView {
    nonisolated public init() {}
}

// `swiftui/text`
public struct Text {
    let words: String

    // `swiftui/text/init(_:)`, the one for `StringProtocol`
    public init<S: StringProtocol>(_ content: S) { words = String(content) }

    // `swiftui/text/init(_:format:)`
    public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        words = format.format(input)
    }
}

extension Text: PrimitiveView, CustomStringConvertible {
    nonisolated public var description: String { "Text(\(words))" }
}

// `swiftui/anyview`
public struct AnyView {
    let view: any View

    // `swiftui/anyview/init(_:)`
    nonisolated public init<V: View>(_ view: V) { self.view = view }
}

extension AnyView: PrimitiveView, ViewParent, CustomStringConvertible {
    var parts: [any View] { [view] }
    nonisolated public var description: String { "\(view)" }
}

// `swiftui/tupleview`
public struct TupleView<T> {
    // `swiftui/tupleview/value`
    public var value: T
    let views: [any View]
}

extension TupleView: PrimitiveView, ViewParent {
    var parts: [any View] { views }
}

// `swiftui/contentbuilder`, from Xcode 27 on
public typealias ContentBuilder = ViewBuilder

// `swiftui/viewbuilder`. Until Xcode 26, its functions require `View`; from 27 on, they take any type. The stricter form is declared.
@resultBuilder
public enum ViewBuilder {
    // `swiftui/viewbuilder/buildblock()`
    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    // `swiftui/viewbuilder/buildblock(_:)`
    nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    // `swiftui/viewbuilder/buildblock(_:)`, the one for several views
    nonisolated public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView(value: (repeat each content), views: views)
    }

    // `swiftui/viewbuilder/buildexpression(_:)`
    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

// `swiftui/foreach`
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    // `swiftui/foreach/data`
    public var data: Data
    // `swiftui/foreach/content`
    public var content: (Data.Element) -> Content
}

extension ForEach: ViewParent where Content: View {
    var parts: [any View] { data.map { content($0) } }
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("a primitive view has no body") }

    // `swiftui/foreach/init(_:id:content:)`
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }
}

// `swiftui/viewmodifier`
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}

// `swiftui/viewmodifier/content`
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView, ViewParent {
    let content: any View
    var parts: [any View] { [content] }
}

// `swiftui/modifiedcontent`
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("a primitive view has no body") }
}

extension ModifiedContent: ViewParent where Content: View, Modifier: ViewModifier {
    var parts: [any View] { [modifier.body(content: _ViewModifier_Content(content: content))] }
}

extension ModifiedContent: CustomStringConvertible {
    public var description: String { "\(content).modifier(\(Modifier.self))" }
}

extension View {
    // `swiftui/view/modifier(_:)`
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
