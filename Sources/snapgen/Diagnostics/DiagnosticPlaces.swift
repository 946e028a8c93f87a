import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenPlan

/// The places of diagnostics in the form that services for code expect: below the root of the repository.
struct DiagnosticPlaces: Sendable {
    /// The folder that paths are relative to: that of the repository, or the root of the project if there is none.
    let base: ProjectRoot
    private let root: ProjectRoot
    private let files: any FileSystem

    init(root: ProjectRoot, files: any FileSystem) {
        self.root = root
        self.files = files
        base = ProjectRoot.repository(above: root, in: files) ?? root
    }

    var configurationPath: String { path(ProjectRoot.configurationName) }

    func located(_ diagnostics: [Diagnostic]) -> [LocatedDiagnostic] {
        var lines: [String: [ArraySlice<UInt8>]] = [:]
        var occurrences: [[String]: Int] = [:]
        return diagnostics.map { diagnostic in
            let path = diagnostic.path.map(path)
            let identity = [diagnostic.id.rawValue, path ?? "", diagnostic.message]
            occurrences[identity, default: 0] += 1
            return LocatedDiagnostic(
                diagnostic: diagnostic, path: path, column: column(of: diagnostic, &lines),
                fingerprint: Self.fingerprint(identity, occurrences[identity, default: 1]))
        }
    }

    /// Returns the path of a file below the repository, or its absolute path if it is elsewhere.
    private func path(_ path: String) -> String { base.display(AbsolutePath.resolve(path, from: root.path)) }

    /// Returns a fingerprint that does not change if lines are inserted before a place.
    private static func fingerprint(_ identity: [String], _ occurrence: Int) -> String {
        String(StableHash.value("\(identity.joined(separator: "\0"))\0\(occurrence)"), radix: 16)
    }

    /// In UTF-16 code units; `nil` if the line cannot be read.
    private func column(of diagnostic: Diagnostic, _ lines: inout [String: [ArraySlice<UInt8>]]) -> Int? {
        guard let path = diagnostic.path, let line = diagnostic.line, let column = diagnostic.column else { return nil }
        if column == 1 { return 1 }
        if lines[path] == nil { lines[path] = self.lines(of: path) }
        guard let all = lines[path], all.indices.contains(line - 1) else { return nil }
        let text = all[line - 1]
        // Compilers count bytes, and libyaml counts Unicode scalars.
        let before =
            path.hasSuffix(".swift")
            ? String(decoding: text.prefix(column - 1), as: UTF8.self)
            : String(String(decoding: text, as: UTF8.self).unicodeScalars.prefix(column - 1))
        let count = path.hasSuffix(".swift") ? before.utf8.count : before.unicodeScalars.count
        return count == column - 1 ? before.utf16.count + 1 : nil
    }

    private func lines(of path: String) -> [ArraySlice<UInt8>] {
        let bytes = (try? files.read(AbsolutePath.resolve(path, from: root.path))) ?? []
        let start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
        return bytes[start...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
}

struct LocatedDiagnostic {
    let diagnostic: Diagnostic
    /// The path below the repository, or an absolute path; `nil` if the problem is not in a file.
    let path: String?
    /// The column in UTF-16 code units, counted from 1.
    let column: Int?
    /// Hexadecimal digits that identify the diagnostic among those of a run and in later runs.
    let fingerprint: String
}
