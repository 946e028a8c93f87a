import SwiftUI

struct Poster: View {
    let stars: Int

    var body: some View { Text("\(stars)") }

    static let side = 100
    static let ratings = [1, 3]
}

extension Poster {
    #Preview("Properties and a static member") {
        @Previewable @State var stars = ratings.count
        Poster(stars: stars + side)
    }

    #Preview("A size, arguments", traits: .fixedLayout(width: CGFloat(side), height: 50), arguments: ratings) { stars in
        Poster(stars: stars)
    }

    #Preview("A size in a modifier") {
        Poster(stars: 1).previewLayout(.fixed(width: CGFloat(side), height: 50))
    }
}
