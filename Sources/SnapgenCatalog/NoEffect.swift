/// The effect type of a reducer without effects, which has no values.
public enum NoEffect: Equatable, Sendable {}

extension NoEffect: Encodable {
    /// Never called, because there are no values.
    public func encode(to encoder: any Encoder) throws {
        switch self {}
    }
}
