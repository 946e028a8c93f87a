#if canImport(UIKit)
    import SwiftUI

    /// What a night costs.
    struct PriceBadge: View {
        var price: Int?

        var body: some View {
            Text(price.map { "\($0) €" } ?? "Fully booked").padding(4)
        }
    }

    struct PriceBadge_Previews: PreviewProvider {
        static var previews: some View {
            PriceBadge(price: 139)
                .previewDisplayName("Price")
                .previewLayout(.fixed(width: 120, height: 24))
            PriceBadge(price: nil)
                .previewDisplayName("Fully booked")
                .previewLayout(.sizeThatFits)
        }
    }
#endif
