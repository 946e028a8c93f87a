/// A path below the project's root, with `/` as the separator.
///
/// It is never absolute and never leaves the root: `..`, empty paths and NUL bytes are rejected. Paths are compared by
/// their UTF-8 bytes, because Linux file systems distinguish `é` from `e` with a combining accent.
package struct RelativePath: Sendable {
    /// The components joined by `/`, without a leading or trailing `/`.
    package let string: String

    /// Drops `.` and repeated slashes; `nil` if the path is absolute, empty, leaves the root, or contains a NUL byte.
    package init?(_ string: String) {
        var string = string
        let isFinished: Bool? = string.withUTF8 { bytes in
            bytes.first == Self.slash || bytes.contains(0) ? nil : Self.consistsOfNames(bytes)
        }
        guard let isFinished else { return nil }
        if isFinished {
            self.string = string
            return
        }
        let components = Self.components(of: string).filter { $0 != "." }
        guard !components.isEmpty, !components.contains("..") else { return nil }
        self.string = components.joined(separator: "/")
    }

    /// Returns a path that the tool itself names.
    package static func constant(_ string: String) -> RelativePath {
        guard let path = RelativePath(string) else { preconditionFailure("\(string) is no path below the root") }
        return path
    }

    package var components: [Substring] { Self.components(of: string) }

    /// Returns the components as a file system separates them: by bytes, because Swift reads a `/` with a combining
    /// accent as another character.
    package static func components(of string: String) -> [Substring] {
        string.utf8.split(separator: slash).map(Substring.init)
    }

    static func consistsOfNames(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
        var (dots, others) = (0, 0)
        for byte in path {
            switch byte {
            case slash:
                if others == 0, dots <= 2 { return false }
                (dots, others) = (0, 0)
            case UInt8(ascii: "."): dots += 1
            default: others += 1
            }
        }
        return others > 0 || dots > 2
    }

    package static let slash = UInt8(ascii: "/")

    package var name: String { lastSlash.map { String(string[string.utf8.index(after: $0)...]) } ?? string }

    private var lastSlash: String.Index? { string.utf8.lastIndex(of: Self.slash) }

    /// The last component without its extension: `Row` for `App/Row.swift`, `.hidden` for `.hidden`.
    package var stem: String {
        let name = name
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    package var parent: RelativePath? { lastSlash.flatMap { RelativePath(String(string[..<$0])) } }

    package func appending(_ component: String) -> RelativePath? { RelativePath("\(string)/\(component)") }
}

extension RelativePath: Hashable, Comparable {
    package static func == (left: Self, right: Self) -> Bool {
        withBytes(left, right) { $0.count == $1.count && $0.elementsEqual($1) }
    }

    package static func < (left: Self, right: Self) -> Bool {
        withBytes(left, right) { $0.lexicographicallyPrecedes($1) }
    }

    /// Calls a closure with the memory of two paths, which is much faster to compare than two views of strings.
    private static func withBytes(
        _ left: Self, _ right: Self, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        var (left, right) = (left.string, right.string)
        return left.withUTF8 { left in right.withUTF8 { right in body(left, right) } }
    }

    package func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension RelativePath: CustomStringConvertible {
    package var description: String { string }
}

extension RelativePath: Encodable {
    package func encode(to encoder: any Encoder) throws { try string.encode(to: encoder) }
}

package enum AbsolutePath {
    /// Returns `path` resolved from `folder`, with `.` and `..` removed without following links.
    package static func resolve(_ path: String, from folder: String) -> String {
        let whole = path.utf8.first == RelativePath.slash ? path : "\(folder)/\(path)"
        if isResolved(whole) { return whole }
        var components: [Substring] = []
        for component in RelativePath.components(of: whole) where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return "/" + components.joined(separator: "/")
    }

    /// Returns whether an absolute path has no `.`, no `..` and no empty component.
    package static func isResolved(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { RelativePath.consistsOfNames(UnsafeBufferPointer(rebasing: $0.dropFirst())) }
    }
}
