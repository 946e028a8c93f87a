/// The texts that are recorded of an entry's views beside their pictures.
package enum ViewTexts: String, Hashable, Encodable, Sendable, CaseIterable {
    /// The elements of the views in VoiceOver's order.
    case tree
    /// No texts, by which an entry overrides a rule.
    case none

    package func encode(to encoder: any Encoder) throws { try (self == .none ? [] : [rawValue]).encode(to: encoder) }
}
