/// How large the picture of a preview is, where the preview says so itself.
public enum PreviewLayout: Hashable, Codable, Sendable {
    /// As large as the environment's device.
    case device
    /// As large as the view wants to be.
    case sizeThatFits
    /// Always this size, in points; Swift expressions, `320` or `Metrics.width`.
    case fixed(width: String, height: String)
}

extension PreviewLayout: LosslessStringConvertible {
    /// The layout that a text names: `device`, `sizeThatFits`, or a size in points, `320x100`.
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

    /// The layout as a comment or a rule spells it.
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
