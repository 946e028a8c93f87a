@testable import SnapgenModel
@testable import SnapgenRender
@testable import SnapgenScan

/// A type of the module `App`, declared in `Sources/App/<name>.swift`.
func type(
    _ name: String, _ kind: ScannedDeclaration.Kind = .struct, facts: TypeFacts = TypeFacts(),
    inherited: [String] = [], based: [String] = [], implements: [String] = [], inherits: [String] = []
) -> SourceType {
    SourceType(
        kind: kind, name: name, module: "App", facts: facts, inheritedTypes: inherited, based: based,
        implements: implements, inherits: inherits, path: path("Sources/App/\(name).swift"))
}

/// The built-in templates with one called `mine`, and others.
func templates(_ source: String, beside others: [String: String] = [:]) -> TemplateSet {
    others.reduce(TemplateSet.builtIn.adding(source, at: path("Templates/mine.stencil"))) { templates, other in
        templates.adding(other.value, at: path("Templates/\(other.key).stencil"))
    }
}

/// The output of a template for Sourcery that is called `mine`.
func sourcery(
    _ source: String, _ types: [SourceType] = [], arguments: [String: UserValue] = [:],
    beside others: [String: String] = [:]
) throws -> String {
    try SourceryTemplate(name: "mine", templates: templates(source, beside: others))
        .text(types: types, arguments: arguments.mapValues(\.any))
}

/// The first problem with such a template, and its line.
func problem(
    with source: String, _ types: [SourceType] = [], arguments: [String: UserValue] = [:],
    beside others: [String: String] = [:]
) -> Diagnostic? {
    do {
        _ = try sourcery(source, types, arguments: arguments, beside: others)
        return nil
    } catch {
        return (error as? DiagnosticError)?.diagnostics.first
    }
}
