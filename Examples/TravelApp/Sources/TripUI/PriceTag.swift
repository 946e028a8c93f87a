import SwiftUI

/// What a trip costs.
///
/// Its preview is a plain one, as every app has them; snapgen takes it as it is.
struct PriceTag: View {
    var price: Int?

    var body: some View {
        Text(price.map { "from \($0) €" } ?? "Ask us").padding(8)
    }
}

struct PriceTag_Previews: PreviewProvider {
    static var previews: some View {
        PriceTag(price: 417)
            .previewDisplayName("With a price")
            .previewLayout(.sizeThatFits)
        PriceTag(price: nil)
            .previewDisplayName("Without one")
            .previewLayout(.fixed(width: 160, height: 32))
    }
}
