import Foundation
import SnapgenTestSupport

@testable import SnapgenKit
@testable import SnapgenPlan
@testable import SnapgenReview

/// A project with references, the results of a run, and a report.
final class ReviewedProject {
    private let folder: TemporaryFolder
    private var reportFolder: ReportFolder?
    private var outcomes: [CaseOutcome] = []

    init() throws { folder = try TemporaryFolder() }

    var root: String { folder.path }
    var report: String { folder.path("report") }

    func write(_ bytes: [UInt8], to file: String) throws { try folder.write(bytes: bytes, to: file) }
    func write(_ text: String, to file: String) throws { try folder.write(text, to: file) }
    func link(_ file: String, to target: String) throws { try folder.link(file, to: target) }
    func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: folder.path(file)) }
    func read(_ file: String) throws -> String { try folder.read(file) }

    /// Writes to a file that is there.
    func overwrite(_ text: String, in file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: folder.path(file)))
    }

    func fileNumber(_ file: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path(file))[.systemFileNumber] as? Int
    }

    func exists(_ file: String) -> Bool { folder.exists(file) }

    /// Adds the outcome of the sample `full` of an entry, and the text of its reference and its actual result.
    func add(
        _ title: String, _ kind: ReportCase.Status, reference: String? = nil, actual: String? = nil,
        then later: String? = nil, isRecorded: Bool = false
    ) throws {
        let path = "ShopTests/Shop/\(title).full.json"
        try (later ?? reference).map { try write($0, to: "Refs/\(path)") }
        try actual.map { try write($0, to: "results/artifacts/\(path)") }
        outcomes.append(
            CaseOutcome(
                path: path, kind: kind, time: Int64(outcomes.count + 1),
                reference: reference.map { CaseOutcome.hash(of: Array($0.utf8)) }, isRecorded: isRecorded,
                actual: actual.map { _ in folder.path("results/artifacts/\(path)") }))
    }

    func review(_ plan: TestPlan, only filters: String..., includesAll: Bool = false) throws -> ReviewReport {
        let (inventory, files) = (try inventory(plan), LocalFileSystem())
        let root = inventory.root
        let filter = ReferenceFilter(filters, from: folder.path, in: root, references: inventory.folder, files)
        let review = inventory.review(
            filter, try RunResults(of: outcomes), ActualResults(in: [folder.path("results")], files), files)
        var builder = try builder()
        builder.sources = (root, files)
        builder.includesAll = includesAll
        return builder.report(of: review, title: "Shop")
    }

    func inventory(_ plan: TestPlan) throws -> ReferenceInventory {
        let (root, references) = (ProjectRoot(folder.path), path("Refs"))
        let planned = try SnapgenKitTests.references(plan)
        let match = ReferenceMatch(
            planned, in: ReferenceListing(of: references, in: root, LocalFileSystem()),
            tested: outcomes.map { path($0.path) })
        var inventory = ReferenceInventory(
            folder: references, root: root, planned: planned, references: match.references)
        inventory.add(plan.batches)
        return inventory
    }

    func compare(_ old: String, _ new: String) throws -> ReviewReport {
        let review = try Review(from: folder.path(old), to: folder.path(new), LocalFileSystem())
        return try builder().report(of: review, title: new, base: old, head: new)
    }

    /// Writes the report that was made last.
    func save(_ report: ReviewReport, embedsFiles: Bool = false) throws {
        guard let reportFolder else { return }
        try report.write(to: reportFolder, embedsFiles: embedsFiles)
    }

    func builder() throws -> ReportBuilder {
        let folder = try ReportFolder(report, in: LocalFileSystem())
        reportFolder = folder
        return ReportBuilder(in: folder)
    }
}
