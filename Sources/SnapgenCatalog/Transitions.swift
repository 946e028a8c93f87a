/// The states that a reducer produces for a sequence of messages.
///
///     static let samples = [
///         "search": Transitions(from: SearchState(), messages: [.typed("Rome"), .submit]) { search(&$0, $1) }
///     ]
///
/// Its JSON encoding contains each message, the state after it, and the resulting effect:
///
///     {
///       "initial": ...,
///       "steps": [ { "effect": ..., "message": ..., "state": ... } ]
///     }
public struct Transitions<State, Message, Effect> {
    /// A message with its resulting state and effect.
    public struct Step {
        /// The message.
        public var message: Message
        /// The state after the message.
        public var state: State
        /// The effect; `nil` for a reducer without effects.
        public var effect: Effect?
    }

    /// The state before the first message.
    public var initial: State
    /// One step for each message, in order.
    public var steps: [Step]

    /// The initial state, followed by the state after each message.
    public var states: [State] { [initial] + steps.map(\.state) }

    /// Sends messages to a reducer, one after the other.
    ///
    /// - Parameters:
    ///   - initial: The state before the first message.
    ///   - messages: The messages, in order.
    ///   - reduce: Updates the state for a message and returns the effect.
    /// - Throws: Any error thrown by `reduce`.
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
    /// Sends messages to a reducer without effects, one after the other.
    ///
    ///     Transitions(withoutEffectsFrom: 0, messages: [1, 2]) { sum, number in sum += number }
    ///
    /// - Parameters:
    ///   - initial: The state before the first message.
    ///   - messages: The messages, in order.
    ///   - reduce: Updates the state for a message.
    /// - Throws: Any error thrown by `reduce`.
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
    /// A mirror of the message, the state and, if there is one, the effect.
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
