// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `swiftui/accessibilityattachmentmodifier`
public struct AccessibilityAttachmentModifier: ViewModifier {
    nonisolated init() {}

    public func body(content: Content) -> some View { content }
}

// `swiftui/accessibilitychildbehavior`
public struct AccessibilityChildBehavior: Hashable, Sendable {
    // `swiftui/accessibilitychildbehavior/ignore`, and its neighbours
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")

    fileprivate let name: String
}

extension View {
    // `swiftui/view/accessibilityidentifier(_:)`
    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }

    // `swiftui/view/accessibilityelement(children:)`
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        Changed(content: self, change: "accessibilityElement(\(children.name))")
    }
}
