import SnapgenCatalog

/// The booking screen in every state: captured as JSON, and shown by `BookingView_Previews` in `TravelUI`.
public enum BookingStates: TestableState {
    /// Labelled, and in the order in which a guest meets them.
    public static let samples: KeyValuePairs = [
        "loading": BookingState.loading,
        "loaded": .loaded(.riad),
        "error": .failed(message: "No connection. Try again in a moment."),
        "signed out": .signedOut,
    ]
}

/// The way through the booking screen, message by message.
enum BookingFlows: TestableState {
    static let samples: KeyValuePairs = [
        "retry": Transitions(
            from: .loading, messages: [.opened, .lostConnection, .retried, .received(.cabin)],
            reduce: BookingState.reduce),
        "sign out": Transitions(
            from: .loaded(.riad), messages: [.signedOut],
            reduce: BookingState.reduce),
    ]
}

/// Receipts as the guest reads them.
enum Receipts: TestableText {
    static let samples = [
        ("one night", Receipt(booking: .cabin)),
        ("with breakfast", Receipt(booking: .riad, breakfasts: 6)),
    ]
}

/// A state with what it asks for, as a structure.
enum SignOut: TestableValue {
    static let samples = [
        StateAndEffect(state: BookingState.signedOut, effect: BookingEffect.forgetGuest)
    ]
}
