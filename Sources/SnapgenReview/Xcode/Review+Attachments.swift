import Foundation
package import SnapgenKit
package import SnapgenModel

extension Review {
    /// Calls a function with the folder of the attachments of a result bundle of Xcode, which is deleted afterwards, or
    /// with a folder with a `manifest.json` that was exported from one.
    package static func withAttachments<Result>(
        of path: String, in files: any FileSystem, _ body: (_ folder: String) throws(DiagnosticError) -> Result
    ) throws(DiagnosticError) -> Result {
        if files.kind(of: "\(path)/\(AttachmentManifest.name)") == .file { return try body(path) }
        // 'xcresulttool' creates it.
        let folder = Program.scratchFolder
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try export(path, to: folder)
        return try body(folder)
    }

    private static func export(_ path: String, to folder: String) throws(DiagnosticError) {
        do throws(Program.Failure) {
            _ = try Program.xcrun.run(["--path", path, "--output-path", folder])
        } catch {
            let reason =
                error.isMissing
                ? "'xcrun' cannot be started, which Xcode 16 contains; on another machine, pass a folder that "
                    + "'xcrun xcresulttool export attachments' has written"
                : "the attachments cannot be exported: \(error.reason)"
            throw DiagnosticError(.unreadableInput, reason, path: path)
        }
    }

    /// Only failed comparisons attach their files, so a review of exported attachments contains no passed cases.
    package init(
        attachments folder: String, planned: PlannedReferences, _ files: any FileSystem
    ) throws(DiagnosticError) {
        let snapshots = try Self.manifest(in: folder, files).flatMap(\.snapshots)
        let hasRuns = Set(snapshots.map(\.run)).count > 1
        let folders = Dictionary(grouping: planned.all, by: \.planned.testWithoutTarget)
            .mapValues { Set($0.compactMap(\.path.parent)).sorted() }
        let contents = { (name: String?) -> SnapshotContents? in
            name.flatMap { RelativePath($0) }.map { ReviewCase.contents(of: $0, below: folder, files, links: true) }
        }
        let cases = snapshots.map { snapshot in
            let paths = (folders[snapshot.test] ?? []).compactMap { $0.appending(snapshot.name) }
            let known = paths.first { planned.matching($0) != nil }
            let run = hasRuns && !snapshot.run.isEmpty ? "\(snapshot.run.replacing("/", with: "-"))/" : ""
            var item = ReportCase(
                path: run + (known?.string ?? "\(snapshot.test)/\(snapshot.name)"),
                status: snapshot.reference == nil ? .new : .changed)
            item.test = snapshot.test
            return ReviewCase(item: item, reference: contents(snapshot.reference), actual: contents(snapshot.actual))
        }
        self.init(cases)
    }

    private static func manifest(
        in folder: String, _ files: any FileSystem
    ) throws(DiagnosticError) -> [AttachmentManifest] {
        let path = "\(folder)/\(AttachmentManifest.name)"
        do {
            return try JSONDecoder().decode([AttachmentManifest].self, from: Data(files.read(path)))
        } catch let error as FileSystemError {
            throw problem("cannot be read: \(error.reason)", path)
        } catch {
            throw problem("has an unknown format", path)
        }
    }

    private static func problem(_ reason: String, _ path: String) -> DiagnosticError {
        let advice = "export the attachments with 'xcrun xcresulttool export attachments' of Xcode 16 or later"
        return DiagnosticError(.unreadableInput, "the manifest \(reason); \(advice)", path: path)
    }
}
