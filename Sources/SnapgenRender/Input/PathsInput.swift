/// What the template of the paths file sees.
struct PathsInput {
    private let build: BuildOptions

    /// The input for a build.
    init(_ build: BuildOptions) {
        self.build = build
    }

    /// The shape that `input` always has.
    static let shape: [String: TemplateShape] = ["root_literal": .text]

    /// The variables with their values.
    var input: TemplateInput {
        TemplateInput(
            shape: Self.shape,
            values: ["root_literal": .text(SwiftLiteral.string(build.packageRoot))])
    }
}
