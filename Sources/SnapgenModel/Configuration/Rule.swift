/// The settings of the entries that a pattern matches.
public struct Rule: Equatable, Encodable, Sendable {
    /// Matched against an entry's name, its title and its id.
    public var match: Glob
    /// The settings of these entries.
    public var settings: Directives

    /// `settings` for the entries that `match` matches.
    public init(match: Glob, settings: Directives) {
        self.match = match
        self.settings = settings
    }
}
