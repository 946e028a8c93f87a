/// A page of the documentation that `--help` refers to.
enum HelpPage: String {
    case commands = "Commands.md"
    case getStarted = "GetStarted.md"
    case everydayWork = "EverydayWork.md"
    case projects = "Projects.md"
    case ci = "CI.md"
    case configuration = "Configuration.md"
    case environments = "Environments.md"
    case templates = "Templates.md"
    case migrating = "Migrating.md"
    case pictures = "Pictures.md"
    case accessibility = "Accessibility.md"

    /// The place that the pages are relative to.
    static let place = "Documentation/"

    var address: String { Self.place + rawValue }
}

/// The discussion of a command in its help: what it does, an example, and a page with more.
struct HelpText {
    let text: String

    /// Creates a discussion.
    ///
    /// - Parameters:
    ///   - text: The description of the command, beyond its abstract.
    ///   - example: A command line that can be typed, or several.
    ///   - page: The page with more.
    init(_ text: String = "", example: String..., page: HelpPage) {
        let examples = example.map { "  \($0)" }.joined(separator: "\n")
        let parts = [text, "\(example.count == 1 ? "Example" : "Examples"):\n\(examples)", "See \(page.address)."]
        self.text = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}
