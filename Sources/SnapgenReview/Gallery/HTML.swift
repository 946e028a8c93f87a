/// A piece of HTML, into which texts are interpolated with their special characters escaped.
///
///     let item: HTML = "<li>\(title)</li>"   // <li>a &lt; b</li> for the title 'a < b'
struct HTML: ExpressibleByStringInterpolation, Sendable {
    /// The markup.
    let text: String

    /// Creates HTML from markup that is trusted.
    init(stringLiteral text: String) {
        self.text = text
    }

    /// Creates HTML from markup with texts in it.
    init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// Creates HTML from a text.
    init(_ text: String) {
        self.text = Self.escaped(text)
    }

    /// Markup with texts in it.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity)
        }

        mutating func appendLiteral(_ literal: String) { text += literal }
        mutating func appendInterpolation(_ text: String) { self.text += HTML.escaped(text) }
        mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
        mutating func appendInterpolation(_ html: HTML) { text += html.text }
        mutating func appendInterpolation(_ html: HTML?) { text += html?.text ?? "" }
        mutating func appendInterpolation(_ list: [HTML]) { for html in list { text += html.text } }
    }

    /// Returns a text in which no character begins markup or ends an attribute, without characters that HTML forbids.
    private static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let replacement = replacement(of: scalar) {
                result.append(contentsOf: replacement.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func replacement(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        case "\t", "\n": nil
        default:
            scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint
                ? "\u{fffd}" : nil
        }
    }
}
