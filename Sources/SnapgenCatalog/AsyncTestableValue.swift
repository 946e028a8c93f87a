/// A type that makes samples of any type asynchronously, which are captured as dumps of their structure.
public protocol AsyncTestableValue: AsyncSampleProvider {}
