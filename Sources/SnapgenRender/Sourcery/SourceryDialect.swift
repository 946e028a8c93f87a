import SnapgenConfiguration
package import SnapgenModel
import SnapgenScan

/// The dialect of templates that were written for Sourcery or Prefire: over types and arguments, with Sourcery's white
/// space, tags and filters.
package struct SourceryDialect: TemplateDialect {
    package init() {}

    /// The variables by which a template for Sourcery is recognised.
    private static let roots: Set<String> = ["types", "type", "argument"]

    /// The names by which a template for Prefire is recognised: its macros and its protocol.
    private static let prefire = ["previewsMacrosDict", "PrefireProvider"]

    /// Returns whether a template, or one that it includes, uses a variable of Sourcery's; the built-in ones do not.
    package func isUsed(by template: String, in templates: TemplateSet) -> Bool {
        isAny(template, in: templates) { tags in
            let roots = Set(tags.flatMap(\.roots)).subtracting(tags.compactMap(\.loopVariable))
            return !roots.isDisjoint(with: Self.roots)
        }
    }

    /// Returns whether a template was written for Prefire, which fills in arguments.
    private func isOfPrefire(_ template: String, _ templates: TemplateSet) -> Bool {
        isAny(template, in: templates) { tags in
            tags.contains { tag in Self.prefire.contains { tag.contents.contains($0) } }
        }
    }

    /// Looks at the tags of a template and of those that it includes.
    private func isAny(
        _ template: String, in templates: TemplateSet, where condition: ([TemplateTag]) -> Bool
    ) -> Bool {
        var seen: Set<String> = []
        var waiting = [template]
        while let name = waiting.popLast() {
            guard let template = templates.template(name), template.origin != .builtIn,
                seen.insert(template.name).inserted
            else { continue }
            let tags = TemplateTag.tags(in: template.source)
            if condition(tags) { return true }
            waiting += tags.compactMap(\.included)
        }
        return false
    }

    /// - Throws: `bad-template` with the template's path and line, also where it would print what is not there.
    package func text(
        of template: String, in templates: TemplateSet, _ project: DialectContext
    ) throws(DiagnosticError) -> String {
        let arguments =
            isOfPrefire(template, templates) || project.options.naming.keepsOldNames
            ? PrefireArguments(facts: project.facts, plan: project.plan, options: project.options).values
            : project.options.tests.arguments.mapValues(\.any)
        return try text(of: template, in: templates, SourceryContext(types: project.facts.types, arguments: arguments))
    }

    func text(
        of template: String, in templates: TemplateSet, _ context: SourceryContext
    ) throws(DiagnosticError) -> String {
        let path = templates.template(template)?.path ?? template
        return try RenderingLimit.apply(to: path) { () throws(DiagnosticError) -> String in
            let problems = TemplateChecker.diagnostics(
                of: template, in: templates, rules: .sourcery, variables: context.schema)
            guard problems.isEmpty else { throw DiagnosticError(problems) }
            return try rendered(template, templates, context)
        }
    }

    private func rendered(
        _ template: String, _ templates: TemplateSet, _ context: SourceryContext
    ) throws(DiagnosticError) -> String {
        let printing = PrintingFilter()
        let checked = templates.changingFiles { template in
            var template = template
            template.source.replace("{PREVIEW_FILE_NAME}", with: "Preview")
            return BlankLines.marked(printing.checking(template))
        }
        let extensions = [SourceryTags(), TemplateFilters.sourcery(), printing]
        do throws(DiagnosticError) {
            let engine = TemplateEngine(checked, extensions, isSmart: false)
            return BlankLines.restored(try engine.text(of: template, context.values))
        } catch {
            throw printing.problem.map { DiagnosticError($0) } ?? error
        }
    }
}

extension TemplateRules {
    static let sourcery = TemplateRules(
        tags: TemplateRules.own.tags + ["set", "macro", "call", "map", "newline"],
        filters: TemplateFilters.sourcery().names,
        // Sourcery writes what stands behind such a comment into another file, and a person's at that.
        forbidden: ["sourcery:inline:", "sourcery:file:"].map {
            ($0, "writes into other files, and snapgen writes only its own")
        },
        element: TemplateFilters.element,
        advice: { variable in
            variable.hasSuffix(".last")
                ? "; write '|last' for a list"
                : "; of what Sourcery offers, snapgen has what Documentation/Templates.md lists"
        })
}

extension TemplateTag {
    /// The variables that the tag names, without their members.
    fileprivate var roots: [String] {
        guard kind == .variable || kind == .block else { return [] }
        return TemplateExpression(contents).terms.flatMap { [$0.operand] + $0.arguments }
            .filter { !TemplateExpression.isLiteral($0) }
            .compactMap { $0.split(separator: ".").first.map(String.init) }
    }

    /// `test` in `for test in tests`.
    fileprivate var loopVariable: String? {
        let words = contents.split(separator: " ")
        return kind == .block && words.count > 1 && words[0] == "for" ? String(words[1]) : nil
    }

    /// `row` in `include "row"`.
    fileprivate var included: String? {
        let words = contents.split(separator: " ")
        guard kind == .block, words.count == 2, words[0] == "include" else { return nil }
        return String(words[1].drop { "'\"".contains($0) }.prefix { !"'\"".contains($0) })
    }
}
