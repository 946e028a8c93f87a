/// How large the picture of a preview is, where the preview says so itself.
public enum PreviewLayout: Hashable, Codable, Sendable {
    /// As large as the environment's device.
    case device
    /// As large as the view wants to be.
    case sizeThatFits
    /// Always this size, in points; Swift expressions, `320` or `Metrics.width`.
    case fixed(width: String, height: String)
}
