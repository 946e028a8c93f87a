/// The number of samples that a comment states: `samples=3`, or `samples=*` if it is determined at run time.
public enum SampleCount: Hashable, Encodable, Sendable {
    /// A number from 1 on.
    case known(Int)
    /// The number at run time.
    case atRunTime
}

extension SampleCount: RawRepresentable, LosslessStringConvertible {
    /// The limit, which exceeds the number of samples that anybody looks at.
    private static let most = 10_000

    /// Parses a number or `*`.
    public init?(rawValue: String) {
        if rawValue == "*" {
            self = .atRunTime
        } else if let number = Int(rawValue), (1...Self.most).contains(number) {
            self = .known(number)
        } else {
            return nil
        }
    }

    /// Parses a number or `*`.
    public init?(_ description: String) { self.init(rawValue: description) }

    /// The number, or `*`.
    public var rawValue: String {
        switch self {
        case .known(let number): "\(number)"
        case .atRunTime: "*"
        }
    }

    /// The number, or `*`.
    public var description: String { rawValue }
}

extension SampleCount {
    /// Returns the samples of an entry, which are numbered if their number differs from what the source shows.
    package func samples(of entry: CatalogEntry) -> [Sample]? {
        switch self {
        case .atRunTime: nil
        case .known(let number) where entry.samples?.count == number: entry.samples
        case .known(let number): (1...number).map { Sample(number: $0, line: entry.line) }
        }
    }
}
