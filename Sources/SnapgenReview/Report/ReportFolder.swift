import Foundation
package import SnapgenKit
package import SnapgenModel

package final class ReportFolder: Sendable {
    package static let usual = ".build/snapgen/report"
    static let reportName = "report.json"

    private static let copies = "snapshots"
    static let (references, actual) = ("\(copies)/reference", "\(copies)/actual")
    /// The folder that reg-cli has for pictures of differences.
    static let differences = "\(copies)/difference"

    package let path: String
    private let files: any FileSystem
    private let earlier: Set<String>?
    private let lock = NSLock()
    private nonisolated(unsafe) var written: Set<String> = []
    private nonisolated(unsafe) var failure: FileSystemError?

    /// Opens a folder, which need not exist; the error says that the folder contains something else than a report.
    package init(_ path: String, in files: any FileSystem) throws(DiagnosticError) {
        self.path = path
        self.files = files
        earlier = Self.copies(in: path, files)
        let isEmpty = (try? files.names(in: path))?.isEmpty == true
        guard let kind = files.kind(of: path), kind != .folder || !isEmpty, earlier == nil else { return }
        let problem = "is not the folder of a report, and is not empty; choose another folder with --output"
        throw DiagnosticError(.foreignFile, problem, path: path)
    }

    /// Returns the paths of the copies of a report, perhaps an interrupted one without cases; `nil` if there is no
    /// report.
    private static func copies(in path: String, _ files: any FileSystem) -> Set<String>? {
        guard let bytes = try? files.read("\(path)/\(reportName)"),
            let report = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
            let schema = report["schema"] as? String, schema.hasPrefix("snapgen.report/")
        else { return nil }
        let cases = report["cases"] as? [[String: Any]] ?? []
        let versions = cases.flatMap { [$0["reference"], $0["actual"]] }
        let paths = versions.compactMap { ($0 as? [String: Any])?["file"] as? String }
        return Set(paths.filter { $0.hasPrefix("\(copies)/") } + [ResultsFile.name])
    }

    /// Marks the folder as that of a report, so that another run can use it if this one is interrupted.
    func begin() {
        if earlier == nil { write("{ \"schema\": \"snapgen.report/1\" }\n", to: Self.reportName) }
    }

    /// Writes a file at a path below the folder, or copies a file with the bytes; the first failure is thrown by `finish`.
    func write(_ bytes: [UInt8], from source: SnapshotContents.File? = nil, to file: String) {
        guard let name = RelativePath(file) else { preconditionFailure("the report has no path '\(file)'") }
        do throws(FileSystemError) {
            let isCopied = source.map {
                files.copy($0.path, below: $0.folder, to: name, below: path, links: $0.isLinked)
            }
            if isCopied != true {
                try files.write(bytes, to: name, below: path, replacing: .anything, isDurable: false)
            }
            lock.withLock { _ = written.insert(file) }
        } catch {
            lock.withLock { failure = failure ?? error }
        }
    }

    func write(_ text: String, to file: String) { write(Array(text.utf8), to: file) }

    func read(_ file: String) -> [UInt8]? { try? files.read("\(path)/\(file)") }

    func finish() throws(DiagnosticError) {
        if let failure = lock.withLock({ failure }) {
            let problem = "the report cannot be written: \(failure.reason); choose another folder with --output"
            throw DiagnosticError(.cannotWrite, problem, path: failure.path)
        }
        for file in (earlier ?? []).subtracting(lock.withLock { written }).sorted() {
            guard let file = RelativePath(file) else { continue }
            try? files.remove(file, below: path, having: .anything)
        }
    }
}
