/// A type that provides samples with a textual description, which are captured as lines of text.
///
///     enum Receipts: TestableText {
///         static let samples = [("one night", Receipt(nights: 1)), ("a week", Receipt(nights: 7))]
///     }
public protocol TestableText: SampleProvider {}
