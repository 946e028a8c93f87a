/// The number of samples that a comment states: `samples=3`, or `samples=*` if it is determined at run time.
package enum SampleCount: Hashable, Encodable, Sendable {
    /// A number from 1 on.
    case known(Int)
    /// The number at run time.
    case atRunTime
}

extension SampleCount: RawRepresentable, LosslessStringConvertible {
    /// The limit, which exceeds the number of samples that anybody looks at.
    private static let most = 10_000

    /// Parses a number or `*`.
    package init?(rawValue: String) {
        if rawValue == "*" {
            self = .atRunTime
        } else if let number = Int(rawValue), (1...Self.most).contains(number) {
            self = .known(number)
        } else {
            return nil
        }
    }

    /// Parses a number or `*`.
    package init?(_ description: String) { self.init(rawValue: description) }

    /// The number, or `*`.
    package var rawValue: String {
        switch self {
        case .known(let number): "\(number)"
        case .atRunTime: "*"
        }
    }

    /// The number, or `*`.
    package var description: String { rawValue }
}
