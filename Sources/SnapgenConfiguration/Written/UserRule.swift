public import SnapgenModel

/// A rule whose batch is a name that nobody has looked up yet.
public struct UserRule: Equatable, Sendable {
    /// What holds, and for which entries.
    public var rule: Rule
    /// The place of the rule's pattern.
    public var origin: ConfigurationOrigin
    /// Who named the rule's batch; `nil` where it names none.
    public var batchOrigin: ConfigurationOrigin?

    /// `rule`, whose pattern is written at `origin` and whose batch was named by `batchOrigin`.
    public init(_ rule: Rule, _ origin: ConfigurationOrigin = .default, batchOrigin: ConfigurationOrigin? = nil) {
        self.rule = rule
        self.origin = origin
        self.batchOrigin = batchOrigin
    }
}
