import SnapgenCatalog
import SwiftUI

final class Booking {
    var hotel = "Ritz"
}

@MainActor final class BookingModel {
    var bookings = [Booking()]

    static let shared = BookingModel()
}

struct BookingList: View {
    let model: BookingModel

    var body: some View { Text(model.bookings.map(\.hotel).joined()) }
}

struct BookingList_Previews: PreviewProvider, Testable {
    static let samples = [BookingList(model: .shared), BookingList(model: BookingModel())]
}

enum Bookings: TestableValue { static let samples = [Booking()] }

@MainActor enum Models: TestableValue { static let samples = [BookingModel.shared] }

nonisolated struct Price: Encodable {
    var amount = 1
}

enum Prices: TestableState { nonisolated static let samples = [Price()] }

extension Price: TestableState {
    static var samples: [Price] { [Price(amount: 2)] }
}

#Preview("Model") {
    let model = BookingModel()
    model.bookings.append(Booking())
    return BookingList(model: model)
}

#Preview("Shared") { BookingList(model: .shared) }

#Preview("Task") {
    BookingList(model: .shared)
        .task { await MainActor.run { BookingModel.shared.bookings = [] } }
}

struct BookingTitle: View {
    private let text: String

    init(of text: String) { self.text = text }

    var body: some View { Text(text) }
}

// A test of a module on the main actor is not on it by itself.
extension String {
    fileprivate static var hotel: BookingTitle { BookingTitle(of: "Ritz") }

    fileprivate var title: BookingTitle { BookingTitle(of: self) }

    fileprivate func titles(_ number: Int) -> [BookingTitle] { Array(repeating: title, count: number) }
}

#Preview("Private members") {
    VStack {
        String.hotel
        "Ritz".titles(1)[0]
    }
}
