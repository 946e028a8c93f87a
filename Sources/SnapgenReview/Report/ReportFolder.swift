import Foundation
package import SnapgenKit
package import SnapgenModel

package final class ReportFolder: Sendable {
    /// The folder below the root of a project.
    package static let usual = ".build/snapgen/report"
    static let reportName = "report.json"

    /// The folder of all copies of snapshots below that of the report.
    static let copies = "snapshots"

    enum Role: String {
        case reference, actual

        var folder: String { "\(ReportFolder.copies)/\(rawValue)" }
    }

    /// The absolute path.
    package let path: String
    private let files: any FileSystem
    private let earlier: Set<String>
    private let lock = NSLock()
    private nonisolated(unsafe) var written: Set<String> = []
    private nonisolated(unsafe) var failure: FileSystemError?

    /// Opens a folder, which need not exist.
    ///
    /// - Throws: A diagnostic if the folder contains something else than a report.
    package init(_ path: String, in files: any FileSystem) throws(DiagnosticError) {
        self.path = path
        self.files = files
        earlier = Set(Listing(in: path, files)?.copies ?? [])
        guard let kind = files.kind(of: path), kind != .folder || !isEmpty, !isReport else { return }
        let problem = "is not the folder of a report, and is not empty; choose another folder with --output"
        throw DiagnosticError(Diagnostic(.foreignFile, .error, problem, path: path))
    }

    private var isEmpty: Bool { (try? files.names(in: path))?.isEmpty == true }

    /// Indicates whether the folder contains a report, perhaps an interrupted one.
    private var isReport: Bool { Listing(in: path, files) != nil }

    private struct Listing: Decodable {
        struct Case: Decodable {
            let reference: Version?
            let actual: Version?
        }

        struct Version: Decodable {
            let file: String?
        }

        let schema: String
        let cases: [Case]?

        init?(in path: String, _ files: any FileSystem) {
            guard let bytes = try? files.read("\(path)/\(reportName)"),
                let listing = try? JSONDecoder().decode(Self.self, from: Data(bytes)),
                listing.schema.hasPrefix("snapgen.report/")
            else { return nil }
            self = listing
        }

        var copies: [String] {
            (cases ?? []).flatMap { [$0.reference?.file, $0.actual?.file] }.compactMap { $0 }
                .filter { $0.hasPrefix("\(ReportFolder.copies)/") }
        }
    }

    /// Marks the folder as that of a report, so that another run can use it if this one is interrupted.
    func begin() {
        if !isReport { write("{ \"schema\": \"snapgen.report/1\" }\n", to: Self.reportName) }
    }

    /// Writes a file; the first failure is thrown by `finish`.
    ///
    /// - Parameter file: The path below the folder.
    func write(_ bytes: [UInt8], to file: String) {
        guard let name = RelativePath(file) else { preconditionFailure("the report has no path '\(file)'") }
        do throws(FileSystemError) {
            try files.write(bytes, to: name, below: path, replacing: .anything, isDurable: false)
            lock.withLock { _ = written.insert(file) }
        } catch {
            lock.withLock { failure = failure ?? error }
        }
    }

    /// Writes a text.
    ///
    /// - Parameter file: The path below the folder.
    package func write(_ text: String, to file: String) { write(Array(text.utf8), to: file) }

    func read(_ file: String) -> [UInt8]? { try? files.read("\(path)/\(file)") }

    /// Removes the copies of an earlier report.
    ///
    /// - Throws: A diagnostic if a file could not be written.
    package func finish() throws(DiagnosticError) {
        if let failure = lock.withLock({ failure }) {
            let problem = "the report cannot be written: \(failure.reason); choose another folder with --output"
            throw DiagnosticError(Diagnostic(.cannotWrite, .error, problem, path: failure.path))
        }
        for file in earlier.subtracting(lock.withLock { written }).sorted() {
            guard let file = RelativePath(file) else { continue }
            try? files.remove(file, below: path, having: .anything)
        }
    }
}
