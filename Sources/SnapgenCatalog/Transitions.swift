/// The states that a reducer passes through as messages arrive.
///
///     static let samples = [
///         "search": Transitions(from: SearchState(), messages: [.typed("Rome"), .submit]) { search(&$0, $1) }
///     ]
///
/// Each step shows the message, the state after it and the effect that it asks for:
///
///     {
///       "initial": ...,
///       "steps": [ { "effect": ..., "message": ..., "state": ... } ]
///     }
public struct Transitions<State, Message, Effect> {
    /// One message and what it leads to.
    public struct Step {
        /// What arrived.
        public var message: Message
        /// The state after the message.
        public var state: State
        /// What the message asks for; `nil` where reducers have no effects.
        public var effect: Effect?
    }

    /// The state before the first message.
    public var initial: State
    /// One step for each message, in order.
    public var steps: [Step]

    /// The state before the first message, and the one after each.
    public var states: [State] { [initial] + steps.map(\.state) }

    /// Sends messages to a reducer, one after the other.
    ///
    /// - Parameters:
    ///   - initial: the state before the first message.
    ///   - messages: what arrives, in order.
    ///   - reduce: changes the state for one message and gives the effect; what it throws is passed on.
    public init(
        from initial: State, messages: [Message], reduce: (inout State, Message) throws -> Effect
    ) rethrows {
        var state = initial
        self.initial = initial
        self.steps = try messages.map { message in
            let effect = try reduce(&state, message)
            return Step(message: message, state: state, effect: effect)
        }
    }
}

extension Transitions where Effect == NoEffect {
    /// Sends messages to a reducer that has no effects, one after the other.
    ///
    ///     Transitions(withoutEffectsFrom: 0, messages: [1, 2]) { sum, number in sum += number }
    ///
    /// - Parameters:
    ///   - initial: the state before the first message.
    ///   - messages: what arrives, in order.
    ///   - reduce: changes the state for one message; what it throws is passed on.
    public init(
        withoutEffectsFrom initial: State, messages: [Message], reduce: (inout State, Message) throws -> Void
    ) rethrows {
        var state = initial
        self.initial = initial
        self.steps = try messages.map { message in
            try reduce(&state, message)
            return Step(message: message, state: state, effect: nil)
        }
    }
}

extension Transitions.Step: CustomReflectable {
    /// Message, state and, where there is one, effect.
    public var customMirror: Mirror {
        var children: [Mirror.Child] = [("message", message), ("state", state)]
        if let effect { children.append(("effect", effect)) }
        return Mirror(self, children: children, displayStyle: .struct)
    }
}

extension Transitions: Encodable where State: Encodable, Message: Encodable, Effect: Encodable {}
extension Transitions: Equatable where State: Equatable, Message: Equatable, Effect: Equatable {}
extension Transitions: Sendable where State: Sendable, Message: Sendable, Effect: Sendable {}
extension Transitions.Step: Encodable where State: Encodable, Message: Encodable, Effect: Encodable {}
extension Transitions.Step: Equatable where State: Equatable, Message: Equatable, Effect: Equatable {}
extension Transitions.Step: Sendable where State: Sendable, Message: Sendable, Effect: Sendable {}
