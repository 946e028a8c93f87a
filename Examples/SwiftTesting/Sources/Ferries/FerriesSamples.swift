import SnapgenCatalog

enum Crossings: TestableState {
    static let samples: KeyValuePairs = [
        "boarding": Crossing(from: "Oban", to: "Craignure", stage: .boarding, carsOnBoard: 12),
        "at sea": Crossing(from: "Oban", to: "Craignure", stage: .atSea, carsOnBoard: 61),
        "cancelled": Crossing(from: "Oban", to: "Craignure", stage: .cancelled),
    ]
}

/// One sample for each ticket that there is, which only running tells.
enum PrintedTickets: TestableText {
    static let samples = Ticket.allCases.map { ticket in
        ("\(ticket)", PrintedTicket(ticket: ticket, crossing: Crossing(from: "Oban", to: "Iona", stage: .boarding)))
    }
}
