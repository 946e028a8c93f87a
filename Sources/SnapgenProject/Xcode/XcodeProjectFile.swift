import Foundation
import SnapgenModel

struct XcodeProjectFile {
    let path: String
    private(set) var diagnostics: [Diagnostic] = []

    init(path: String) {
        self.path = path
    }

    /// Parses the contents.
    ///
    /// The first side of each conflict that Git marked is read, because it is a complete file.
    ///
    /// - Throws: A diagnostic if the contents are not a project.
    mutating func objects(in bytes: [UInt8], folder: String) throws(DiagnosticError) -> XcodeObjects {
        let conflict = ConflictMarkers(bytes)
        if let line = conflict.firstLine { diagnostics.append(conflictProblem(line)) }
        let tree = try tree(conflict.bytes)
        guard let objects = XcodeObjects(tree, in: folder) else {
            throw problem("this is not an Xcode project: it has no root object; restore the file from version control")
        }
        return objects
    }

    private func conflictProblem(_ line: Int) -> Diagnostic {
        Diagnostic(
            .badProject, .warning,
            "Git's conflict markers begin here; the first side is used until the conflict is resolved",
            path: path, line: line)
    }

    private func tree(_ bytes: [UInt8]) throws(DiagnosticError) -> UserValue {
        if let tree = OldStylePropertyList.tree(bytes) { return tree }
        guard !NestingLimit.isExceeded(in: bytes) else { throw problem("lists are nested too deep; restore the file") }
        do {
            return try UserValue(propertyList: bytes)
        } catch {
            throw problem("this is not a property list\(Self.reason(error)); restore the file from version control")
        }
    }

    /// Returns the reason of Foundation's parser, preferably the one for the format of Xcode's files, which has the line.
    private static func reason(_ error: any Error) -> String {
        let details = (error as NSError).userInfo
        let inner = (details["kCFPropertyListOldStyleParsingError"] as? NSError)?.userInfo ?? details
        return inner[NSDebugDescriptionErrorKey].map { ": \($0)" } ?? ""
    }

    private func problem(_ message: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(.badProject, .error, message, path: path))
    }
}

/// The first side of each conflict that Git left in a file.
struct ConflictMarkers {
    private(set) var firstLine: Int?
    /// The file without the markers and the other sides.
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard Self.mayContainMarker(bytes) else { return }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.starts(with: "<<<<<<<".utf8) }) else { return }
        firstLine = first + 1
        self.bytes = Array(Self.firstSides(of: lines).joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Returns whether a line may begin with `<<<<<<<`, without splitting a large file.
    private static func mayContainMarker(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            if rest[start...].starts(with: "<<<<<<<".utf8) { return true }
            rest = rest[(start + 1)...]
        }
        return false
    }

    private static func firstSides(of lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
        var isDropping = false
        return lines.filter { line in
            if line.starts(with: "<<<<<<<".utf8) { return false }
            if line.starts(with: "|||||||".utf8) || line.starts(with: "=======".utf8) { isDropping = true }
            defer { if line.starts(with: ">>>>>>>".utf8) { isDropping = false } }
            return !isDropping
        }
    }
}

/// The limit of nested lists and tables, because parsers recurse, Foundation's without a limit.
enum NestingLimit {
    static let deepest = 100

    /// Returns whether brackets outside of quotes are nested too deep.
    static func isExceeded(in bytes: [UInt8]) -> Bool {
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\"") where !isEscaped: isQuoted.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += isQuoted ? 0 : 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= isQuoted ? 0 : 1
            default: break
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            if depth > deepest { return true }
        }
        return false
    }
}
