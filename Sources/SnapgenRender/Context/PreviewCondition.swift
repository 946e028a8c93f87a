import SnapgenModel
import SnapgenNames

/// A condition of an `#if` around previews of one name, which a constant of the generated file has as the tests' build has
/// it.
struct PreviewCondition: Hashable {
    /// The expression behind `#if`.
    let text: String

    /// The name of the constant.
    var name: String { "snapgenCondition_\(StableHash.short(text))" }

    /// The conditions that the addresses of tests name, sorted by name.
    static func all(in tests: [PlannedTest]) -> [PreviewCondition] {
        let texts = tests.compactMap(\.entry.address).filter(\.hasConditions).flatMap { $0.members.flatMap { $0 } }
            .flatMap { $0.denied + [$0.required].compactMap { $0 } }
        return Set(texts.map(PreviewCondition.init)).sorted { $0.name < $1.name }
    }

    /// The schema of a list of values.
    static let schema = TemplateSchema.list(
        .object(["name": .text, "condition": .text, "condition_literal": .text]))

    /// The values for a template.
    var value: TemplateValue {
        .object([
            "name": .text(name), "condition": .text(text), "condition_literal": .text(SwiftLiteral.string(text)),
        ])
    }
}

extension BranchCondition {
    /// The constants of the conditions that have to hold or not.
    var constants: [String] {
        denied.map { "!\(PreviewCondition(text: $0).name)" }
            + [required].compactMap { $0.map { PreviewCondition(text: $0).name } }
    }
}
