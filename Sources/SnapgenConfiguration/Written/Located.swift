/// A value of the configuration and who decided it.
public struct Located<Value> {
    /// The value.
    public var value: Value
    /// Who decided it.
    public var origin: ConfigurationOrigin

    /// `value`, as `origin` gave it.
    public init(_ value: Value, _ origin: ConfigurationOrigin) {
        self.value = value
        self.origin = origin
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Sendable where Value: Sendable {}
