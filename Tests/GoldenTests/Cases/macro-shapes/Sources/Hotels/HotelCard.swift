// swift-format-ignore-file
import SwiftUI

struct HotelCard: View {
    let name: String
    var stars = 3

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(name).font(.headline)
            Text("\(stars) stars")
        }
    }
}

#Preview { HotelCard(name: "Ritz") }

#Preview("One line") { HotelCard(name: "Adlon", stars: 5) }

#Preview("No spaces"){HotelCard(name:"Adlon",stars:5)}

#Preview("Usual") {
    HotelCard(name: "Plaza")
        .padding()
}

#Preview("Brace on its own line")
{
    HotelCard(name: "Plaza")
}

#Preview(
    "Arguments over several lines",
    traits: .sizeThatFitsLayout
) {
    HotelCard(name: "Plaza")
}

#Preview ( "Spaces" )  {  HotelCard(name: "Plaza")  }

#Preview("Body in parentheses", body: { HotelCard(name: "Savoy") })

#Preview("Function as body", body: makeHotelCard)

#Preview() { HotelCard(name: "Empty parentheses") }

#Preview("Qualified") {
    HotelCard(name: "Savoy")
}

#if DEBUG
    #Preview("Indented inside an if") {
        HotelCard(name: "Savoy")
            .padding()
    }
#endif

#Preview("Return") {
    let stars = 2 + 3
    return HotelCard(name: "Savoy", stars: stars)
}

#Preview("Statements") {
    let first = "Ritz"
    let second = "Plaza"
    HotelCard(name: first)
    HotelCard(name: second)
}

#Preview("Condition") {
    if ProcessInfo.processInfo.environment["HOTEL_STARS"] == nil {
        HotelCard(name: "Without stars", stars: 0)
    } else {
        HotelCard(name: "With stars")
    }
}

#Preview("Version") {
    if #available(iOS 99, *) {
        HotelCard(name: "Tomorrow")
    }
}

func makeHotelCard() -> some View { HotelCard(name: "Made") }
