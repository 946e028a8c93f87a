import SwiftUI

struct Penthouse: View {
    fileprivate var beds: Int
    fileprivate(set) var nights = 1
    fileprivate static let royal = Penthouse(beds: 9)

    var body: some View { Text("\(beds)").onAppear { visits += 1 } }
}

extension Penthouse {
    init(nights: Int) { self.init(beds: 2, nights: nights) }
}

@MainActor private var visits = 0

#Preview("A private property's initializer") { Penthouse(beds: 2) }

#Preview("A private member of a type") { Penthouse.royal }

#Preview("A private setter") {
    var room = Penthouse(nights: 1)
    room.nights = 2
    return room
}

#Preview("A variable of the app") { Text("\(visits)") }

#Preview("A size of the body") {
    let side = 100
    return Penthouse(nights: 1).previewLayout(.fixed(width: CGFloat(side), height: 50))
}
