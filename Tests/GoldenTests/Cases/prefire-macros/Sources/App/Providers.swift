import SwiftUI

protocol PrefireProvider: PreviewProvider {}

struct URLRow_Previews: PreviewProvider, PrefireProvider {
    static var previews: some View { Text("row") }
}

// sourcery: PrefireProvider
struct Card_Previews: PreviewProvider {
    static var previews: some View { Text("card") }
}

struct Other_Previews: PreviewProvider {
    static var previews: some View { Text("other") }
}
