/// The effect of a reducer that has none: there is no value of it.
public enum NoEffect: Equatable, Sendable {}

extension NoEffect: Encodable {
    /// Never called, as there is no value to write.
    public func encode(to encoder: any Encoder) throws {
        switch self {}
    }
}
