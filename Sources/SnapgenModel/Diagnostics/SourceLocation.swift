/// A place in a file that the user wrote.
package struct SourceLocation: Hashable, Encodable, Sendable {
    package var path: RelativePath
    /// Counted from 1.
    package var line: Int
    /// Counted from 1, in UTF-8 bytes, as the Swift compiler counts.
    package var column: Int

    package init(path: RelativePath, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    package var description: String { "\(path):\(line):\(column)" }

    package var pathAndLine: String { "\(path):\(line)" }
}
