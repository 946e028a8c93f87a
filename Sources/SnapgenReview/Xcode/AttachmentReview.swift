import SnapgenKit
import SnapgenModel

/// A review of the failures in a result bundle of Xcode.
///
/// Only failed comparisons attach their files, so the review contains no passed cases.
public struct AttachmentReview: Sendable {
    /// The cases, sorted by their paths.
    var cases: [ReviewCase]

    /// Creates a review of exported attachments.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the folder with the attachments and their manifest.
    ///   - planned: The references of the plans, which give the cases their paths.
    /// - Throws: A diagnostic if the manifest cannot be read.
    init(
        _ folder: String, planned: PlannedReferences, _ files: any FileSystem
    ) throws(DiagnosticError) {
        let snapshots = try Self.manifest(in: folder, files).snapshots
        let contents = { (name: String?) -> SnapshotContents? in
            name.flatMap { RelativePath($0) }.map { .file($0, below: folder, files) }
        }
        let runs = Set(snapshots.map(\.run))
        let names = PlannedNames(planned)
        cases = snapshots.map { snapshot in
            let path = names.path(of: snapshot)?.string ?? "\(snapshot.test)/\(snapshot.name)"
            let run = runs.count > 1 && !snapshot.run.isEmpty ? "\(snapshot.run.replacing("/", with: "-"))/" : ""
            var item = ReportCase(path: run + path, status: snapshot.reference == nil ? .new : .changed)
            item.test = snapshot.test
            return ReviewCase(
                item: item, decision: .known,
                reference: contents(snapshot.reference), actual: contents(snapshot.actual))
        }.sorted { $0.item.path < $1.item.path }
    }

    private static func manifest(
        in folder: String, _ files: any FileSystem
    ) throws(DiagnosticError) -> AttachmentManifest {
        let path = "\(folder)/\(AttachmentManifest.name)"
        do {
            return try AttachmentManifest(files.read(path))
        } catch let error as FileSystemError {
            throw problem("cannot be read: \(error.reason)", path)
        } catch {
            throw problem("has an unknown format", path)
        }
    }

    private static func problem(_ reason: String, _ path: String) -> DiagnosticError {
        let advice = "export the attachments with 'xcrun xcresulttool export attachments' of Xcode 16 or later"
        return DiagnosticError(Diagnostic(.unreadableInput, .error, "the manifest \(reason); \(advice)", path: path))
    }
}

/// The planned references by the tests and names of their files.
private struct PlannedNames {
    private let planned: PlannedReferences
    private let folders: [String: Set<RelativePath>]

    init(_ planned: PlannedReferences) {
        self.planned = planned
        let folders = planned.all.map { reference in
            (reference.suiteAndFunction, Set([reference.path.parent].compactMap { $0 }))
        }
        self.folders = Dictionary(folders) { $0.union($1) }
    }

    /// Returns the path of the reference of a failure; `nil` if it is that of a test written by hand.
    func path(of snapshot: AttachedSnapshot) -> RelativePath? {
        let paths = (folders[snapshot.test] ?? []).sorted().compactMap { $0.appending(snapshot.name) }
        return paths.first { planned[$0] != nil || planned.open(matching: $0) != nil }
    }
}

extension PlannedReference {
    /// The suite and the function of the test, without the target.
    fileprivate var suiteAndFunction: String {
        planned.test.split(separator: ".", maxSplits: 1).last.map(String.init) ?? planned.test
    }
}
