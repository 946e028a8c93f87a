/// A line of a configuration file.
struct ConfigurationLine: CustomStringConvertible {
    /// The levels of indentation.
    var depth = 0
    /// The text without indentation.
    var text: String
    /// The origin of the value; `nil` if the line has none.
    var origin: ConfigurationOrigin?

    /// The indented text, with its origin as a comment.
    var description: String {
        String(repeating: "  ", count: depth) + text + (origin.map { "  \(YAMLFlow.comment("\($0)"))" } ?? "")
    }

    /// The line one level further in.
    var indented: ConfigurationLine {
        ConfigurationLine(depth: depth + 1, text: text, origin: origin)
    }
}
