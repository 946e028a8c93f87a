struct SnapgenAccessibleElement: Equatable, Sendable {
    /// The names of the roles and states in texts: `button`, `selected`.
    var traits: [String] = []
    var label: String?
    var value: String?
    /// The words that VoiceOver reads, if they are known.
    var speech: String?
    var hint: String?
    var actions: [String] = []

    var lines: [String] {
        ["- " + heading] + detail("says", speech) + detail("hint", hint) + actions.flatMap { detail("action", $0) }
    }

    /// The role, the label, the value and the other traits: `button "Ada": "3 messages" [selected]`.
    private var heading: String {
        let role = traits.first { !Self.states.contains($0) }
        let name = Self.quoted(label).map { " \($0)" } ?? ""
        let content = Self.quoted(value).map { ": \($0)" } ?? ""
        let others = traits.filter { $0 != role }.joined(separator: ", ")
        return (role ?? "element") + name + content + (others.isEmpty ? "" : " [\(others)]")
    }

    private static let states: Set = [
        "selected", "dimmed", "plays-sound", "updates-frequently", "starts-media", "direct-interaction", "turns-page",
        "summary",
    ]

    private func detail(_ word: String, _ text: String?) -> [String] {
        Self.quoted(text).map { ["  \(word) \($0)"] } ?? []
    }

    /// Returns a text as a literal of one line; `nil` for an empty text.
    private static func quoted(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        return "\"\(text.unicodeScalars.map(escaped).joined())\""
    }

    /// The escape sequences are chosen here, because those of `debugDescription` depend on the version of Swift.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch (scalar, scalar.properties.generalCategory) {
        case ("\\", _), ("\"", _): "\\\(scalar)"
        case ("\n", _): "\\n"
        case (_, .control), (_, .lineSeparator), (_, .paragraphSeparator):
            "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
    }
}

extension SnapgenAccessibleElement {
    /// Returns a line for each element with its details, in their order.
    static func text(of elements: [Self], allowsEmpty: Bool) throws -> String {
        if !elements.isEmpty { return elements.flatMap(\.lines).joined(separator: "\n") }
        guard allowsEmpty else {
            throw SnapshotProblem(
                "the view has no accessibility elements; test the sample in a UI test ('app.launch(sample:)'), or set "
                    + "'allow_blank' if the view is meant to have none")
        }
        return "no elements"
    }
}
