// swift-format-ignore-file
import SwiftUI

struct BookingRow: View {
    let hotel: String
    @State private var title = "Booking"

    var body: some View { Text("\(title): \(hotel)").font(.title) }
}

extension BookingRow {
    init(sample: Int) { self.init(hotel: "Hotel \(sample)") }
    fileprivate init(secret: Int) { self.init(hotel: "Hidden \(secret)") }
    fileprivate static let cheapest = BookingRow(sample: 0)
    static let dearest = BookingRow(sample: 9)
}

private let price = 120
fileprivate func makeRow() -> some View { BookingRow(sample: 1) }
private struct Placeholder: View { var body: some View { Text("Loading") } }
private enum Fixtures { static let hotel = "Ritz" }
private typealias Row = BookingRow

extension View {
    fileprivate func card() -> some View { padding(16) }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

#Preview("Variable") { Text("\(price)") }

#Preview("Function") { makeRow() }

#Preview("Type") { Placeholder() }

#Preview("Namespace") { Text(Fixtures.hotel) }

#Preview("Alias") { Row(sample: 1) }

#Preview("Modifier") { BookingRow(sample: 1).card() }

#Preview("Initializer") { BookingRow(secret: 1) }

#Preview("Static member") { BookingRow.cheapest }

#Preview("Subscript") { Text(["Ritz"][safe: 0] ?? "none") }

#Preview("Arguments", arguments: [price]) { Text("\($0)") }

#Preview("Trait", traits: .fixedLayout(width: 10, height: CGFloat(price))) { Text("Ritz") }
