import SwiftUI

struct Row_Previews: PreviewProvider {
    static var previews: some View {
        Text("a row")
    }
}

struct Column_Previews: PreviewProvider {
    static var previews: some View {
        Text("a column")
            .previewDevice("iPhone 17 Pro Max")
    }
}
