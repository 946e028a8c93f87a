/// A use of a freestanding macro such as `#Preview`.
public struct ScannedMacro: Hashable, Codable, Sendable {
    /// The macro's name without `#` and module: `Preview`.
    public var macro: String
    /// The first argument where it is a plain string literal: the display name.
    public var displayName: String?
    /// The labels of the other arguments, `traits`, `as`, `using`, in order.
    public var argumentLabels: [String]
    /// Where it stands.
    public var context: ScannedContext

    /// A use of `#macro`.
    public init(macro: String, displayName: String?, argumentLabels: [String] = [], context: ScannedContext) {
        self.macro = macro
        self.displayName = displayName
        self.argumentLabels = argumentLabels
        self.context = context
    }
}
