/// What became of a rendered file.
public struct WriteOutcome: Equatable, Codable, Sendable {
    /// What was done, or would be done by a dry run.
    public enum Action: String, Codable, Sendable, CaseIterable {
        /// There was no file.
        case created
        /// There was another content.
        case updated
        /// The same bytes were there: nothing was touched.
        case unchanged
        /// snapgen wrote it once and does not any more.
        case removed
    }

    /// The file as the user would name it, relative to the root where it lies below it.
    public var path: String
    /// What was done.
    public var action: Action
    /// The change as a unified diff; empty where nothing changed, or nobody asked for it.
    public var diff: String

    /// What became of the file at `path`.
    public init(path: String, action: Action, diff: String = "") {
        self.path = path
        self.action = action
        self.diff = diff
    }
}
