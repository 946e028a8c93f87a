import SnapgenModel

/// A rendered file with any number in place of each line of a preview or sample.
///
/// An edit above a preview moves it, but changes nothing that is tested.
struct LinePattern {
    /// The text between two lines, without the line with the digest.
    private let parts: [[UInt8]]

    /// The pattern of a file of a plan with marked lines.
    init(_ file: RenderedFile) {
        let marked = String(decoding: Self.withoutDigest(Array(file.contents.utf8)), as: UTF8.self)
        parts = marked.split(separator: "\(TestPlan.markedLine)", omittingEmptySubsequences: false)
            .map { Array($0.utf8) }
    }

    /// Returns whether a generated file without edits differs from the rendered one in lines at most.
    func matches(_ bytes: [UInt8], name: String) -> Bool {
        guard RenderedFile.isUnchanged(bytes, name: name) else { return false }
        var rest = Self.withoutDigest(bytes)[...]
        for (index, part) in parts.enumerated() {
            if index > 0 {
                let number = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                if number.isEmpty { return false }
                rest = rest.dropFirst(number.count)
            }
            guard rest.starts(with: part) else { return false }
            rest = rest.dropFirst(part.count)
        }
        return rest.isEmpty
    }

    /// Removes the second line, and the carriage returns that Git may add.
    private static func withoutDigest(_ bytes: [UInt8]) -> [UInt8] {
        let lines = bytes.filter { $0 != UInt8(ascii: "\r") }.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return Array((lines.prefix(1) + lines.dropFirst(2)).joined(separator: [UInt8(ascii: "\n")]))
    }
}

extension TestPlan {
    /// The number in place of each line of a plan with marked lines.
    static let markedLine = 987_654_321

    /// The same plan with the marked line in place of each line of a preview or sample.
    var withMarkedLines: TestPlan {
        var plan = self
        for suite in plan.suites.indices {
            for test in plan.suites[suite].tests.indices {
                plan.suites[suite].tests[test].entry.line = Self.markedLine
                guard let samples = plan.suites[suite].tests[test].samples else { continue }
                plan.suites[suite].tests[test].samples = samples.map { sample in
                    var sample = sample
                    sample.line = Self.markedLine
                    return sample
                }
            }
        }
        return plan
    }
}
