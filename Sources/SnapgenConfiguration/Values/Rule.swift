package import SnapgenModel

/// The settings of the entries that a pattern matches.
package struct Rule: Equatable, Encodable, Sendable {
    /// Matched against an entry's name, its title and its id.
    package var match: Glob
    /// The settings of these entries.
    package var settings: Directives

    /// `settings` for the entries that `match` matches.
    package init(match: Glob, settings: Directives) {
        self.match = match
        self.settings = settings
    }
}
