public import SnapgenModel

/// A rule whose batch is a name that nobody has looked up yet.
public struct UserRule: Equatable, Sendable {
    /// What holds, and for which entries.
    public var rule: Rule
    /// Who named the rule's batch; `nil` where it names none.
    public var batchOrigin: ConfigurationOrigin?

    /// `rule`, whose batch was named by `batchOrigin`.
    public init(_ rule: Rule, batchOrigin: ConfigurationOrigin? = nil) {
        self.rule = rule
        self.batchOrigin = batchOrigin
    }
}
