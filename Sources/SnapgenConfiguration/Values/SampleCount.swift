/// The number of samples that a comment states: `samples=3`, or `samples=*` if it is determined at run time.
package enum SampleCount: Hashable, Encodable, Sendable {
    case known(Int)
    case atRunTime
}

extension SampleCount: RawRepresentable, LosslessStringConvertible {
    private static let most = 10_000

    package init?(rawValue: String) {
        if rawValue == "*" {
            self = .atRunTime
        } else if let number = Int(rawValue), (1...Self.most).contains(number) {
            self = .known(number)
        } else {
            return nil
        }
    }

    package init?(_ description: String) { self.init(rawValue: description) }

    package var rawValue: String {
        switch self {
        case .known(let number): "\(number)"
        case .atRunTime: "*"
        }
    }

    package var description: String { rawValue }
}
