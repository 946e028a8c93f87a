import SnapgenResolution
import SnapgenSource

/// The names in the headings of all files.
struct FileOutlines {
    private var names: [HeadingName] = []
    /// The index behind the last name of each file.
    private var ends: [Int] = []

    /// Adds the next file's names.
    mutating func append(_ more: some Sequence<HeadingName>) {
        names.append(contentsOf: more)
        ends.append(names.count)
    }

    private func names(of file: Int) -> ArraySlice<HeadingName> {
        names[(file == 0 ? 0 : ends[file - 1])..<ends[file]]
    }

    /// Returns the files with one of some names in a heading, in order.
    func files(holding wanted: Set<HeadingName>) -> [Int] {
        let filter = HeadingFilter(wanted)
        return ends.indices.filter { file in
            names(of: file).contains { filter.mayContain($0) && wanted.contains($0) }
        }
    }
}

/// A filter that excludes most names at once: a large project has a hundred thousand.
private struct HeadingFilter {
    private var bits = [UInt64](repeating: 0, count: 1024)

    init(_ names: some Sequence<HeadingName>) {
        for name in names { bits[Self.slot(of: name)] |= Self.bit(of: name) }
    }

    func mayContain(_ name: HeadingName) -> Bool {
        bits[Self.slot(of: name)] & Self.bit(of: name) != 0
    }

    private static func slot(of name: HeadingName) -> Int { Int(truncatingIfNeeded: name.bits >> 6) & 1023 }
    private static func bit(of name: HeadingName) -> UInt64 { 1 << UInt64(name.bits & 63) }
}
