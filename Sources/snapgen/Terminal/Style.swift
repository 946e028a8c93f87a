import SnapgenNames

struct Style: Sendable {
    let isColored: Bool
    /// The number of columns of the terminal; `nil` for an unlimited width, such as that of a pipe.
    var width: Int?

    enum Color: String {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    /// Returns one line, with all characters visible, in a colour if the stream is coloured.
    func callAsFunction(_ color: Color, _ text: String) -> String { colored(VisibleText.escaped(text), color) }

    func colored(_ text: String, _ color: Color?) -> String {
        guard isColored, let color else { return text }
        return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
    }
}

enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// Only `auto` respects `NO_COLOR` (no-color.org), `FORCE_COLOR`, `CLICOLOR_FORCE` (bixense.com/clicolors) and dumb
    /// terminals.
    func style(for stream: StandardStream, _ environment: [String: String]) -> Style {
        let isColored = self == .always || self == .auto && isWanted(on: stream, environment)
        return Style(isColored: isColored, width: stream.width(environment))
    }

    private func isWanted(on stream: StandardStream, _ environment: [String: String]) -> Bool {
        if environment["NO_COLOR"]?.isEmpty == false { return false }
        if environment["FORCE_COLOR"]?.isEmpty == false { return true }
        if !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "") { return true }
        return stream.isTerminal && environment["TERM"] != "dumb"
    }
}
