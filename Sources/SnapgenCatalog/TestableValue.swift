/// A type that provides samples of any type, which are captured as dumps of their structure.
///
///     enum Routes: TestableValue {
///         static let samples = [Route.home, .hotel(id: 7)]
///     }
public protocol TestableValue: SampleProvider {}
