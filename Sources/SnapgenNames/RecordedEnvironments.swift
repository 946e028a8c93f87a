/// The environments that have recorded the pictures of a folder: a file with a line for each picture, in their order, so
/// that Git merges it.
///
///     Cart-iPhone13.full.png<TAB>iOS 18.5 (22F77), Xcode 16F6, arm64, iPhone17,3 @3
package struct RecordedEnvironments {
    package static let name = ".snapgen-environments"

    private var lines: [String: String] = [:]

    /// Reads the lines; others, such as the marks of a conflict, are left out.
    package init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "\t", maxSplits: 1)
            if parts.count == 2 { lines[String(parts[0])] = String(parts[1]) }
        }
    }

    package subscript(file: String) -> String? {
        get { lines[file] }
        set { lines[file] = newValue }
    }

    package mutating func removeAll(where isRemoved: (String) -> Bool) {
        lines = lines.filter { !isRemoved($0.key) }
    }

    package var text: String {
        lines.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined()
    }
}
