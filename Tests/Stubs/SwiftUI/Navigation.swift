// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `swiftui/navigationlink`
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView, ViewParent {
    nonisolated(unsafe) let label: Label
    var parts: [any View] { [label] }
}

extension NavigationLink where Destination == Never {
    // `swiftui/navigationlink/init(value:label:)`
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension View {
    // `swiftui/view/navigationdestination(for:destination:)`
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        Changed(content: self, change: "navigationDestination(\(D.self))")
    }

    // `swiftui/view/sheet(ispresented:ondismiss:content:)`
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Changed(content: self, change: "sheet")
    }
}

// `swiftui/primitivebuttonstyle`, without its body
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

// `swiftui/plainbuttonstyle`
public struct PlainButtonStyle: PrimitiveButtonStyle {
    // `swiftui/plainbuttonstyle/init()`
    nonisolated public init() {}
}

// `swiftui/borderedprominentbuttonstyle`
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    // `swiftui/primitivebuttonstyle/plain`
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    // `swiftui/primitivebuttonstyle/borderedprominent`
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
    // `swiftui/view/buttonstyle(_:)`, the one for `PrimitiveButtonStyle`
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        Changed(content: self, change: "buttonStyle(\(S.self))")
    }
}
