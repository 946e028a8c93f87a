/// What happens to the booking screen.
public enum BookingMessage: Codable, Equatable, Sendable {
    case opened
    case received(Booking)
    case lostConnection
    case retried
    case signedOut
}

/// What the booking screen asks the app to do next.
public enum BookingEffect: Codable, Equatable, Sendable {
    case none
    case fetchBooking
    case forgetGuest
}

extension BookingState {
    /// Changes the state for one message and says what is to be done next.
    public static func reduce(_ state: inout BookingState, _ message: BookingMessage) -> BookingEffect {
        switch message {
        case .opened, .retried:
            state = .loading
            return .fetchBooking
        case .received(let booking):
            state = .loaded(booking)
            return .none
        case .lostConnection:
            state = .failed(message: "No connection. Try again in a moment.")
            return .none
        case .signedOut:
            state = .signedOut
            return .forgetGuest
        }
    }
}
