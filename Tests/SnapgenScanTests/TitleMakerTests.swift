import SnapgenNames
import Testing

@testable import SnapgenScan

@Suite struct TitleMakerTests {
    @Test(
        "a type's title is its name without what says that it holds previews",
        arguments: [
            ("HotelListView_Previews", "HotelListView"),
            ("HotelListView_Preview", "HotelListView"), ("HotelListViewPreviews", "HotelListView"),
            ("HotelListView", "HotelListView"), ("Previews", "Previews"), ("_Previews", "_"), ("Preview", "Preview"),
            ("PreviewsList", "PreviewsList"), ("A_Previews_Previews", "A_Previews"),
            ("Outer.Inner_Previews", "Outer_Inner"), ("HotelCell.Previews", "HotelCell"), ("A.B.C", "A_B_C"),
            ("\u{dc}bersicht", "\u{dc}bersicht"), ("two words", "two-words"),
        ])
    func types(name: String, title: String) {
        #expect(TitleMaker.title(ofType: name) == title)
    }

    @Test(
        "a macro's title is its file's name and its own",
        arguments: [
            ("HotelCell.swift", "Loading", "HotelCell_Loading"),
            ("A/B/Hotel Cell.swift", "Two rooms: 3 \u{20ac}", "Hotel-Cell_Two-rooms-3"),
            ("Hotel+Cell.swift", "a/b", "Hotel-Cell_a-b"),
        ])
    func macros(file: String, name: String, title: String) {
        #expect(TitleMaker.title(ofMacro: name, in: path(file)) == title)
    }

    @Test("a name of which a file name can keep nothing is known by a hash")
    func emoji() {
        let first = TitleMaker.title(ofMacro: "\u{1F600}", in: path("Row.swift"))
        let second = TitleMaker.title(ofMacro: "\u{1F601}", in: path("Row.swift"))
        #expect(first != second)
        #expect(first.hasPrefix("Row_"))
        #expect(first.count == "Row_123456".count)
    }

    @Test("a title has an end, also where a name has none")
    func long() {
        let name = String(repeating: "long", count: 200)
        #expect(TitleMaker.title(ofType: name).utf8.count <= SafeName.longestTitle)
        #expect(
            TitleMaker.title(ofMacro: name, in: path("\(name).swift")).utf8.count
                <= SafeName.longestTitle)
    }
}
