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
}

/// Returns the discussion of a command: what it does beyond its abstract, command lines, and a page with more.
func helpText(_ text: String = "", example: String..., page: HelpPage) -> String {
    let examples = example.map { "  \($0)" }.joined(separator: "\n")
    let heading = example.count == 1 ? "Example" : "Examples"
    let parts = [text, "\(heading):\n\(examples)", "See Documentation/\(page.rawValue)."]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
}
