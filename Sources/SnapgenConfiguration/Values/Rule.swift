package import SnapgenModel

package struct Rule: Equatable, Encodable, Sendable {
    /// Matched against an entry's name, its title and its id.
    package var match: Glob
    package var settings: Directives

    package init(match: Glob, settings: Directives) {
        self.match = match
        self.settings = settings
    }
}
