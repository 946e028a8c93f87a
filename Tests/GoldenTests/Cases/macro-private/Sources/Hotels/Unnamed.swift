import SwiftUI

struct Fare { let price: Int }

extension Fare {
    fileprivate func callAsFunction() -> String { "from \(price)" }
}

private protocol Priced { var price: Int { get } }

extension Priced {
    var isCheap: Bool { price < Limits.cheap }
}

private enum Limits { static let cheap = 100 }

private struct Offer: Priced {
    var price = 80
}

extension Offer: Equatable {}

#Preview("Called") { Text(Fare(price: 120)()) }

#Preview("Transitive") { Text(Offer().isCheap ? "cheap" : "dear") }
