package import SnapgenModel
package import SnapgenScan

/// The Swift files that an input encodes.
///
/// A line that begins with `mark` starts the next file. The name of its module, `App` or `Kit`, follows the mark:
///
///     struct Row {}
///     //+ Kit
///     extension Row: Testable {}
package struct FuzzSources: SourceCollection {
    /// The prefix of a line that starts the next file.
    package static let mark = "//+ "

    /// The files, one to eight.
    package let files: [SourceFile]
    /// The modules of the files.
    package let modules = ["App", "Kit"]

    /// Creates the files of an input.
    package init(_ bytes: [UInt8]) {
        files = Self.parts(of: bytes).enumerated().map { Self.file($0, $1) }
    }

    /// Returns the input that encodes files, of which the first belongs to the module `App`.
    package static func input(of files: [(module: String, bytes: [UInt8])]) -> [UInt8] {
        let parts = files.enumerated().map { index, file in
            (index == 0 ? [] : Array("\n\(mark)\(file.module)\n".utf8)) + file.bytes
        }
        return Array(parts.joined())
    }

    private typealias Part = (module: String, bytes: ArraySlice<UInt8>)

    private static func parts(of bytes: [UInt8]) -> [Part] {
        var parts: [Part] = [("App", bytes[..<0])]
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let last = parts.count - 1
            if line.starts(with: mark.utf8), parts.count < 8 {
                let isKit = line.dropFirst(mark.utf8.count).first == UInt8(ascii: "K")
                parts.append((isKit ? "Kit" : "App", bytes[min(line.endIndex + 1, bytes.endIndex)...].prefix(0)))
            } else {
                parts[last].bytes = bytes[parts[last].bytes.startIndex..<line.endIndex]
            }
        }
        return parts
    }

    private static func file(_ number: Int, _ part: Part) -> SourceFile {
        guard let path = RelativePath("Sources/\(part.module)/File\(number).swift") else {
            preconditionFailure("an invalid path in the code")
        }
        return SourceFile(path: path, module: part.module, bytes: Array(part.bytes))
    }
}

extension FuzzSources {
    /// The number of files.
    package var count: Int { files.count }

    /// Returns the path of a file.
    package func path(at index: Int) -> RelativePath { files[index].path }

    /// Returns the index of a file's module.
    package func module(at index: Int) -> Int { files[index].module == "Kit" ? 1 : 0 }

    /// Copies a file's bytes to a buffer.
    package func read(_ index: Int, into buffer: inout [UInt8]) throws(DiagnosticError) -> Int {
        buffer = files[index].bytes
        return buffer.count
    }
}
