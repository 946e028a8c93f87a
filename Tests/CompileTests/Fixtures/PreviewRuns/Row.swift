import Journal
import SwiftUI

private func row(_ name: String) -> some View {
    Journal.append("make", name)
    return Text(name)
}

#Preview("First") { row("first") }
#Preview("Second") { row("second") }

@available(iOS 26, *)
#Preview("New") { row("new") }

struct Row_Previews: PreviewProvider {
    static var previews: some View { row("provider") }
}
