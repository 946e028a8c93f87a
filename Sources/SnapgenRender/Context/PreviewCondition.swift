import SnapgenNames
import SnapgenPlan
import SnapgenScan

/// A condition of an `#if` around a preview, whose value in the build of the tests the tests of a source file state.
struct PreviewCondition: Hashable {
    let text: String
    let file: String

    /// The name of the constant with the value; files share none, so that a change of one file changes its tests only.
    var name: String { "snapgenCondition_\(StableHash.short("\(file) \(text)"))" }

    /// The conditions whose values the addresses of tests need, sorted by name.
    static func all(in tests: some Sequence<PlannedTest>) -> [PreviewCondition] {
        Set(tests.compactMap(\.entry.address).flatMap(\.undecided)).sorted { $0.name < $1.name }
    }

    static let members: TemplateMembers<PreviewCondition> = [
        "name": .text { $0.name },
        "condition": .text { $0.text },
        "condition_literal": .text { SwiftLiteral.string($0.text) },
    ]

    func code(declaring introducer: String) -> String {
        let start = "    \(introducer) \(name) = SnapgenCondition(\(SwiftLiteral.string(text)), "
        return "#if \(text)\n\(start)true)\n#else\n\(start)false)\n#endif\n"
    }
}

extension PreviewAddress {
    private var decided: [String: Bool] {
        let own = members[number - 1].flatMap(\.literals)
        return Dictionary(own.map { ($0.text, $0.isRequired) }) { first, _ in first }
    }

    fileprivate var undecided: [PreviewCondition] {
        let decided = decided
        return members.joined().flatMap(\.literals).filter { decided[$0.text] == nil }
            .map { PreviewCondition(text: $0.text, file: file) }
    }

    func conditions(of member: [BranchCondition]) -> [String] {
        let decided = decided
        return member.flatMap(\.literals).map { text, isRequired in
            let constant = PreviewCondition(text: text, file: file).name
            let value = decided[text].map { "SnapgenCondition(\(SwiftLiteral.string(text)), \($0))" }
            return (isRequired ? "" : "!") + (value ?? constant)
        }
    }
}

extension BranchCondition {
    fileprivate var literals: [(text: String, isRequired: Bool)] {
        denied.map { ($0, false) } + [required].compactMap { $0.map { ($0, true) } }
    }
}
