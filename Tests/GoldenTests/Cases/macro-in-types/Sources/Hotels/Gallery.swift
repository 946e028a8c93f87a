import SwiftUI

struct Gallery: View {
    var title: String; init(title: String = "Gallery") { self.title = title }

    var body: some View { Text(title) }

    static let sample = Gallery(title: "Sample")

    #Preview("In the type") { sample }

    struct Tile: View {
        init() {}; var body: some View { Text("Tile") }

        private static let hidden = Tile()

        #Preview("In an inner type") { Tile() }

        #Preview("With what only the type sees") { hidden }
    }
}

extension Gallery {
    #Preview("In an extension") { sample.padding() }

    #if DEBUG
        #Preview("In an extension, under a condition") { Gallery.sample }
    #endif
}

extension Gallery.Tile {
    #Preview("In an extension of an inner type") { Gallery.Tile() }
}

enum `default` {
    #Preview("In a type called as a keyword") { Text("default") }
}

private struct HiddenGallery: View {
    var body: some View { Text("hidden") }

    #Preview("In a private type") { Text("hidden") }
}

extension HiddenGallery {
    #Preview("In an extension of a private type") { Text("hidden") }
}

struct Carousel<Item: View>: View {
    let item: Item

    var body: some View { item }

    #Preview("In a generic type") { Text("generic") }
}

extension Carousel {
    #Preview("In an extension of a generic type") { Text("generic") }
}

extension Carousel where Item == Text {
    #Preview("In an extension with a constraint") { Text("generic") }
}

protocol Shown: View {}

typealias Pictures = Gallery

extension Pictures {
    #Preview("In an extension by an alias") { sample }
}

extension Text {
    #Preview("In an extension of another module's type") { Text("text") }
}

func makeGallery() -> some View {
    #Preview("In a function") { Gallery() }
    return Gallery()
}

struct Shelves {
    subscript(index: Int) -> Int {
        #Preview("In a subscript") { Gallery() }
        return index
    }
}

func show(_ isShown: Bool) {
    if isShown {
        #if DEBUG
            #Preview("In a branch of a function") { Gallery() }
        #endif
    }
}

let showGallery = { @Sendable () -> Void in
    #Preview("In a closure") { Gallery() }
}
