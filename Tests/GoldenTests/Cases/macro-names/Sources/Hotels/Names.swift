// swift-format-ignore-file
import SwiftUI

struct Room: View {
    var body: some View { Text("Room") }
}

let city = "Rome"

#Preview("A B") { Room() }
#Preview("AB") { Room() }
#Preview("A-B") { Room() }
#Preview("empty") { Room() }
#Preview("Empty") { Room() }
#Preview("Caf\u{e9}") { Room() }
#Preview("Cafe\u{301}") { Room() }
#Preview("With \"quotes\"") { Room() }
#Preview(#"Back\slash and "quotes""#) { Room() }
#Preview("Two\nlines") { Room() }
#Preview(
    """
    Two more
    lines
    """
) {
    Room()
}
#Preview("\(city) by night") { Room() }
#Preview(city) { Room() }
#Preview("a" + "b") { Room() }
#Preview(nil) { Room() }
#Preview("🏨") { Room() }
#Preview("🏨🌊") { Room() }
#Preview("👨‍👩‍👧 Family") { Room() }
#Preview("غرفة مزدوجة") { Room() }
#Preview("חדר") { Room() }
#Preview("客室") { Room() }
#Preview("3 rooms") { Room() }
#Preview("class") { Room() }
#Preview("self") { Room() }
#Preview("../../etc/passwd") { Room() }
#Preview("C:\\rooms") { Room() }
#Preview("{{ title }} {% now %}") { Room() }
#Preview("*/ //") { Room() }
#Preview("") { Room() }
#Preview(" ") { Room() }
#Preview("1") { Room() }
#Preview { Room() }
#Preview("Twice") { Room() }
#Preview("Twice") { Room() }
#Preview("A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour ") { Room() }
#Preview("A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour A room with a view over the harbour .") { Room() }
