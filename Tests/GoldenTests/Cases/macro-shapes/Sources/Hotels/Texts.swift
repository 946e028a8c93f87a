// swift-format-ignore-file
import SwiftUI

// #Preview("In a comment") { Text("no") }
/* #Preview("In a block comment") {
    Text("no")
} */
let howTo = "#Preview { Text(\"in a string\") }"
let longHowTo = """
    #Preview("In a long string") {
        Text("no")
    }
    """

#if false
    #Preview("Never compiled") { Text("no") }
#endif

#Preview("Braces in strings and comments") {
    // A closing brace: }
    Text("} and { and \" and \\ and #Preview { }")  // and another: }
    Text(#"raw "quotes" and \n"#)  /* { */
}

#Preview("Long text") {
    Text(
        """
        Dear guest,

            your room is ready.
        \("Until".uppercased()) noon, }
        """)
}

#Preview("Text at the margin") {
    Text("""
Dear guest,
    your room is ready.
""")
}

#Preview("Comment at the end") {
    Text("Ritz")
    // TODO: the minibar
}

#Preview("Empty") {
}

#Preview("Comment only") {
    // TODO: the minibar
}

#Preview("Signs of templates") {
    Text("{{ hotel.name }} {% if stars %} {# none #}")
}
