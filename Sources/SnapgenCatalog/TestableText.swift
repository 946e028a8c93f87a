/// A type that offers texts in examples: a `String`, or what describes itself, captured line by line.
///
///     enum Receipts: TestableText {
///         static let samples = [("one night", Receipt(nights: 1)), ("a week", Receipt(nights: 7))]
///     }
public protocol TestableText: SampleProvider {}
