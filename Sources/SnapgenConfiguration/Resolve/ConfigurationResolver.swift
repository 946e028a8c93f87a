package import SnapgenModel

/// Merges the defaults, the configuration file and the command line's options into one configuration.
package struct ConfigurationResolver: Sendable {
    private let sources: [SourceModule]
    private let expansion: VariableExpansion

    /// Scans `sources`, the modules found on disk, if the configuration names none.
    package init(sources: [SourceModule] = [], environment: [String: String] = [:]) {
        self.sources = sources
        expansion = VariableExpansion(environment: environment)
    }

    /// Throws at most a hundred mistakes of the file in order of place, or the first place that is no YAML.
    package func resolve(
        _ file: ConfigurationFile?, options: ConfigurationOptions = ConfigurationOptions()
    ) throws(DiagnosticError) -> ResolvedConfiguration {
        try resolve(file, options: options, part: 0).resolved
    }

    package func resolveAll(
        _ file: ConfigurationFile?, options: ConfigurationOptions = ConfigurationOptions()
    ) throws(DiagnosticError) -> [ResolvedConfiguration] {
        let (first, parts) = try resolve(file, options: options, part: 0)
        var all = [first]
        for part in 1..<max(parts, 1) {
            all.append(try resolve(file, options: options, part: part).resolved)
        }
        return all
    }

    private func resolve(
        _ file: ConfigurationFile?, options: ConfigurationOptions, part: Int
    ) throws(DiagnosticError) -> (resolved: ResolvedConfiguration, parts: Int) {
        let start = Configuration(sources: sources)
        var reader = NodeReader(path: file?.path ?? "", expansion: expansion, context: start, part: part)
        if let file, let root = try YAMLDocument(file).root, !root.isNull { reader.readConfiguration(root) }
        var resolved = ResolvedConfiguration(
            configuration: reader.context, origins: reader.origins, diagnostics: reader.diagnostics)
        if reader.context.sources.isEmpty {
            (resolved.configuration.sources, resolved.origins["sources"]) = (start.sources, nil)
        }
        for override in options.overrides { override(&resolved) }
        resolved.complete(file?.path)
        resolved.diagnostics = resolved.diagnostics.sortedByPlace()
        if resolved.diagnostics.contains(where: { $0.severity == .error }) {
            throw DiagnosticError(resolved.diagnostics)
        }
        return (resolved, reader.parts)
    }
}

extension NodeReader {
    fileprivate mutating func readConfiguration(_ node: YAMLNode) {
        guard let fields = fields(of: node, Configuration.keys.map(\.name), ValueName(key: "")) else { return }
        for key in Configuration.keys {
            guard let entry = fields[key.name] else { continue }
            var configuration = context
            _ = key.read(entry, &configuration, "", &self)
            context = configuration
        }
    }
}

extension ResolvedConfiguration {
    /// The problem of a test target or an output that another item of `tests` has as well.
    package func conflict(with others: some Collection<ResolvedConfiguration>) -> Diagnostic? {
        let tests = configuration.tests
        if others.contains(where: { $0.configuration.tests.target == tests.target }) {
            return origin(of: "tests.target").diagnostic(
                .badValue, "two items of 'tests' have the target '\(tests.target)'; give each a name of its own")
        }
        guard others.contains(where: { $0.configuration.tests.output == tests.output }) else { return nil }
        return (origins["tests.output"] ?? origin(of: "tests.target")).diagnostic(
            .badValue, "two items of 'tests' have the output '\(tests.output)'; give each a folder of its own")
    }

    /// Sets the defaults that depend on other values, and on the test target in whose folder the configuration is.
    fileprivate mutating func complete(_ path: String?) {
        if origins["tests.output"] == nil {
            let own = origins["tests.target"] == nil ? path.flatMap { RelativePath($0)?.parent } : nil
            let isOfTarget = own?.components.contains { $0.hasSuffix("Tests") } == true
            let folder = isOfTarget ? own : RelativePath("Tests/\(configuration.tests.target)")
            let output = folder?.appending("Generated")
            configuration.tests.output = output ?? configuration.tests.output
        }
        if origins["tests.template"] == nil {
            configuration.tests.template.name = configuration.tests.framework.rawValue
        }
        if origins["tests.target"] == nil {
            configuration.tests.target = TestSettings.target(of: configuration.tests.output)
        }
        let own = Batch.builtIn(on: configuration.allDevices)
        configuration.environments.batches = configuration.environments.batches.map { batch in
            Batch.builtIn.firstIndex(of: batch).map { own[$0] } ?? batch
        }
        configuration.environments.defaultBatch = configuration.tests.batch ?? configuration.environments.defaultBatch
        checkDefaultBatch()
        if !diagnostics.contains(where: { $0.severity == .error }), let problem = problemWithSizeOfBatches {
            diagnostics.append(problem)
        }
    }

    private mutating func checkDefaultBatch() {
        let names = configuration.environments.batches.map(\.name)
        let name = configuration.environments.defaultBatch
        guard !names.contains(name) else { return }
        let problem = "unknown batch \(name.quoted)\(Suggestion.phrase(for: name, in: names))"
        let origin = origin(of: configuration.tests.batch == nil ? "default_batch" : "tests.batch")
        diagnostics.append(origin.diagnostic(.unknownName, problem))
    }
}

extension TestSettings {
    /// The test target of the files in `output`: the folder after the last `Tests`, as SwiftPM lays targets out.
    fileprivate static func target(of output: RelativePath) -> String {
        let folders = output.components.filter { $0 != "Generated" }
        let afterTests = folders.lastIndex(of: "Tests").map { folders[($0 + 1)...].first } ?? nil
        return (afterTests ?? folders.last).map(String.init) ?? TestSettings().target
    }
}
