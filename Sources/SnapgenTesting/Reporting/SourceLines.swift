import Foundation

/// The lines of a source file, in which a failure looks for its declaration.
///
/// Generated code contains no lines, so that it does not change where a declaration moves.
struct SourceLines {
    private let lines: [Substring]

    /// Reads the file at a path; one that does not exist where the tests run has no lines.
    init(of path: String) {
        let text = (try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)) ?? ""
        self.init(in: text)
    }

    init(in text: String) {
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// Returns the line of the sample with a label, or of its type, counted from 1; 1 if neither is found.
    func line(of type: StaticString?, label: String?) -> UInt {
        let name = type?.description.split(separator: ".").last
        guard let start = name.flatMap(declaration) else { return 1 }
        let forms = label.map { ["\"\($0)\"", "case \($0)", ".\($0)"] } ?? []
        let sample = lines[start...].firstIndex { line in forms.contains { line.contains($0) } }
        return UInt((sample ?? start) + 1)
    }

    private func declaration(of name: Substring) -> Int? {
        lines.firstIndex { line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
            let place = words.firstIndex { $0.split(separator: ".").last == name }
            guard let place, place > 0 else { return false }
            return ["actor", "class", "enum", "extension", "struct"].contains(words[place - 1])
        }
    }
}
