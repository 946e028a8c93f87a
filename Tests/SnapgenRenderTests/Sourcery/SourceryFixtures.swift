@testable import SnapgenModel
@testable import SnapgenRender
@testable import SnapgenScan

/// A type of the module `App`, declared in `Sources/App/<name>.swift`.
func type(
    _ name: String,
    _ kind: ScannedDeclaration.Kind = .struct,
    access: AccessLevel = .internal,
    attributes: [SourceAttribute] = [],
    annotations: [String: UserValue] = [:],
    isGeneric: Bool = false,
    inherited: [String] = [],
    based: [String] = [],
    implements: [String] = [],
    inherits: [String] = []
) -> SourceType {
    SourceType(
        kind: kind, name: name, module: "App",
        facts: TypeFacts(access: access, attributes: attributes, annotations: annotations, isGeneric: isGeneric),
        inheritedTypes: inherited, based: based, implements: implements, inherits: inherits,
        path: path("Sources/App/\(name).swift"))
}

/// What a template for Sourcery makes that is called `mine`.
func sourcery(
    _ source: String,
    _ types: [SourceType] = [],
    arguments: [String: UserValue] = [:],
    beside others: [String: String] = [:]
) throws -> String {
    var templates = TemplateSet.builtIn.adding(source, at: path("Templates/mine.stencil"))
    for (name, source) in others { templates = templates.adding(source, at: path("Templates/\(name).stencil")) }
    return try SourceryDialect().text(
        of: "mine", in: templates, SourceryContext(types: types, arguments: arguments.mapValues(\.any)))
}
