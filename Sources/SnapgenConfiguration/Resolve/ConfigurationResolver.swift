public import SnapgenModel

/// Decides every key of the configuration.
///
///     let resolver = ConfigurationResolver(project: ProjectDefaults(sources: found))
///     let resolved = try resolver.resolve([file, options])
public struct ConfigurationResolver: Sendable {
    private let project: ProjectDefaults

    /// A resolver for `project`.
    public init(project: ProjectDefaults) {
        self.project = project
    }

    /// The configuration that `layers` make together.
    ///
    /// - Parameter layers: the weakest first; a later one decides over an earlier one, key by key.
    /// - Throws: every name that nothing defines and every batch that is empty, in order of place.
    public func resolve(_ layers: [UserConfiguration]) throws(DiagnosticError) -> ResolvedConfiguration {
        let user = layers.reduce(UserConfiguration()) { $0.overridden(by: $1) }
        var decisions = ConfigurationDecisions(user: user, project: project)
        let configuration = decisions.configuration()
        let diagnostics = decisions.diagnostics.sortedByPlace()
        if diagnostics.contains(where: { $0.severity == .error }) { throw DiagnosticError(diagnostics) }
        return ResolvedConfiguration(
            configuration: configuration, origins: decisions.origins, diagnostics: diagnostics)
    }
}
