import SnapgenModel

/// What a template sees of a `#Preview`, under the names that Prefire gives it.
struct PreviewMacro {
    /// The file's name without its extension.
    var fileStem: String
    /// Its place among the macros of its file, counted from 0.
    var number: Int
    /// The display name, as a string literal spells it without its quotes; `nil` where the macro has none.
    var displayName: String?
    /// The statements of its body.
    var body: String
    /// Its `@Previewable` declarations without that attribute; `nil` where it has none.
    var properties: String?
    /// The traits, as written; empty where the macro names none.
    var traits: [String]

    /// What may be asked of a macro.
    static let shape: [String: TemplateShape] = [
        "displayName": .text, "componentTestName": .text, "sourceFileName": .text, "isScreen": .flag, "body": .text,
        "properties": .text, "traits": .list(.text),
    ]

    /// What tells it from the others, and what Prefire orders them by, backwards.
    var key: String { "\(fileStem)_\(number)" }

    /// The members by name; one that has no value is left out.
    var members: [String: Any] {
        let name = displayName ?? key
        let traits = traits.isEmpty ? [".device"] : traits
        let members: [String: Any?] = [
            "displayName": name,
            "componentTestName": Self.testName(of: name),
            "sourceFileName": fileStem,
            "isScreen": UserValue.flag(traits.contains(".device")).any,
            "body": body.contains("\"\"\"") ? BlankLines.protected(body) : body,
            "properties": properties,
            "traits": traits,
        ]
        return members.compactMapValues { $0 }
    }

    /// A display name without what cannot stand in a function's name.
    private static func testName(of name: String) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.filter { $0 == "_" || $0.properties.isLetterOrNumber }))
    }
}

extension Unicode.Scalar.Properties {
    /// Letters, marks and numbers, which Foundation calls alphanumeric.
    fileprivate var isLetterOrNumber: Bool {
        switch generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }
}
