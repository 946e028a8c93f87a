/// A state together with what is to happen next.
///
///     static let samples = [
///         "search": StateAndEffect(SearchState.loading, SearchEffect.request("Rome"))
///     ]
///
/// As JSON:
///
///     {
///       "effect": { "request": { "_0": "Rome" } },
///       "state": { "loading": {} }
///     }
public struct StateAndEffect<State, Effect> {
    /// What is shown.
    public var state: State
    /// What is to happen next.
    public var effect: Effect

    /// `state` and the effect that comes with it.
    public init(_ state: State, _ effect: Effect) {
        self.state = state
        self.effect = effect
    }
}

extension StateAndEffect: Encodable where State: Encodable, Effect: Encodable {}
extension StateAndEffect: Equatable where State: Equatable, Effect: Equatable {}
extension StateAndEffect: Sendable where State: Sendable, Effect: Sendable {}
