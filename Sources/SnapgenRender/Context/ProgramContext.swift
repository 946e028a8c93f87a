import SnapgenConfiguration
import SnapgenPlan
import SnapgenScan

/// The previews of a plan, with which a generated test compares those of the program.
///
/// An entry that is left out counts: the program contains it, and it needs no test.
struct ProgramContext {
    let plan: TestPlan
    let options: RenderOptions

    /// Indicates whether there is anything to compare, and the plan has all of it.
    var isChecked: Bool {
        let catalog = options.configuration.catalog
        return options.tests.checksProgram && !plan.previews.isEmpty && catalog.macros.contains("Preview")
            && catalog.protocols.contains { $0.name == "PreviewProvider" }
    }

    struct Module {
        let name: String
        let isWhole: Bool
        let files: [(path: String, arguments: String)]

        static let members: TemplateMembers<Module> = [
            "name_literal": .text { SwiftLiteral.string($0.name) },
            "is_whole": .flag { $0.isWhole },
            "code": .text { $0.code },
            "files": .list(["path": .text { $0.path }, "arguments": .text { $0.arguments }]) { $0.files },
        ]

        var code: String {
            files.map { "        \($0.path)\n        plan.add(\($0.arguments))" }.joined(separator: "\n\n")
        }
    }

    var modules: [Module] {
        Dictionary(grouping: plan.previews + samples, by: \.module).sorted { $0.key < $1.key }.map { module, previews in
            let files = Dictionary(grouping: previews, by: \.file).sorted { $0.key < $1.key }
                .map { (path: SwiftLiteral.comment($0.key), arguments: Self.arguments(of: $0.key, $0.value)) }
            return Module(name: module, isWhole: !options.partialModules.contains(module), files: files)
        }
    }

    /// The types with samples, each of which may be a provider as well.
    private var samples: [PlannedPreview] {
        let entries = plan.suites.flatMap(\.tests).map(\.entry).filter { $0.kind != .previews && $0.address == nil }
        return entries.compactMap { entry in
            var provider = entry
            provider.kind = .previews
            var planned = PlannedPreview(provider)
            planned?.isConditional = true
            return planned
        }
    }

    private static func arguments(of file: String, _ previews: [PlannedPreview]) -> String {
        let conditional = previews.filter { $0.isConditional || $0.reason != nil }
        let always = previews.filter { !$0.isConditional && $0.reason == nil }
        let lists = [
            ("previews", names(always)), ("conditional", names(conditional)),
            ("providers", providers(always)), ("conditionalProviders", providers(conditional)),
        ]
        let arguments = lists.filter { !$0.1.isEmpty }.map { "\($0.0): \(SwiftLiteral.array($0.1))" }
        return ([SwiftLiteral.string(file)] + arguments).joined(separator: ", ")
    }

    private static func providers(_ previews: [PlannedPreview]) -> [String] {
        Set(previews.compactMap(\.provider)).sorted().map(SwiftLiteral.string)
    }

    private static func names(_ previews: [PlannedPreview]) -> [String] {
        previews.compactMap(\.name).map(\.literal).sorted()
    }
}
