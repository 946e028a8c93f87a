import SwiftUI

/// The price for each traveler.
public struct PriceTag: View {
    private let price: Int?

    /// Creates the tag for a price in whole euros; `nil` while it is unknown.
    public init(price: Int?) {
        self.price = price
    }

    /// The contents.
    public var body: some View {
        Group {
            if let price {
                Text(price, format: .currency(code: "EUR").precision(.fractionLength(0)))
            } else {
                Text("Ask us")
            }
        }
        .font(.headline)
        .padding(8)
        .background(.orange, in: Capsule())
    }
}

struct PriceTag_Previews: PreviewProvider {
    static var previews: some View {
        PriceTag(price: 417)
            .previewDisplayName("Known")
            .previewLayout(.sizeThatFits)
        PriceTag(price: nil)
            .previewDisplayName("Unknown")
            .previewLayout(.sizeThatFits)
    }
}
