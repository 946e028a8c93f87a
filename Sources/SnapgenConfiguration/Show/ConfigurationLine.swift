/// A line of the file.
struct ConfigurationLine: CustomStringConvertible {
    /// How far it is indented.
    var depth = 0
    /// What it says.
    var text: String
    /// Who decided the value, or `nil` where no value of its own stands here.
    var origin: ConfigurationOrigin?

    /// The indented text, with its origin as a comment.
    var description: String {
        String(repeating: "  ", count: depth) + text + (origin.map { "  # \($0)" } ?? "")
    }

    /// The line one level further in.
    var indented: ConfigurationLine {
        ConfigurationLine(depth: depth + 1, text: text, origin: origin)
    }
}
