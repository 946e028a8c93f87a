/// The bodies of code in a file that nothing of the catalog stands in.
///
/// Between their braces are spaces when the file is parsed: most of a file, and nobody asks what it says. Each byte
/// outside of them keeps its place.
struct CodeBodies: Equatable {
    /// What stands between two braces.
    struct Body: Equatable {
        /// The offset behind the opening brace.
        var start: Int
        /// The offset of the first byte that is neither space nor comment.
        var code: Int
        /// The offset of the closing brace.
        var end: Int
    }

    /// All of them, in source order; none inside another.
    var all: [Body] = []

    /// Whether a place is inside the braces of one.
    func contains(_ offset: Int) -> Bool {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].end < offset { low = middle + 1 } else { high = middle }
        }
        return low < all.count && all[low].start <= offset
    }

    /// A copy of a source in which the bodies are empty.
    ///
    /// What stands before their first word stays: whether that begins a line can matter to the parser.
    func emptied(in source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var copy = Array(source)
        copy.withUnsafeMutableBufferPointer { bytes in
            for body in all {
                bytes.baseAddress?.fill(with: UInt8(ascii: " "), from: body.code, to: body.end)
            }
        }
        return copy
    }
}
