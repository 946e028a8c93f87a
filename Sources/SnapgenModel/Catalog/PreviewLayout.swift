/// The size of a preview's image, as set by the preview, a comment or a rule.
public enum PreviewLayout: Hashable, Codable, Sendable {
    /// The size of the environment's device.
    case device
    /// The size that fits the view.
    case sizeThatFits
    /// A fixed size in points, given as Swift expressions: `320` or `Metrics.width`.
    case fixed(width: String, height: String)
}

extension PreviewLayout: LosslessStringConvertible {
    /// Creates a layout from `device`, `sizeThatFits`, or a size in points such as `320x100`.
    public init?(_ description: String) {
        switch description {
        case "device": self = .device
        case "sizeThatFits": self = .sizeThatFits
        default:
            let sides = description.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, sides.allSatisfy(Self.isLength) else { return nil }
            self = .fixed(width: sides[0], height: sides[1])
        }
    }

    /// The layout as written in a comment or rule.
    public var description: String {
        switch self {
        case .device: "device"
        case .sizeThatFits: "sizeThatFits"
        case .fixed(let width, let height): "\(width)x\(height)"
        }
    }

    private static func isLength(_ text: String) -> Bool {
        guard let number = Double(text), number > 0, number.isFinite else { return false }
        return text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
            && text.first != "." && text.last != "."
    }
}
