import SnapgenModel

/// The previews of a plan, with which a generated test compares those of the program.
///
/// An entry that is left out counts: the program contains it, and it needs no test.
struct ProgramContext {
    private let plan: TestPlan
    private let options: RenderOptions

    init(_ plan: TestPlan, _ options: RenderOptions) {
        self.plan = plan
        self.options = options
    }

    /// Indicates whether there is anything to compare.
    var isChecked: Bool { options.tests.checksProgram && !plan.previews.isEmpty }

    /// The modules with planned previews, sorted.
    var modules: [TemplateValue] {
        plan.previews.map(\.module).distinctSorted.map { module in
            .object([
                "name_literal": .text(SwiftLiteral.string(module)),
                "is_whole": .flag(!options.partialModules.contains(module)),
            ])
        }
    }

    /// The arguments for each source file with previews, ordered by module and path.
    var files: [String] {
        Dictionary(grouping: plan.previews, by: \.file).sorted { $0.key < $1.key }.map { file, previews in
            let (always, conditional) = (previews.filter(\.isExpected), previews.filter { !$0.isExpected })
            let lists = [
                ("previews", Self.names(always)), ("conditional", Self.names(conditional)),
                ("providers", Self.providers(always)), ("conditionalProviders", Self.providers(conditional)),
            ]
            let arguments = lists.filter { !$0.1.isEmpty }.map { "\($0.0): \(SwiftLiteral.array($0.1))" }
            return ([SwiftLiteral.string(file)] + arguments).joined(separator: ", ")
        }
    }

    private static func providers(_ previews: [PlannedPreview]) -> [String] {
        previews.compactMap(\.provider).distinctSorted.map(SwiftLiteral.string)
    }

    /// The names of macros as Swift source, sorted.
    private static func names(_ previews: [PlannedPreview]) -> [String] {
        previews.compactMap(\.name).map { name in
            switch name {
            case .none: ".none"
            case .literal(let text): ".literal(\(SwiftLiteral.string(text)))"
            case .computed(let names): ".computed(besides: \(SwiftLiteral.array(names.map(SwiftLiteral.string))))"
            }
        }.sorted()
    }
}

extension [String] {
    fileprivate var distinctSorted: [String] { Set(self).sorted() }
}

extension PlannedPreview {
    /// Indicates whether every program has the preview, as its test requires.
    fileprivate var isExpected: Bool { !isConditional && reason == nil }
}
