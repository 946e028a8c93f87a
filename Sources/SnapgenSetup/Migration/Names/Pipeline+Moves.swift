package import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel
package import SnapgenPlan

extension Pipeline {
    /// Lists the moves that give the references other names than the configured ones, or the current names to the
    /// references of previews that were called by their numbers.
    ///
    /// - Parameters:
    ///   - naming: the new names; `nil` for the configured ones, from former titles.
    ///   - references: the new folder; `nil` for the configured one.
    ///   - isComplete: whether references are listed that do not exist.
    /// - Returns: the moves, and the diagnostics of the plan with the configured names.
    /// - Throws: nothing, as all runs up to the plan.
    package func referenceMoves(
        to naming: ReferenceNaming?, in references: RelativePath? = nil, isComplete: Bool, progress: Progress? = nil
    ) throws(DiagnosticError) -> (ReferenceMoves, [Diagnostic]) {
        let run = try run(to: .plan, progress: progress)
        let configuration = project.configuration
        var wanted = configuration
        wanted.naming = naming ?? configuration.naming
        wanted.references = references ?? wanted.references
        let folders = [configuration, wanted].map { ReferenceMoves.folders(of: run.catalog, $0) }
        let files = project.files(in: folders[0].union(folders[1]))
        let moves = ReferenceMoves(
            of: run.catalog, from: configuration, to: wanted, files: files, isComplete: isComplete,
            fromFormerTitles: naming == nil)
        return (moves, run.plan.diagnostics)
    }
}
