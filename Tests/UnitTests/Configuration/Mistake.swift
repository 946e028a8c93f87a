import Testing

/// A text that is refused, and the message that says so.
struct Mistake: Sendable, CustomTestStringConvertible {
    var yaml: String
    var message: String

    init(_ yaml: String, _ message: String) {
        self.yaml = yaml
        self.message = message
    }

    var testDescription: String { yaml }
}
