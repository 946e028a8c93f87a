import SnapgenKit
import SnapgenModel
import SnapgenPlan

extension Review {
    /// Creates a review of the failures in a result bundle of Xcode.
    ///
    /// Only failed comparisons attach their files, so the review contains no passed cases.
    ///
    /// - Parameters:
    ///   - folder: The absolute path of the folder with the attachments and their manifest.
    ///   - planned: The references of the plans, which give the cases their paths.
    init(
        attachments folder: String, planned: PlannedReferences, _ files: any FileSystem
    ) throws(DiagnosticError) {
        let snapshots = try Self.manifest(in: folder, files).snapshots
        let contents = { (name: String?) -> SnapshotContents? in
            name.flatMap { RelativePath($0) }.map { .file($0, below: folder, files) }
        }
        let runs = Set(snapshots.map(\.run))
        let folders = planned.foldersOfTests
        self.init(
            snapshots.map { snapshot in
                let paths = (folders[snapshot.test] ?? []).sorted().compactMap { $0.appending(snapshot.name) }
                let known = paths.first { planned[$0] != nil || planned.open(matching: $0) != nil }
                let run = runs.count > 1 && !snapshot.run.isEmpty ? "\(snapshot.run.replacing("/", with: "-"))/" : ""
                var item = ReportCase(
                    path: run + (known?.string ?? "\(snapshot.test)/\(snapshot.name)"),
                    status: snapshot.reference == nil ? .new : .changed)
                item.test = snapshot.test
                return ReviewCase(
                    item: item, reference: contents(snapshot.reference), actual: contents(snapshot.actual))
            })
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

extension PlannedReferences {
    /// The folders of the references by the suites and functions of their tests, without the targets.
    fileprivate var foldersOfTests: [String: Set<RelativePath>] {
        let folders = all.map { reference in
            let test = reference.planned.test
            let name = test.split(separator: ".", maxSplits: 1).last.map(String.init) ?? test
            return (name, Set([reference.path.parent].compactMap { $0 }))
        }
        return Dictionary(folders) { $0.union($1) }
    }
}
