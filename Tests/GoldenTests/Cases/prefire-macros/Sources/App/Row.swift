import SwiftUI

struct Row: View {
    var title: String
    var body: some View { Text(title) }
}

#Preview("Loading \"now\"") {
    Row(title: "…")
}

#Preview {
    VStack {
        Row(title: "a")

        Row(title: "b")
    }
    .padding()
}

#Preview("Fits", traits: .sizeThatFitsLayout) { Row(title: "one line") }

#Preview("Device", traits: .device) {
    let title = """
        several

        lines
        """
    return Row(title: title)
}

#Preview("Switch") {
    @Previewable @State var isOn = true
    Toggle("On", isOn: $isOn)
}

#Preview("Fits!") {
    Row(title: "the same name for a function")
}

// snapgen: skip
#Preview("Never") {
    Row(title: "left out by a comment")
}
