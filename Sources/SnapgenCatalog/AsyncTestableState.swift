/// A type that makes samples of an `Encodable` state asynchronously, which are captured as JSON.
///
///     enum SearchStates: AsyncTestableState {
///         static func samples() async throws -> [(String, SearchState)] {
///             let model = SearchModel(service: .mock)
///             await model.search("Rome")
///             return [("found", model.state)]
///         }
///     }
public protocol AsyncTestableState: AsyncSampleProvider {}
