import SnapgenNames
import SnapgenReview

struct AcceptancePrompt {
    let total: Int
    var isAsking: Bool
    let style: Style
    var number = 0
    var isEnded = false

    private static let mostLines = 30

    /// Returns whether a person accepts a result, or everything is accepted.
    mutating func accepts(_ proposal: Acceptance.Proposal, at path: String) -> Bool {
        number += 1
        if isEnded { return false }
        guard isAsking else { return true }
        let title = style(.bold, "\(number) of \(total): \(path)")
        try? StandardStream.error.write("\(title)\n\(Self.description(of: proposal))")
        while true {
            try? StandardStream.error.write("Accept? y (yes), n (no), a (this and all others), q (no more) [n] ")
            switch readLine()?.trimmingPrefix(while: \.isWhitespace).lowercased().first {
            case "y": return true
            case "a":
                isAsking = false
                return true
            case "q":
                isEnded = true
                return false
            case "n", nil: return false
            default: continue
            }
        }
    }

    private static func description(of proposal: Acceptance.Proposal) -> String {
        guard let before = proposal.before else { return "  new, \(byteCount(proposal.after.count))\n" }
        if let old = try? Picture(png: before), let new = try? Picture(png: proposal.after) {
            let difference = PictureComparison().compare(old, with: new)
            let sizes = Set([old, new].map(\.size.description)).sorted()
            return "  \(count(difference.changed, "pixel")) changed, \(sizes.joined(separator: " and "))\n"
        }
        let texts = [before, proposal.after].map { String(decoding: $0, as: UTF8.self) }
        let lines = UnifiedDiff(from: texts[0], to: texts[1]).text(old: "reference", new: "actual")
            .split(separator: "\n", omittingEmptySubsequences: false).map { "  \(VisibleText.escaped(String($0)))" }
        let more = lines.count > mostLines ? ["  …"] : []
        return (lines.prefix(mostLines) + more).joined(separator: "\n") + "\n"
    }
}
