public import SnapgenKit
public import SnapgenModel

/// The plans of a project's test targets with the references that a report is about.
public struct ReviewedPlan: Sendable {
    /// The absolute path of the folder of the references.
    public var folder: String { inventory.root.absolute(inventory.folder) }
    /// The name of the project: that of its folder.
    public var title: String { inventory.root.path.split(separator: "/").last.map(String.init) ?? "/" }

    private let inventory: ReferenceInventory
    private let filter: ReferenceFilter
    private let facts: PlanFacts

    /// Takes the plans of a project.
    ///
    /// - Parameters:
    ///   - plans: The plans of all test targets.
    ///   - inventory: The references with their states.
    ///   - filter: The references that the report is about.
    public init(_ plans: [TestPlan], _ inventory: ReferenceInventory, filter: ReferenceFilter) {
        self.inventory = inventory
        self.filter = filter
        facts = PlanFacts(plans)
    }

    /// Returns the review of results.
    ///
    /// - Parameter actual: The actual results of the runs.
    public func review(_ results: RunResults, _ actual: ActualResults, _ files: any FileSystem) -> RunReview {
        let statuses = inventory.statuses.filter { filter.chooses($0.path, $0.planned) }
        let context = RunReview.Context(facts: facts, actual: actual, folder: folder, files: files)
        return RunReview(statuses, of: filter.isEmpty ? statuses : inventory.statuses, results: results, context)
    }

    /// Returns the review of two commits, or of a commit and the working tree.
    public func review(
        from base: GitRepository.Revision, to head: GitRepository.Revision?, in repository: GitRepository,
        _ files: any FileSystem
    ) throws(DiagnosticError) -> GitReview {
        var review = try GitReview(from: base, to: head, of: folder, in: repository, files)
        review.cases = review.cases.compactMap(described)
        return review
    }

    /// Returns the review of exported attachments of Xcode.
    ///
    /// - Parameter attachments: The absolute path of the folder with the attachments and their manifest.
    public func review(attachments: String, _ files: any FileSystem) throws(DiagnosticError) -> AttachmentReview {
        var review = try AttachmentReview(attachments, planned: inventory.planned, files)
        review.cases = review.cases.compactMap(described)
        return review
    }

    /// Adds the properties of the plan to a case; returns `nil` for one that the filter does not choose.
    private func described(_ reviewed: ReviewCase) -> ReviewCase? {
        guard let path = RelativePath(reviewed.item.path) else { return nil }
        let planned = inventory.planned[path] ?? inventory.planned.open(matching: path)?.resolved(to: path)
        guard filter.chooses(path, planned) else { return nil }
        var reviewed = reviewed
        if let planned { facts.describe(&reviewed.item, as: planned) }
        return reviewed
    }
}
