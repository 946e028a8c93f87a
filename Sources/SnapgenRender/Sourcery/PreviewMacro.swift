import Foundation
import SnapgenConfiguration
import SnapgenModel
import SnapgenScan

struct PreviewMacro {
    private let macro: SourceMacro
    /// The file and the place among the macros of the files of its name, counted from 0.
    private let key: String
    private var testName = ""

    static let members: TemplateMembers<PreviewMacro> = [
        // A template puts it between quotes.
        "displayName": .text { String(SwiftLiteral.string($0.displayName).dropFirst().dropLast()) },
        "componentTestName": .text { $0.testName },
        "sourceFileName": .text { $0.macro.path.stem },
        "isScreen": .number { $0.traits.contains(".device") },
        "body": .text { $0.code($0.macro.facts.statements) },
        "properties": .text { $0.macro.facts.properties.isEmpty ? nil : $0.code($0.macro.facts.properties) },
        "traits": .texts { $0.traits },
        // Previews with arguments are left out.
        "hasArguments": .number { _ in false },
        "arguments": .text { _ in nil },
        "argumentPattern": .text { _ in nil },
        "fixedLayoutSize": .text { $0.fixedSize },
    ]

    static func all(_ macros: [SourceMacro]) -> [[String: Any]] {
        var counts: [String: Int] = [:]
        let numbered = macros.map { macro in
            let stem = macro.path.stem
            defer { counts[stem, default: 0] += 1 }
            return PreviewMacro(macro: macro, key: "\(stem)_\(counts[stem, default: 0])")
        }
        var taken: Set<String> = []
        return numbered.sorted { $0.key > $1.key }.map { macro in
            var macro = macro
            macro.testName = macro.testName(besides: taken)
            taken.insert(macro.testName)
            return members.values(of: macro)
        }
    }

    /// A macro without a name is called after its file.
    private var displayName: String { macro.displayName ?? key }
    private var traits: [String] { macro.facts.traits.isEmpty ? [".device"] : macro.facts.traits }

    /// The display name without what cannot stand in a function's name; a second declaration of a name gets a number.
    private func testName(besides taken: Set<String>) -> String {
        let scalars = displayName.unicodeScalars.filter { $0 == "_" || CharacterSet.alphanumerics.contains($0) }
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
