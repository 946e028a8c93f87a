import SnapgenCatalog
import SwiftUI

struct Box_Previews<Content>: PreviewProvider {
    static var previews: some View { Text("generic") }
}

enum Boxes<Content> {
    struct Inner_Previews: PreviewProvider {
        static var previews: some View { Text("in a generic type") }
    }
}

extension Boxes {
    struct Extended_Previews: PreviewProvider {
        static var previews: some View { Text("in an extension of a generic type") }
    }
}

struct Card<Content> {}

extension Card: SampleProvider, TestableValue where Content == Int {
    static var samples: [Int] { [1] }
}

typealias NumberBox = Box_Previews<Int>

struct Plain_Previews: PreviewProvider {
    static var previews: some View { Text("no parameters") }
}
