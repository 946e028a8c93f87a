import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenScan

/// A `#Preview` in a template, under the names that Prefire gives it.
struct PreviewMacro {
    private let macro: SourceMacro
    /// Its place among the macros of the files of its name, counted from 0.
    private let number: Int
    private var testName = ""

    static let members: TemplateMembers<PreviewMacro> = [
        // A template puts it between quotes.
        "displayName": .text { String(SwiftLiteral.string($0.displayName).dropFirst().dropLast()) },
        "componentTestName": .text { $0.testName },
        "sourceFileName": .text { $0.fileStem },
        "isScreen": .init(.flag) { UserValue.flag($0.traits.contains(".device")).any },
        "body": .text { $0.code($0.macro.facts.statements) },
        "properties": .text { $0.macro.facts.properties.isEmpty ? nil : $0.code($0.macro.facts.properties) },
        "traits": .texts { $0.traits },
        // Previews with arguments are left out.
        "hasArguments": .init(.flag) { _ in UserValue.flag(false).any },
        "arguments": .text { _ in nil },
        "argumentPattern": .text { _ in nil },
        "fixedLayoutSize": .text { $0.fixedSize },
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
            var macro = macro
            macro.testName = macro.testName(besides: taken)
            taken.insert(macro.testName)
            return members.values(of: macro)
        }
    }

    private var fileStem: String { macro.path.stem }
    private var key: String { "\(fileStem)_\(number)" }

    /// A macro without a name is called after its file.
    private var displayName: String { macro.displayName ?? key }

    private var traits: [String] { macro.facts.traits.isEmpty ? [".device"] : macro.facts.traits }

    /// The display name without what cannot stand in a function's name.
    ///
    /// - Parameter taken: the names of other declarations; a second declaration of a name gets a number.
    private func testName(besides taken: Set<String>) -> String {
        let scalars = displayName.unicodeScalars.filter { $0 == "_" || $0.isLetterOrNumber }
        let name = String(String.UnicodeScalarView(scalars))
        let numbered = (2...).lazy.map { "\(name)_\($0)" }
        return taken.contains(name) ? numbered.first { !taken.contains($0) } ?? name : name
    }

    private var fixedSize: String? {
        guard case .fixed(let width, let height) = macro.source.layout else { return nil }
        return "CGSize(width: \(width), height: \(height))"
    }

    /// Blank lines are dropped later, but in a string over several lines they mean something.
    private func code(_ lines: [String]) -> String {
        let text = lines.joined(separator: "\n")
        return text.contains("\"\"\"") ? BlankLines.protected(text) : text
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
