/// The texts that are recorded of an entry's views beside their pictures: `texts=tree+keys`.
package struct ViewTexts: Hashable, Encodable, Sendable {
    package static let all = CaptureStrategy.allCases.filter(\.isTextOfViews)

    /// The strategies, as written; empty for `none`.
    package var strategies: [CaptureStrategy]

    package func encode(to encoder: any Encoder) throws {
        try strategies.encode(to: encoder)
    }
}

extension ViewTexts: LosslessStringConvertible {
    /// The word for no texts, by which an entry overrides a rule.
    private static let none = "none"
    // A comma separates the words of a comment.
    private static let separator: Character = "+"

    package init?(_ description: String) {
        if description == Self.none {
            self.init(strategies: [])
            return
        }
        let names = description.split(separator: Self.separator, omittingEmptySubsequences: false)
        let strategies = names.compactMap { CaptureStrategy(rawValue: String($0)) }
        guard Set(strategies).count == names.count, strategies.allSatisfy(Self.all.contains) else { return nil }
        self.init(strategies: strategies)
    }

    package var description: String {
        strategies.isEmpty ? Self.none : strategies.map(\.rawValue).joined(separator: String(Self.separator))
    }
}
