import SwiftUI

struct Night: View {
    var body: some View { Text("Good night") }
}

#Preview("Both themes") { Night() }

#Preview("Light") { Night() }

#Preview("Dark") { Night().environment(\.colorScheme, .dark) }

struct Night_Previews: PreviewProvider {
    static var previews: some View {
        Night().previewDisplayName("dark")
        Night().environment(\.colorScheme, .dark).previewDisplayName("Dark mode")
    }
}

#Preview("Dark by itself") { Night().preferredColorScheme(.dark) }
