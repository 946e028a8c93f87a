package import SnapgenModel
package import SnapgenPlan
package import SnapgenScan

/// Templates that were written for another tool and are rendered as that tool renders them.
///
///     TestRenderer(templates: templates, options: options, dialects: [SourceryDialect()])
package protocol TemplateDialect: Sendable {
    /// Returns whether a template is written in the dialect.
    ///
    /// - Parameters:
    ///   - template: its name, or the path of a file that was added.
    ///   - templates: the templates that it may include.
    func isUsed(by template: String, in templates: TemplateSet) -> Bool

    /// The text that a template makes of a project; it is one file, whatever the number of modules.
    ///
    /// - Throws: `bad-template` with the template's path and, where it is known, the line.
    func text(
        of template: String, in templates: TemplateSet, _ project: DialectContext
    ) throws(DiagnosticError) -> String
}

/// A project as a template in another tool's dialect may use it.
package struct DialectContext: Sendable {
    /// The types and macros of the sources.
    package var facts: SourceFacts
    /// The tests.
    package var plan: TestPlan
    /// The configuration.
    package var options: RenderOptions
}
