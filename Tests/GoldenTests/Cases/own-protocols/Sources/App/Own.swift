import SwiftUI

@MainActor protocol Showcase {
    associatedtype Modifier: ViewModifier = Padded
    static var samples: [Text] { get }
}
struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding(8) }
}
protocol Marked: PreviewProvider {}
protocol Fixture {}

// snapgen: include
struct Card: Showcase { static let samples = [Text("a")] }
// snapgen: include
struct Marked_Previews: Marked { static var previews: some View { Text("a") } }
struct Unmarked_Previews: PreviewProvider { static var previews: some View { Text("a") } }
// snapgen: include
enum Data: Fixture { static let samples = [1] }
enum LeftOut: Fixture { static let samples = [1] }
#Preview { Text("a") }
