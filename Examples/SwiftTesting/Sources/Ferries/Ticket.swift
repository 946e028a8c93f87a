/// What a passenger pays for.
enum Ticket: CaseIterable, Sendable {
    case foot, bicycle, car

    var cents: Int {
        switch self {
        case .foot: 450
        case .bicycle: 700
        case .car: 2300
        }
    }
}

/// A ticket as it is printed.
struct PrintedTicket: CustomStringConvertible, Sendable {
    var ticket: Ticket
    var crossing: Crossing

    var description: String {
        let cents = ticket.cents % 100
        return """
            \(crossing.from) - \(crossing.to)
            one way, \(ticket)
            EUR \(ticket.cents / 100).\(cents < 10 ? "0" : "")\(cents)
            """
    }
}
