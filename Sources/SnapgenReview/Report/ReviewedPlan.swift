public import SnapgenKit
public import SnapgenModel

/// The plans of a project's test targets with the folder of their references.
public struct ReviewedPlan: Sendable {
    /// The absolute path of the folder of the references.
    public let folder: String
    /// The name of the project: that of its folder.
    public let title: String
    private let root: ProjectRoot
    private let references: RelativePath
    private let plans: [TestPlan]
    private let isComplete: Bool

    /// Takes the plans of a project.
    ///
    /// - Parameters:
    ///   - plans: The plans of all test targets.
    ///   - project: The project of one of the targets.
    ///   - isComplete: Indicates whether the plans contain all entries, so that other references are superfluous.
    public init(_ plans: [TestPlan], of project: Project, isComplete: Bool) {
        self.plans = plans
        self.isComplete = isComplete
        root = project.root
        references = project.configuration.references
        folder = project.root.absolute(references)
        title = project.root.path.split(separator: "/").last.map(String.init) ?? project.root.path
    }

    /// Returns the review of results.
    public func review(_ results: RunResults, _ files: any FileSystem) -> RunReview {
        let tested = results.outcomes.keys.compactMap { RelativePath($0) }
        let match = ReferenceMatch(
            planned, in: ReferenceListing(of: references, in: root, files), tested: tested.sorted())
        return RunReview(match, plans: plans, results: results, in: folder, isComplete: isComplete, files)
    }

    /// Returns the review of two commits, or of a commit and the working tree.
    public func review(
        from base: GitRepository.Revision, to head: GitRepository.Revision?, in repository: GitRepository,
        _ files: any FileSystem
    ) throws(DiagnosticError) -> GitReview {
        try GitReview(from: base, to: head, of: folder, in: repository, planned: planned, plans, files)
    }

    /// Returns the review of exported attachments of Xcode.
    ///
    /// - Parameter attachments: The absolute path of the folder with the attachments and their manifest.
    public func review(attachments: String, _ files: any FileSystem) throws(DiagnosticError) -> AttachmentReview {
        try AttachmentReview(attachments, planned: planned, plans, files)
    }

    private var planned: PlannedReferences { PlannedReferences(of: plans, in: references) }
}
