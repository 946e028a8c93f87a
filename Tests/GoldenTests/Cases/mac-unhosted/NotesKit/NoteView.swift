import SwiftUI

struct NoteView: View {
    let text: String

    var body: some View {
        Text(text).frame(minWidth: 320, minHeight: 200)
    }
}

#Preview("Note") { NoteView(text: "Milk") }

#Preview("Sidebar", traits: .fixedLayout(width: 220, height: 400)) { Text("All notes") }

#Preview("Badge", traits: .sizeThatFitsLayout) { Text("3") }
