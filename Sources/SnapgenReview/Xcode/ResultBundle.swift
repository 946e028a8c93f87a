import Foundation
package import SnapgenKit
package import SnapgenModel

/// A result bundle of Xcode, or a folder with the attachments that were exported from one.
package struct ResultBundle: Sendable {
    private let path: String
    private let files: any FileSystem

    /// Opens a bundle.
    ///
    /// - Parameter path: The absolute path of a bundle `*.xcresult` or of a folder with a `manifest.json`.
    package init(_ path: String, in files: any FileSystem) {
        self.path = path
        self.files = files
    }

    /// Calls a function with the folder of the attachments, which for a bundle is deleted afterwards.
    ///
    /// - Throws: A diagnostic if the attachments cannot be exported, or what the function throws.
    package func withAttachments<Result>(
        _ body: (_ folder: String) throws(DiagnosticError) -> Result
    ) throws(DiagnosticError) -> Result {
        if files.kind(of: "\(path)/\(AttachmentManifest.name)") == .file { return try body(path) }
        let temporary = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: temporary) }
        let folder = temporary.appending(path: "attachments").path
        try export(to: folder)
        return try body(folder)
    }

    /// Returns a new folder that only the user can read.
    private func temporaryFolder() throws(DiagnosticError) -> URL {
        let files = FileManager.default
        do {
            return try files.url(
                for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: files.temporaryDirectory,
                create: true)
        } catch {
            let problem = "a temporary folder cannot be created: \(error.localizedDescription)"
            throw DiagnosticError(Diagnostic(.cannotWrite, .error, problem, path: files.temporaryDirectory.path))
        }
    }

    private func export(to folder: String) throws(DiagnosticError) {
        do throws(Program.Failure) {
            _ = try Program.xcrun.run(["--path", path, "--output-path", folder])
        } catch {
            let reason =
                error.isMissing
                ? "'xcrun' cannot be started, which Xcode 16 contains; on another machine, pass a folder that "
                    + "'xcrun xcresulttool export attachments' has written"
                : "the attachments cannot be exported: \(error.reason)"
            throw DiagnosticError(Diagnostic(.unreadableInput, .error, reason, path: path))
        }
    }
}
