import Foundation
import SnapgenModel

extension ProjectReader {
    /// The first side of each conflict that Git marked is read, because it is a complete file.
    func objects(at file: String, _ diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> XcodeObjects {
        let path = relative(file)
        guard files.hasFile(file) else {
            let step = file.contains("/Pods/") ? "run 'pod install'" : "generate it, or remove it from the workspace"
            let message = "the project does not exist; \(step)"
            throw DiagnosticError(.missingProjectFile, message, path: relative(file.folder))
        }
        var bytes = try files.read(file)
        if let (line, rest) = Self.firstSides(of: bytes) {
            let message = "Git's conflict markers begin here; the first side is used until the conflict is resolved"
            diagnostics.append(Diagnostic(.badProject, .warning, message, path: path, line: line))
            bytes = rest
        }
        guard let objects = XcodeObjects(try Self.tree(bytes, path), in: file.folder.folder) else {
            let problem =
                "this is not an Xcode project: it has no root object; restore the file from version control"
            throw DiagnosticError(.badProject, problem, path: path)
        }
        return objects
    }

    private static func tree(_ bytes: [UInt8], _ path: String) throws(DiagnosticError) -> UserValue {
        if let tree = OldStylePropertyList.tree(bytes) { return tree }
        guard !NestingLimit.isExceeded(in: bytes) else {
            throw DiagnosticError(.badProject, "lists are nested too deep; restore the file", path: path)
        }
        do {
            return try UserValue(propertyList: bytes)
        } catch {
            // Preferably the reason of the parser for the format of Xcode's files, which has the line.
            let details = (error as NSError).userInfo
            let inner = (details["kCFPropertyListOldStyleParsingError"] as? NSError)?.userInfo ?? details
            let reason = inner[NSDebugDescriptionErrorKey].map { ": \($0)" } ?? ""
            let problem = "this is not a property list\(reason); restore the file from version control"
            throw DiagnosticError(.badProject, problem, path: path)
        }
    }

    /// Returns the first line of the first conflict that Git left in a file, and the file without the markers and the
    /// other sides; `nil` without a conflict.
    private static func firstSides(of bytes: [UInt8]) -> (line: Int, bytes: [UInt8])? {
        guard mayContainMarker(bytes) else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.starts(with: "<<<<<<<".utf8) }) else { return nil }
        var isDropping = false
        let kept = lines.filter { line in
            if line.starts(with: "<<<<<<<".utf8) { return false }
            if line.starts(with: "|||||||".utf8) || line.starts(with: "=======".utf8) { isDropping = true }
            defer { if line.starts(with: ">>>>>>>".utf8) { isDropping = false } }
            return !isDropping
        }
        return (first + 1, Array(kept.joined(separator: [UInt8(ascii: "\n")])))
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
}

/// The limit of nested lists and tables, because parsers recurse, Foundation's without a limit.
enum NestingLimit {
    static let deepest = 100

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
