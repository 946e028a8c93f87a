import SwiftUI

protocol Showcase {
    associatedtype Modifier: ViewModifier
    static var samples: [Text] { get }
}
protocol Marked: PreviewProvider {}

// snapgen: include
struct Card: Showcase { static let samples = [Text("a")] }
// snapgen: include
struct Marked_Previews: Marked { static var previews: some View { Text("a") } }
struct Unmarked_Previews: PreviewProvider { static var previews: some View { Text("a") } }
// snapgen: include
enum Data: Fixture { static let samples = [1] }
enum LeftOut: Fixture { static let samples = [1] }
#Preview { Text("a") }
