/// What the booking screen shows.
public enum BookingState: Codable, Equatable, Sendable {
    case loading
    case loaded(Booking)
    case failed(message: String)
    case signedOut
}
