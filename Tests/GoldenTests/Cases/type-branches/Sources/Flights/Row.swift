import SwiftUI

struct Row_Previews: PreviewProvider {
    static var previews: some View { Text("a flight") }
}
