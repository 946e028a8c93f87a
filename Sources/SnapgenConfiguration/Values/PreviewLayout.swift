/// The size of a preview's image, as set by the preview, a comment or a rule.
package enum PreviewLayout: Hashable, Encodable, Sendable {
    case device
    case sizeThatFits
    /// A fixed size in points, as it is written: `320`, `44.5`.
    case fixed(width: String, height: String)

    package var isLiteral: Bool {
        guard case .fixed(let width, let height) = self else { return true }
        return Self.isLength(width) && Self.isLength(height)
    }
}

extension PreviewLayout: LosslessStringConvertible {
    package init?(_ description: String) {
        switch description {
        case "device": self = .device
        case "sizeThatFits": self = .sizeThatFits
        default:
            let sides = description.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
            let isSide = { Self.isLength($0) && NumberRange.size.contains(Double($0) ?? 0) }
            guard sides.count == 2, sides.allSatisfy(isSide) else { return nil }
            self = .fixed(width: sides[0], height: sides[1])
        }
    }

    package var description: String {
        switch self {
        case .device: "device"
        case .sizeThatFits: "sizeThatFits"
        case .fixed(let width, let height): "\(width)x\(height)"
        }
    }

    private static func isLength(_ text: String) -> Bool {
        guard let number = Double(text), number > 0, number.isFinite else { return false }
        return text.wholeMatch(of: /[0-9]+(?:\.[0-9]+)?/) != nil
    }
}
