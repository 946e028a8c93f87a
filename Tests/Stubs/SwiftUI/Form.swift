// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `swiftui/form`
public struct Form<Content: View>: PrimitiveView, ViewParent {
    nonisolated(unsafe) let content: Content
    var parts: [any View] { [content] }

    // `swiftui/form/init(content:)`
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

// `swiftui/labeledcontent`
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LabeledContent<Label, Content> {
    let content: Content
}

extension LabeledContent: ViewParent where Content: View {
    var parts: [any View] { [content] }
}

extension LabeledContent: View where Label: View, Content: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

extension LabeledContent where Label == Text, Content: View {
    // `swiftui/labeledcontent/init(_:content:)`, the one for `StringProtocol`
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension LabeledContent where Label == Text, Content == Text {
    // `swiftui/labeledcontent/init(_:value:)`, the one for `StringProtocol`
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { content = Text(value) }
}

// `swiftui/contentunavailableview`
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView, ViewParent {
    nonisolated(unsafe) let description: Description
    var parts: [any View] { [description] }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    // `swiftui/contentunavailableview/init(_:systemimage:description:)`
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.description = description
    }
}
