/// A path below the project's root, with `/` between its components.
///
/// It is never absolute and never leaves the root: `..`, an empty path and NUL bytes are refused. Two paths are
/// equal when their UTF-8 bytes are, because on Linux `é` and `e` + accent name two files.
///
///     RelativePath("Sources//App/./Row.swift")?.string  // "Sources/App/Row.swift"
///     RelativePath("../secret")                         // nil
public struct RelativePath: Sendable {
    /// The components joined by `/`, without one at either end.
    public let string: String

    /// Normalises a relative path.
    ///
    /// - Parameter string: a path as a user writes it; `.` components and doubled slashes are dropped.
    /// - Returns: `nil` when the path is absolute, empty, leaves the root or holds a NUL byte.
    public init?(_ string: String) {
        guard string.utf8.first != Self.slash, !string.utf8.contains(0) else { return nil }
        let components = Self.components(of: string).filter { $0 != "." }
        guard !components.isEmpty, !components.contains("..") else { return nil }
        self.string = components.joined(separator: "/")
    }

    private init(joined string: String) {
        self.string = string
    }

    /// The path's parts, outermost first; at least one.
    public var components: [Substring] { Self.components(of: string) }

    /// The parts of a path as a file system sees it: to Swift, a `/` with an accent behind it is another character.
    package static func components(of string: String) -> [Substring] {
        string.utf8.split(separator: slash).map(Substring.init)
    }

    /// The byte between two components.
    package static let slash = UInt8(ascii: "/")

    /// The last component: a file's or a folder's name.
    public var name: String { components.last.map(String.init) ?? string }

    /// The last component without its extension: `Row` for `App/Row.swift`, `.hidden` for `.hidden`.
    public var stem: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The folder that holds this path, or `nil` directly below the root.
    public var parent: RelativePath? {
        components.count > 1 ? RelativePath(joined: components.dropLast().joined(separator: "/")) : nil
    }

    /// This path followed by one more component, or `nil` where that is no valid component.
    public func appending(_ component: String) -> RelativePath? {
        RelativePath("\(string)/\(component)")
    }
}

extension RelativePath: Hashable, Comparable {
    /// Whether both have the same UTF-8 bytes.
    public static func == (left: Self, right: Self) -> Bool {
        left.string.utf8.elementsEqual(right.string.utf8)
    }

    /// Whether the bytes of `left` come first.
    public static func < (left: Self, right: Self) -> Bool {
        left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
    }

    /// Hashes the UTF-8 bytes, as `==` compares them.
    public func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension RelativePath: CustomStringConvertible {
    /// The path itself.
    public var description: String { string }
}

extension RelativePath: Codable {
    /// Reads the path as one string; throws where that is no path below the root.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let path = RelativePath(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is no path below the root")
        }
        self = path
    }

    /// Writes the path as one string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(string)
    }
}
