import Foundation
import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenScan
import Stencil

/// A template for Sourcery or Prefire: over types and arguments, with Sourcery's white space, tags and filters.
struct SourceryTemplate {
    let name: String
    let templates: TemplateSet

    /// Indicates whether the template, or one that it includes, uses a variable of Sourcery's: `types.all`, `type.Cart`
    /// or `argument.x`.
    var isUsed: Bool {
        let variable = /(^|[^\w.])(types\.|type\.[A-Z]|argument\.)/
        return tags.contains { $0.kind != .comment && $0.contents.contains(variable) }
    }

    /// Indicates whether the template was written for Prefire, which fills in arguments, by its macros or its protocol.
    private var isOfPrefire: Bool {
        tags.contains { $0.contents.contains("previewsMacrosDict") || $0.contents.contains("PrefireProvider") }
    }

    private var tags: [TemplateTag] {
        var seen: Set<String> = []
        var waiting = [name]
        var all: [TemplateTag] = []
        while let name = waiting.popLast() {
            guard let template = templates.template(name), template.file != nil, seen.insert(template.name).inserted
            else { continue }
            let tags = TemplateTag.tags(in: template.source)
            all += tags
            waiting += tags.compactMap(\.included)
        }
        return all
    }

    func text(_ facts: SourceFacts, _ plan: TestPlan, _ options: RenderOptions) throws(DiagnosticError) -> String {
        let arguments =
            isOfPrefire || options.configuration.references.naming.keepsOldNames
            ? Self.prefireArguments(facts, plan, options)
            : options.tests.template.arguments.mapValues(\.any)
        return try text(types: facts.types, arguments: arguments)
    }

    /// The configuration's `tests.arguments`, and behind them the values that Prefire fills in.
    private static func prefireArguments(
        _ facts: SourceFacts, _ plan: TestPlan, _ options: RenderOptions
    ) -> [String: Any] {
        let (modules, template) = (plan.suites.map(\.module), options.tests.template)
        let testable = (modules + template.testableImports).distinct { $0 }.dropFirst(modules.isEmpty ? 0 : 1)
        let lists: [String: [Any]] = [
            "imports": template.imports, "testableImports": Array(testable),
            "previewsMacrosDict": PreviewMacro.all(facts.macros),
        ]
        let texts: [String: String?] = [
            "mainTarget": modules.first,
            // The place of the tests in the package: no references can lie where a build tool keeps generated files.
            "file": options.builtPackage.map { "\($0)/\(options.tests.output)/\(GeneratedFileName.sourcery)" },
            "simulatorDevice": options.tests.recording.simulatorDevice,
            "simulatorOSVersion": options.tests.recording.requiredOS?.numbers.first.map(String.init),
        ]
        let known: [String: Any] = texts.compactMapValues { $0 }
        var given = template.arguments
        if case .list(let devices) = given["snapshotDevices"] {
            given["snapshotDevices"] = .text(devices.map(\.line).joined(separator: "|"))
        }
        return known.merging(lists.filter { !$0.value.isEmpty }) { $1 }.merging(given.mapValues(\.any)) { $1 }
    }

    func text(types: [SourceType], arguments: [String: Any]) throws(DiagnosticError) -> String {
        let context = TypeLists.context(of: types, arguments)
        return try templates.checked(name, .sourcery, context.schema) { () throws(DiagnosticError) in
            try rendered(context.values)
        }
    }

    private func rendered(_ values: [String: Any]) throws(DiagnosticError) -> String {
        let printing = PrintingFilter()
        let checked = templates.changingFiles { template in
            var template = template
            template.source.replace("{PREVIEW_FILE_NAME}", with: "Preview")
            return BlankLines.marked(printing.checking(template))
        }
        do throws(DiagnosticError) {
            let extensions = [SourceryTags(), TemplateFilters.sourcery(), printing]
            return BlankLines.restored(try TemplateEngine(checked).text(of: name, values, extensions, .nothing))
        } catch {
            throw printing.problem.map { DiagnosticError($0) } ?? error
        }
    }
}

extension TemplateTag {
    fileprivate var included: String? {
        let words = contents.split(separator: " ", maxSplits: 1)
        guard kind == .block, words.count == 2, words[0] == "include" else { return nil }
        return words[1].trimmingCharacters(in: ["'", "\""])
    }
}

/// Stands behind every value that a template prints, and refuses to print what is not there.
///
/// Stencil would print nothing in its place. It also keeps of an error only the text, so the diagnostic waits here.
private final class PrintingFilter: Extension {
    private(set) var problem: Diagnostic?
    private var values: [(text: String, path: String, line: Int)] = []

    private static let name = "snapgen_printed"

    override init() {
        super.init()
        registerFilter(Self.name) { [weak self] value, arguments in try self?.printed(value, arguments) }
    }

    /// A template with the filter behind every value that it prints; the filter takes the position of the value.
    func checking(_ template: NamedTemplate) -> String {
        TemplateTag.changing(.variable, of: template.source) { tag in
            TemplateExpression.changingPrinted(String(tag.written)) { value in
                values.append((value, template.path, tag.line))
                return "\(value)|\(Self.name):\(values.count - 1)"
            }
        }
    }

    private func printed(_ value: Any?, _ arguments: [Any?]) throws -> String {
        let position = arguments.first as? Int
        let printed = position.flatMap { values.indices.contains($0) ? values[$0] : nil }
        do {
            guard let value else { throw TemplateSyntaxError(Self.absence(of: printed?.text ?? "")) }
            return try StencilValue.text(of: value)
        } catch let error as TemplateSyntaxError {
            let message = "'\(printed?.text ?? "")' \(error.reason)"
            problem = printed.map { Diagnostic(.badTemplate, .error, message, path: $0.path, line: $0.line) }
            throw TemplateSyntaxError(message)
        }
    }

    private static func absence(of text: String) -> String {
        let advice = text.hasPrefix("argument.") ? "give it in 'tests.arguments', " : ""
        return "is not there when it is printed; \(advice)ask for it with 'if' before, or add a 'default'"
    }
}
