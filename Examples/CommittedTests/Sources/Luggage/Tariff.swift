/// What a bag costs beyond what the fare includes.
enum Tariff: Codable, Equatable, Sendable {
    case included
    /// In whole euros.
    case fee(Int)
    case refused(reason: String)

    init(for bag: Bag) {
        switch bag.weight {
        case 33...: self = .refused(reason: "Nobody lifts more than 32 kg.")
        case 24...: self = .fee(bag.isBulky ? 110 : 60)
        default: self = bag.isBulky ? .fee(50) : .included
        }
    }
}
