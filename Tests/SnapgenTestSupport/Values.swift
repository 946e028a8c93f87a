import Foundation
package import SnapgenModel

/// A path that a test knows to be valid.
package func path(_ text: String) -> RelativePath {
    guard let path = RelativePath(text) else { preconditionFailure("\(text) is no path below the root") }
    return path
}

/// Paths that a test knows to be different, as the empty files of a disk.
package func emptyFiles(_ paths: [String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
}

/// Returns the diagnostics of the error that `body` throws as texts; none if it throws nothing.
package func messages(_ body: () throws -> some Any) -> [String] { problems(body).map(\.description) }

/// Returns the diagnostics of the error that `body` throws; none if it throws nothing.
package func problems(_ body: () throws -> some Any) -> [Diagnostic] {
    do {
        _ = try body()
        return []
    } catch {
        return (error as? DiagnosticError)?.diagnostics ?? [Diagnostic(.usage, .error, "\(error)")]
    }
}

/// Reads rows of two parts, of which the second is behind `=>` or below the first, indented, in one line or several.
///
/// The characters that end lines, and tabs, are escaped as in Swift. Lines that begin with `/// ` are comments.
package func table(_ text: String) -> [(String, String)] {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("/// ") }
    let rows: [(String, String)] = lines.reduce(into: []) { rows, line in
        if line.hasPrefix("  "), let last = rows.indices.last {
            rows[last].1 += (rows[last].1.isEmpty ? "" : " ") + line.dropFirst(2)
        } else {
            let parts = line.split(separator: " =>", maxSplits: 1).map(String.init) + [""]
            rows.append((parts[0], String(parts[1].trimmingPrefix(" "))))
        }
    }
    let escapes = ["\\n": "\n", "\\r": "\r", "\\t": "\t"]
    let unescaped = { (text: String) in escapes.reduce(text) { $0.replacing($1.key, with: $1.value) } }
    return rows.map { (unescaped($0), unescaped($1)) }
}

/// The rows of a file below `Tests`.
package func table(in file: String) -> [(String, String)] { table(fixture(file)) }

/// The text of a file below `Tests`.
package func fixture(_ file: String) -> String {
    guard let text = try? String(contentsOf: Repository.root.appending(path: "Tests/\(file)"), encoding: .utf8) else {
        preconditionFailure("\(file) cannot be read")
    }
    return text
}
