// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `uikit/uiedgeinsets`
public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    // `uikit/uiedgeinsets/init(top:left:bottom:right:)`
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    // `uikit/uiedgeinsets/init()`
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    // `uikit/uiedgeinsets/zero`
    public static let zero = UIEdgeInsets()

    // A stand-in's own.
    var text: String { "\(top) \(left) \(bottom) \(right)" }
}
