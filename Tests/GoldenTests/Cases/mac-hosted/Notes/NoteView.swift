import SwiftUI

struct NoteView: View {
    let text: String

    var body: some View {
        Text(text).frame(width: 320, height: 200)
    }
}

#Preview("Note") { NoteView(text: "Milk") }

#Preview("Sidebar", traits: .fixedLayout(width: 220, height: 400)) { Text("All notes") }

#Preview("Badge", traits: .sizeThatFitsLayout) { Text("3") }
