import SwiftUI

private struct Private_Previews: PreviewProvider {
    static var previews: some View { Text("private provider") }
}

struct Screens {
    struct Inner_Previews: PreviewProvider {
        static var previews: some View { Text("nested provider") }
    }
}

extension Text {
    struct Extended_Previews: PreviewProvider {
        static var previews: some View { Text("provider in an extension") }
    }
}
