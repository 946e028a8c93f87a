import SwiftUI

struct One_Previews: PreviewProvider {
    static var previews: some View {
        Text("one")
    }
}

struct Two_Preview: PreviewProvider {
    static var previews: some View {
        Text("first").previewDisplayName("First")
        Text("second").padding().previewDisplayName("Second").previewLayout(.sizeThatFits)
    }
}

struct GroupedPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("a").previewDisplayName("A")
            Text("b")
        }
    }
}

struct Loop_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(0..<3) { Text("\($0)") }
    }
}

enum Badge {
    struct Large_Previews: PreviewProvider {
        static var previews: some View {
            Text("badge").previewLayout(.fixed(width: 120, height: 24))
        }
    }
}

private struct Hidden_Previews: PreviewProvider {
    static var previews: some View { Text("hidden") }
}

struct Generic_Previews<Value>: PreviewProvider {
    static var previews: some View { Text("generic") }
}

#Preview("A macro") {
    Text("macro")
}

extension View {
    func inAllThemes() -> some View {
        Group {
            environment(\.colorScheme, .light)
            environment(\.colorScheme, .dark)
        }
    }
}

struct Themed_Previews: PreviewProvider {
    static var previews: some View {
        Text("themed").inAllThemes()
    }
}

struct Themes<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content.environment(\.colorScheme, .light)
        content.environment(\.colorScheme, .dark)
    }
}

struct Container_Previews: PreviewProvider {
    static var previews: some View {
        Themes { Text("themed") }
    }
}

// snapgen: samples=2
struct Stated_Previews: PreviewProvider {
    static var previews: some View {
        Text("themed").inAllThemes()
    }
}

struct Row: View {
    var body: some View { Text("row") }
}

typealias Line = Row

extension Line {
    struct Aliased_Previews: PreviewProvider {
        static var previews: some View { Text("in an extension by an alias") }
    }
}

extension SwiftUI.Text {
    struct Qualified_Previews: PreviewProvider {
        static var previews: some View { Text("in an extension by a module") }
    }
}

struct `in quotes`: PreviewProvider {
    static var previews: some View { Text("raw identifier") }
}

extension FloatLiteralType {
    struct Foreign_Previews: PreviewProvider {
        static var previews: some View { Text("in an extension by another module's alias") }
    }
}
