import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenScan

/// A `#Preview` in a template, under the names that Prefire gives it.
struct PreviewMacro {
    private let macro: SourceMacro
    /// Its place among the macros of the files of its name, counted from 0.
    private let number: Int

    /// The schema of a macro.
    static let schema: [String: TemplateSchema] = [
        "displayName": .text, "componentTestName": .text, "sourceFileName": .text, "isScreen": .flag, "body": .text,
        "properties": .text, "traits": .list(.text), "hasArguments": .flag, "arguments": .text,
        "argumentPattern": .text, "fixedLayoutSize": .text,
    ]

    /// All macros in Prefire's order: by file and number, backwards.
    static func all(_ macros: [SourceMacro]) -> [[String: Any]] {
        var counts: [String: Int] = [:]
        let numbered = macros.map { macro in
            defer { counts[macro.path.stem, default: 0] += 1 }
            return PreviewMacro(macro: macro, number: counts[macro.path.stem, default: 0])
        }
        var taken: Set<String> = []
        return numbered.sorted { $0.key > $1.key }.map { macro in
            let name = macro.testName(besides: taken)
            taken.insert(name)
            return macro.members(testName: name)
        }
    }

    private var fileStem: String { macro.path.stem }
    private var key: String { "\(fileStem)_\(number)" }

    /// A macro without a name is called after its file.
    private var displayName: String { macro.displayName ?? key }

    /// The display name without what cannot stand in a function's name.
    ///
    /// - Parameter taken: the names of other declarations; a second declaration of a name gets a number.
    private func testName(besides taken: Set<String>) -> String {
        let scalars = displayName.unicodeScalars.filter { $0 == "_" || $0.isLetterOrNumber }
        let name = String(String.UnicodeScalarView(scalars))
        let numbered = (2...).lazy.map { "\(name)_\($0)" }
        return taken.contains(name) ? numbered.first { !taken.contains($0) } ?? name : name
    }

    /// The members by name; one that has no value is left out.
    private func members(testName: String) -> [String: Any] {
        let traits = macro.facts.traits.isEmpty ? [".device"] : macro.facts.traits
        let properties = macro.facts.properties.joined(separator: "\n")
        let members: [String: Any?] = [
            // A template puts it between quotes.
            "displayName": String(SwiftLiteral.string(displayName).dropFirst().dropLast()),
            "componentTestName": testName,
            "sourceFileName": fileStem,
            "isScreen": UserValue.flag(traits.contains(".device")).any,
            "body": code(macro.facts.statements.joined(separator: "\n")),
            "properties": properties.isEmpty ? nil : code(properties),
            "traits": traits,
            // Previews with arguments are left out.
            "hasArguments": UserValue.flag(false).any,
            "fixedLayoutSize": fixedSize,
        ]
        return members.compactMapValues { $0 }
    }

    private var fixedSize: String? {
        guard case .fixed(let width, let height) = macro.source.layout else { return nil }
        return "CGSize(width: \(width), height: \(height))"
    }

    /// Blank lines are dropped later, but in a string over several lines they mean something.
    private func code(_ text: String) -> String {
        text.contains("\"\"\"") ? BlankLines.protected(text) : text
    }
}

extension Unicode.Scalar {
    /// Letters, marks and numbers, which Foundation calls alphanumeric.
    fileprivate var isLetterOrNumber: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }
}
