/// A type that makes samples with a textual description asynchronously, which are captured as lines of text.
public protocol AsyncTestableText: AsyncSampleProvider {}
