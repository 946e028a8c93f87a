import Testing

@testable import snapgen

@Suite("Tables")
struct TableTests {
    private func text(_ width: Int?, shortensLast: Bool = true) -> String {
        var table = Table(style: Style(isColored: false, width: width), shortensLast: shortensLast)
        table.append("HotelCell_Loading", "2 samples: Loading, Failed", "Sources/TravelUI/Hotels/HotelCell.swift:8")
        table.append("Map", "1 sample", "Sources/TravelUI/Map.swift:12")
        return table.text
    }

    @Test("a pipe and a wide terminal show all", arguments: [nil, 90, 200])
    func whole(width: Int?) {
        let whole = """
              HotelCell_Loading  2 samples: Loading, Failed  Sources/TravelUI/Hotels/HotelCell.swift:8
              Map                1 sample                    Sources/TravelUI/Map.swift:12

            """
        #expect(text(width) == whole)
        #expect(text(40, shortensLast: false) == whole)
    }

    @Test("the last column becomes narrower in its middle, and keeps the name of a file")
    func narrow() {
        #expect(
            text(70) == """
                  HotelCell_Loading  2 samples: Loading, Failed  So…/HotelCell.swift:8
                  Map                1 sample                    Source…I/Map.swift:12

                """)
        #expect(text(10).hasPrefix("  HotelCell_Loading  2 samples: Loading, Failed  …/HotelCell.swift:8\n"))
    }

    @Test("wide characters take two columns")
    func wide() {
        var table = Table(style: Style(isColored: false, width: 24), shortensLast: true)
        table.append("日本語", "Sources/ホテル/部屋.swift")
        table.append("Röm", "한글/호텔/호텔/A.swift")
        table.append("🙂", "a")
        #expect(
            table.text == """
                  日本語  So…/部屋.swift
                  Röm     한글…/A.swift
                  🙂      a

                """)
    }

    @Test("colours do not count, and shortened texts keep theirs")
    func colors() {
        var table = Table(style: Style(isColored: true, width: 21), shortensLast: true)
        table.append(.init("a", .bold), .init("0123456789abcdefghij", .dim))
        #expect(table.text == "  \u{1B}[1ma\u{1B}[0m  \u{1B}[2m01234…abcdefghij\u{1B}[0m\n")
    }
}
