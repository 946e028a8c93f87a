/// A state together with the effect that follows it.
///
///     static let samples = [
///         "search": StateAndEffect(state: SearchState.loading, effect: SearchEffect.request("Rome"))
///     ]
///
/// Its JSON encoding:
///
///     {
///       "effect": { "request": { "_0": "Rome" } },
///       "state": { "loading": {} }
///     }
public struct StateAndEffect<State, Effect> {
    /// The state.
    public var state: State
    /// The effect.
    public var effect: Effect

    /// Creates a pair of a state and an effect.
    public init(state: State, effect: Effect) {
        self.state = state
        self.effect = effect
    }
}

extension StateAndEffect: Encodable where State: Encodable, Effect: Encodable {}
extension StateAndEffect: Equatable where State: Equatable, Effect: Equatable {}
extension StateAndEffect: Sendable where State: Sendable, Effect: Sendable {}
