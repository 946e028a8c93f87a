package import SnapgenConfiguration
package import SnapgenModel
package import SnapgenPlan
package import SnapgenScan

package struct TestRenderer: Sendable {
    private let templates: TemplateSet
    private let options: RenderOptions
    private let sourcery: SourceryTemplate
    /// Indicates whether the template is one for Sourcery, over the sources themselves and not over the plan.
    package let readsFacts: Bool

    package init(templates: TemplateSet, options: RenderOptions) {
        self.templates = templates
        self.options = options
        sourcery = SourceryTemplate(name: options.tests.template.name, templates: templates)
        readsFacts = sourcery.isUsed
    }

    /// The tests of all modules, and the runtime with the settings; a template for Sourcery reads facts, not the plan.
    package func render(_ plan: TestPlan, facts: SourceFacts = SourceFacts()) throws(DiagnosticError) -> [RenderedFile]
    {
        if readsFacts {
            let tests = try sourcery.text(facts, plan, options)
            let name = options.builtPackage == nil ? GeneratedFileName.sourcery : GeneratedFileName.tests
            return [
                RenderedFile(path: .constant(name), version: options.shortVersion, undigested: tests),
                runtime("// The tests need no code beside them."),
            ]
        }
        let context = TestsContext.members.context(of: TestsContext(plan, options))
        let tests = try TemplateEngine.render(testsTemplate(), in: templates, context)
        return [
            RenderedFile(GeneratedFileName.tests, trimming: tests, version: options.shortVersion),
            runtime(try settings(for: plan)),
        ]
    }

    private func settings(for plan: TestPlan) throws(DiagnosticError) -> String {
        let context = SupportContext.members.context(of: SupportContext(plan, options))
        let settings = try TemplateEngine.render("support", in: templates, context).withoutBlankEnds
        return plan.suites.allSatisfy(\.tests.isEmpty) ? settings : "\(settings)\n\(SnapgenTemplates.runtime)"
    }

    private func runtime(_ text: String) -> RenderedFile {
        let path = RelativePath.constant(GeneratedFileName.runtime)
        return RenderedFile(path: path, version: options.shortVersion, body: text.withoutBlankEnds)
    }

    private func testsTemplate() throws(DiagnosticError) -> String {
        let (name, framework) = (options.tests.template.name, options.tests.framework)
        // The other built-in ones are parts of a file.
        let choices = templates.list.filter { $0.file != nil || TestSettings.Framework(rawValue: $0.name) != nil }
        guard let template = templates.template(name), choices.contains(where: { $0.name == template.name }) else {
            let hint = Suggestion.phrase(for: name, in: choices.map(\.name))
            throw DiagnosticError(.missingTemplate, "no template '\(name)'\(hint)")
        }
        if template.file == nil, let other = TestSettings.Framework(rawValue: name), other != framework {
            let advice = "leave 'tests.template' out, or set 'tests.framework' to '\(other.rawValue)'"
            let problem = "the template '\(name)' is not for 'framework: \(framework.rawValue)'; \(advice)"
            throw DiagnosticError(.missingTemplate, problem)
        }
        return template.name
    }
}

package struct RenderOptions: Equatable, Sendable {
    package var configuration: Configuration
    /// The absolute root of the package that a build tool compiles, whose generated files are elsewhere; `nil` where
    /// files are written into the package itself.
    package var builtPackage: String?
    package var version: String
    /// The modules that tests without a host import, although they name nothing of them: the program contains a
    /// framework only if something refers to it.
    package var linkedModules: Set<String> = []
    package var partialModules: Set<String> = []

    package init(_ configuration: Configuration, builtPackage: String? = nil, version: String) {
        self.configuration = configuration
        self.builtPackage = builtPackage
        self.version = version
    }

    package var tests: TestSettings { configuration.tests }

    /// `1.2`: a bug fix of the tool alone rewrites no file.
    var shortVersion: String { Self.short(version) }
    static func short(_ version: String) -> String { version.split(separator: ".").prefix(2).joined(separator: ".") }
}

/// The names of the generated files, below the output folder; the build tool plugin declares the same.
///
/// They depend on nothing that is scanned, so that each is added to a target once.
package enum GeneratedFileName {
    package static let tests = "Snapgen.tests.swift"
    /// The tests of a template for Sourcery, except in the build tool plugin.
    ///
    /// Such tests call swift-snapshot-testing, which names the folder of references after their file, so that the name
    /// stays that of earlier versions.
    static let sourcery = "Snapgen.support.swift"
    package static let runtime = "Snapgen.runtime.swift"
    package static let screens = "Screens.snapgen.swift"
    static let (gallery, samples) = ("SnapgenGallery.swift", "SnapgenSampleTests.swift")
    package static let ofTests: Set = [tests, sourcery]
    package static let ofUITests = [gallery, samples, screens]

    package static func contains(_ name: String) -> Bool {
        ofTests.contains(name) || name == runtime || name.hasSuffix(".snapgen.swift")
    }
}

extension RenderedFile {
    init(_ name: String, trimming text: String, version: String) {
        self.init(path: .constant(name), version: version, undigested: text.withoutBlankEnds)
    }
}

extension String {
    var withoutBlankEnds: String {
        var rest = trimmingPrefix(while: \.isNewline)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return "\(rest)\n"
    }
}
