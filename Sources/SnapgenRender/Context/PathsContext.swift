/// The context of the paths file's template.
struct PathsContext {
    private let build: BuildOptions

    init(_ build: BuildOptions) {
        self.build = build
    }

    /// The schema of `context`.
    static let schema: [String: TemplateSchema] = ["root_literal": .text]

    /// The variables with their values.
    var context: TemplateContext {
        TemplateContext(
            schema: Self.schema,
            values: ["root_literal": .text(SwiftLiteral.string(build.packageRoot))])
    }
}
