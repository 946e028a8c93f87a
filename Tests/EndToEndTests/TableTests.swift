import Testing

@testable import snapgen

@Suite("Tables")
struct TableTests {
    private static let rows = [
        ["HotelCell_Loading", "2 samples: Loading, Failed", "Sources/TravelUI/Hotels/HotelCell.swift:8"],
        ["Map", "1 sample", "Sources/TravelUI/Map.swift:12"],
    ]

    private func text(_ width: Int?, _ rows: [[String]] = rows, _ fits: [Table.Fit] = [.whole, .end, .middle]) -> String
    {
        var table = Table(Style(isColored: false, width: width), fits)
        for row in rows { table.append(row.map { Table.Cell($0) }) }
        return table.text
    }

    @Test("a pipe and a wide terminal show all", arguments: [nil, 90, 200])
    func whole(width: Int?) {
        #expect(
            text(width) == """
                  HotelCell_Loading  2 samples: Loading, Failed  Sources/TravelUI/Hotels/HotelCell.swift:8
                  Map                1 sample                    Sources/TravelUI/Map.swift:12

                """)
    }

    @Test("the widest columns become narrower, at the end or in the middle")
    func narrow() {
        #expect(
            text(72) == """
                  HotelCell_Loading  2 samples: Loading, Fai…  Sources/…otelCell.swift:8
                  Map                1 sample                  Sources/…lUI/Map.swift:12

                """)
    }

    @Test("a whole text that is longer than half of the terminal is followed by a line break")
    func lineBreak() {
        let rows = [
            [String(repeating: "x", count: 30), "1 sample", "Sources/A.swift:8"], ["Map", "2 samples", "B.swift:1"],
        ]
        #expect(
            text(50, rows) == """
                  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                                          1 sample   Sour….swift:8
                  Map                     2 samples  B.swift:1

                """)
    }

    @Test("sentences are wrapped below their beginning")
    func wrapped() {
        let rows = [["left out", "it uses 'Hidden()', which is private"], ["title", "HotelCell_With_A_Long_Title"]]
        #expect(
            text(30, rows, [.whole, .wrapped]) == """
                  left out  it uses
                            'Hidden()', which
                            is private
                  title     HotelCell_With_A_Long_Title

                """)
    }

    @Test("colours do not count, and shortened texts keep theirs")
    func colors() {
        var table = Table(Style(isColored: true, width: 21), .whole, .end)
        table.append(.init("a", .bold), .init("0123456789abcdefghij", .dim))
        #expect(table.text == "  \u{1B}[1ma\u{1B}[0m  \u{1B}[2m0123456789abcde…\u{1B}[0m\n")
    }

    @Test(
        "the width of characters",
        arguments: [
            ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("👩‍👩‍👧", 2),
            ("🇩🇪", 2),
            ("❤\u{FE0F}", 2), ("❤", 1), ("…", 1), ("a\u{200B}b", 2), ("\u{301}", 0), ("Ａ", 2), ("", 0),
        ])
    func width(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }

    @Test("texts are shortened between characters", arguments: 1...12)
    func shortened(width: Int) {
        for text in ["日本語のテスト", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", "Sources/A.swift:8", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"]
        {
            for short in [text.shortenedAtEnd(to: width), text.shortenedInMiddle(to: width)] {
                #expect(short.displayWidth <= width, "\(short)")
                #expect(short == text || short.contains("…"), "\(short)")
                #expect(short.allSatisfy { text.contains($0) || $0 == "…" }, "\(short)")
            }
        }
    }
}
