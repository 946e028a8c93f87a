import SwiftUI

struct Screen_Previews: PreviewProvider {
    static var previews: some View {
        Text("a screen")
    }
}

struct Banner_Previews: PreviewProvider {
    static var previews: some View {
        Text("a banner").previewLayout(.fixed(width: 375, height: 60))
    }
}

struct Divider_Previews: PreviewProvider {
    static var previews: some View {
        Text("a line").previewLayout(.fixed(width: 320, height: 30))
    }
}

struct Badge_Previews: PreviewProvider {
    static var previews: some View {
        Text("a badge").previewLayout(.sizeThatFits)
    }
}

struct Rooms_Previews: PreviewProvider {
    static var previews: some View {
        Text("...").previewDisplayName("Loading")
        Text("none").previewDisplayName("No rooms: sold out!")
    }
}

struct Twins_Previews: PreviewProvider {
    static var previews: some View {
        Text("one").previewDisplayName("Twin")
        Text("other").previewDisplayName("twin")
        Text("single").previewDisplayName("Single")
    }
}

struct Nameless_Previews: PreviewProvider {
    static var previews: some View {
        Text("empty").previewDisplayName("")
        Text("smile").previewDisplayName("🙂")
        Text("number").previewDisplayName("1")
    }
}

struct Stars_Previews: PreviewProvider {
    static var previews: some View {
        ForEach([3, 4, 5], id: \.self) { Text("\($0) stars") }
    }
}

struct Mixed_Previews: PreviewProvider {
    static var previews: some View {
        Text("screen").previewDisplayName("Screen")
        Text("row").previewDisplayName("Row").previewLayout(.fixed(width: 300, height: 44))
    }
}

struct Late_Previews: PreviewProvider {
    static var previews: some View {
        Text("loaded").previewDisplayName("Loaded")
    }
}
