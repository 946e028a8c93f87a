/// A module of random previews, with what each of them shows.
struct RandomModule {
    /// The conditions that a build defines, with the names of its language mode and its platform.
    typealias Flags = Set<String>

    /// A `#Preview` or a provider.
    struct Preview {
        enum Name: Hashable {
            case none, computed
            case literal(String)
            case provider(String)
        }

        var file: String
        /// The line of `#Preview` or of the provider's name.
        var line: Int
        var text: String
        var name: Name
        var conditions: [@Sendable (Flags) -> Bool]
        var isGeneric: Bool
        var isPlanned: Bool

        var isProvider: Bool { if case .provider = name { true } else { false } }

        func isPresent(_ flags: Flags) -> Bool { conditions.allSatisfy { $0(flags) } }
    }

    enum Form: CaseIterable { case library, mainType, script }

    let name: String
    let form: Form
    let mode: LanguageMode
    let expansion: String
    let flags: Flags
    var files: [String: String] = [:]
    var previews: [Preview] = []

    static func flags(_ defined: Flags, _ mode: LanguageMode, _ platform: Platform) -> Flags {
        defined.union([platform.rawValue, mode == .swift5 ? "Swift 5" : "Swift 6"])
    }
}

/// Conditions of `#if` with their values.
let randomConditions: [(text: String, holds: @Sendable (RandomModule.Flags) -> Bool)] = [
    ("A", { $0.contains("A") }), ("!A", { !$0.contains("A") }), ("B", { $0.contains("B") }),
    ("A && B", { $0.isSuperset(of: ["A", "B"]) }), ("(A || !C)", { $0.contains("A") || !$0.contains("C") }),
    ("canImport(SwiftUI) // #Preview", { _ in true }), ("false", { _ in false }),
    ("canImport(UIKit)", { $0.contains("UIKit") }), ("os(Windows)||C", { $0.contains("C") }),
    ("swift(>=6)", { $0.contains("Swift 6") }), ("compiler(>=5.9) && !B", { !$0.contains("B") }),
]

let randomFileNames = [
    "Row", "Row+Beds (old) 2", "class", "Zürich", "it's", "#Preview", "{{ x }}", "客室", "-dash", "_", "1", "a.b", "🏨",
]

let randomNames: [(source: String, name: String)] = [
    (#""One""#, "One"), (#""Two""#, "Two"), (#""one""#, "one"), (#""Caf\u{e9}""#, "Café"), (#""Cafe\u{301}""#, "Café"),
    (#""""#, ""), (#"" ""#, " "), (#""🏨""#, "🏨"), (#""A \"b\"""#, "A \"b\""), ("#\"Back\\slash\"#", "Back\\slash"),
    (#""Two\nlines""#, "Two\nlines"), (#""*/ {{ x }} //""#, "*/ {{ x }} //"), (#""class""#, "class"),
    (#""../../x""#, "../../x"), ("\"\"\"\nLong\n\"\"\"", "Long"), ("\"#Preview { }\"", "#Preview { }"),
]
