import SwiftUI

struct Row: View {
    var body: some View { Text("Hotels") }
}

struct Row_Previews: PreviewProvider {
    static var previews: some View { Row() }
}

#Preview("Row") { Row() }

#Preview { Row().padding() }
