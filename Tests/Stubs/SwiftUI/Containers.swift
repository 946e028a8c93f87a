// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `swiftui/horizontalalignment`
public struct HorizontalAlignment: Equatable, Sendable {
    // `swiftui/horizontalalignment/leading`, `swiftui/horizontalalignment/center`
    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: "center")

    private let name: String
}

// `swiftui/verticalalignment`
public struct VerticalAlignment: Equatable, Sendable {
    // `swiftui/verticalalignment/center`
    public static let center = VerticalAlignment()
}

// `swiftui/vstack`
public struct VStack<Content: View>: PrimitiveView, ViewParent {
    nonisolated(unsafe) let content: Content
    var parts: [any View] { [content] }

    // `swiftui/vstack/init(alignment:spacing:content:)`
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

// `swiftui/hstack`
public struct HStack<Content: View>: PrimitiveView, ViewParent {
    nonisolated(unsafe) let content: Content
    var parts: [any View] { [content] }

    // `swiftui/hstack/init(alignment:spacing:content:)`
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

// `swiftui/spacer`
public struct Spacer: PrimitiveView {
    // `swiftui/spacer/init(minlength:)`
    nonisolated public init(minLength: CGFloat? = nil) {}
}

// `swiftui/progressview`
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    // `swiftui/progressview/init()`
    nonisolated public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
}

// `swiftui/font`
public struct Font: Hashable, Sendable {
    // `swiftui/font/headline`, `swiftui/font/subheadline`, `swiftui/font/title`
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let title = Font(name: "title")

    fileprivate let name: String
}

extension View {
    // `swiftui/view/font(_:)`
    nonisolated public func font(_ font: Font?) -> some View {
        Changed(content: self, change: "font(\(font?.name ?? "nil"))")
    }

    // `swiftui/view/padding(_:)`
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

// `swiftui/conditionalcontent`, which has no documentation of its own
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView, ViewParent {
    nonisolated(unsafe) let part: any View
    var parts: [any View] { [part] }

    nonisolated init(part: any View) { self.part = part }
}

extension ViewBuilder {
    // `swiftui/viewbuilder/buildeither(first:)`
    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(part: first)
    }

    // `swiftui/viewbuilder/buildeither(second:)`
    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(part: second)
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    // `swiftui/foreach/init(_:content:)`
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}
