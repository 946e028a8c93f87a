import SnapgenModel
import SnapgenScan

/// The valid lines and columns of a file.
struct FilePlaces {
    private let path: RelativePath
    /// The number of bytes of each line, without its line break.
    private let lengths: [Int]

    init(_ file: SourceFile) {
        path = file.path
        var lengths = [0]
        for (index, byte) in file.bytes.enumerated() {
            let follows = index + 1 < file.bytes.count ? file.bytes[index + 1] : 0
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && follows != UInt8(ascii: "\n") {
                lengths.append(0)
            } else {
                lengths[lengths.count - 1] += 1
            }
        }
        self.lengths = lengths
    }

    /// Checks the locations of all findings in a file.
    ///
    /// - Throws: A `Finding` if a location is outside of the file.
    func check(_ scanned: ScannedFile) throws(Finding) {
        for declaration in scanned.declarations {
            try check(declaration.context.location)
            for offer in declaration.offers {
                if case .listed(let samples) = offer.content { try check(samples) }
            }
        }
        for macro in scanned.macros {
            try check(macro.context.location)
            try check(macro.content.samples ?? [])
        }
        for diagnostic in scanned.diagnostics {
            try check(line: diagnostic.line ?? 1, column: diagnostic.column ?? 1)
            try Finding.unless(diagnostic.path == path.string, "\(diagnostic) is not of \(path)")
        }
    }

    private func check(_ samples: [Sample]) throws(Finding) {
        for sample in samples { try check(line: sample.line, column: 1) }
    }

    private func check(_ location: SourceLocation) throws(Finding) {
        try check(line: location.line, column: location.column)
        try Finding.unless(location.path == path, "\(location) is not of \(path)")
    }

    private func check(line: Int, column: Int) throws(Finding) {
        let isThere = lengths.indices.contains(line - 1) && (1...lengths[line - 1] + 1).contains(column)
        try Finding.unless(isThere, "line \(line), column \(column) is not in \(path)")
    }
}
