import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenReview
@testable import SnapgenScan

@Suite("audit of pictures")
struct PictureAuditTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let pictures: [(SnapshotEnvironment, Picture)]
        let findings: [DiagnosticID]

        init(_ name: String, _ findings: [DiagnosticID], _ pictures: [(SnapshotEnvironment, Picture)]) {
            (testDescription, self.pictures, self.findings) = (name, pictures, findings)
        }
    }

    private static let row = Picture.drawing(box(2, 5, 18), height: 30)
    private static let icon = Picture.drawing(box(10, 30))

    private static let light = SnapshotEnvironment.on(theme: .light)
    private static let dark = SnapshotEnvironment.on(theme: .dark)
    private static let largePhone = SnapshotEnvironment.on(.device(screen: .largePhone))
    private static let tall = SnapshotEnvironment.on(.device(screen: .tallPhone))
    private static let short = Picture.list([14, 16, 10])

    private static func pair(
        _ first: String, _ second: String, _ one: Picture = .list(), _ other: Picture = .list()
    ) -> [(SnapshotEnvironment, Picture)] { [(.on(locale: first), one), (.on(locale: second), other)] }

    /// Each finding, and the pictures that come closest to it without being one.
    private static let cases = [
        Case("one colour", [.blankPicture], [(.on(), .drawing())]),
        Case("a single other pixel", [], [(.on(), .drawing(box(0, 0, 1)))]),
        Case("no visible pixel", [.transparentPicture], [(.on(), .drawing(background: 0xff00_0000))]),
        Case("a pixel that is hardly visible", [.blankPicture], [(.on(), .drawing(background: 0xff00_0001))]),
        Case("dark equals light", [.darkEqualsLight], [(light, .list()), (dark, .list())]),
        Case("dark differs in a single pixel", [], [(light, .drawing(box(2, 5))), (dark, .drawing(box(2, 5, 21)))]),
        Case("dark on another device", [], [(light, .list()), (.on(.device(screen: .twin), theme: .dark), .list())]),
        Case("screens of two sizes", [.equalDevices], [(.on(), .list()), (largePhone, .list())]),
        Case("a fixed size", [.equalDevices], [(.on(.fixed(width: 20, height: 40)), .list()), (.on(), .list())]),
        Case("as high as its contents, of one width", [], [(.on(), row), (tall, row)]),
        Case("as high as its contents, of two widths", [.equalDevices], [(.on(), row), (largePhone, row)]),
        Case("screens of two heights", [.equalDevices], [(.on(), .list()), (tall, .list())]),
        Case("two screens of one size", [], [(.on(), .list()), (.on(.device(screen: .twin)), .list())]),
        Case("two widths", [], [(.on(.width(screen: .phone)), .list()), (.on(.width(screen: .largePhone)), .list())]),
        Case("a fitting size", [], [(.on(), .list()), (.on(.sizeThatFits), .list())]),
        Case("a right-to-left language that is not mirrored", [.notMirrored], pair("en", "ar_SA", .list(), short)),
        Case("a right-to-left language with equal texts", [.notMirrored], pair("en", "he")),
        Case("the right-to-left pseudo-language", [.notMirrored], pair("en", "rightToLeft")),
        Case("a mirrored layout", [], pair("en", "ar", .list(), .list([14, 16, 10], isMirrored: true))),
        Case("a layout without a direction in the pseudo-language", [], pair("en", "rightToLeft", icon, icon)),
        Case("a layout without a direction and translations", [.equalLanguage], pair("en", "ar", icon, icon)),
        Case(
            "a language without translations", [.equalLanguage],
            pair("en", "de") + [(.on(locale: "fr"), .list([9, 9, 9]))]),
        Case("two regions", [], pair("en_US", "en_GB")),
        Case("two scripts", [.equalLanguage], pair("zh-Hans", "zh-Hant")),
        Case("sizes of text", [.equalTextSizes], [(.on(text: "small"), .list()), (.on(text: "xxxLarge"), .list())]),
        Case(
            "some sizes of text", [],
            [(.on(text: "large"), .list()), (.on(text: "accessibility1"), short), (.on(text: "accessibility5"), short)]),
    ]

    private func fixture(
        settings: Directives = Directives(), _ pictures: (SnapshotEnvironment, Picture)...
    ) throws -> AuditFixture {
        try AuditFixture(settings: settings, pictures.map { ($0, "1", $1.png()) })
    }

    private func darkPair(_ settings: Directives = Directives()) throws -> AuditFixture {
        try fixture(settings: settings, (.on(theme: .light), .list()), (.on(theme: .dark), .list()))
    }

    @Test("pictures have the findings of a look", arguments: cases)
    func findings(item: Case) throws {
        let fixture = try AuditFixture(item.pictures.map { ($0, "1", $1.png()) })
        #expect(try fixture.report().findings.map(\.id) == item.findings)
    }

    @Test("an entry, or all, may be empty", arguments: [0xffff_ffff, 0xff00_0000] as [UInt32])
    func allowBlank(background: UInt32) throws {
        let directives = Directives(pictures: .init(allowBlank: true))
        #expect(try fixture(settings: directives, (.on(), .drawing(background: background))).report().findings == [])
        #expect(try fixture((.on(), .drawing(background: background))).report(allowsBlank: true).findings == [])
    }

    @Test("an entry allows findings") func allowed() throws {
        let settings = Directives(allow: AllowedFindings(ids: [.darkEqualsLight]))
        #expect(try darkPair(settings).report().findings == [])
        #expect(try fixture(settings: settings, (.on(), .drawing())).report().findings.map(\.id) == [.blankPicture])
    }

    @Test(
        "a picture has the size of its screen, unless its contents or the sources determine it",
        arguments: [
            (.samples, nil, .on(), [40, 81], true), (.samples, nil, .on(), [40, 80], false),
            (.samples, nil, .on(), [80, 40], false), (.previews, nil, .on(), [40, 81], false),
            (.samples, .sizeThatFits, .on(), [40, 81], false),
            (.samples, nil, .on(.width(screen: .phone)), [40, 81], false),
            (.samples, nil, .on(.sizeThatFits), [40, 81], false),
            (.macro, nil, .on(.device(screen: .twin)), [20, 40], true),
        ] as [(CatalogEntry.Kind, PreviewLayout?, SnapshotEnvironment, [Int], Bool)])
    func size(
        kind: CatalogEntry.Kind, layout: PreviewLayout?, environment: SnapshotEnvironment, size: [Int], isFound: Bool
    ) throws {
        let picture = try picture(size[0], size[1], (box(2, 2), 0))
        let fixture = try AuditFixture(
            kind: kind, settings: Directives(layout: layout), [(environment, "1", picture.png())])
        #expect(try fixture.report().findings.map(\.id) == (isFound ? [.unexpectedSize] : []))
    }

    @Test("a file is large above the limit") func large() throws {
        let (fixture, size) = (try fixture((.on(), .list())), Picture.list().png().count)
        #expect(try fixture.report(sizeLimit: size).findings == [])
        #expect(try fixture.report(sizeLimit: size - 1).findings.map(\.id) == [.largePicture])
    }

    @Test("samples are compared with themselves") func samples() throws {
        let png = Picture.list().png()
        let fixture = try AuditFixture([(.on(theme: .light), "a", png), (.on(theme: .dark), "b", png)])
        #expect(try fixture.report().findings == [])
    }

    @Test("a finding is a warning at the entry, with the picture and the next step") func diagnostic() throws {
        let report = try darkPair().report()
        let pictures = ["Refs/App/Row-phone-dark.1.png"]
        #expect(report.findings == [AuditFinding(id: .darkEqualsLight, entry: "App.Row_Previews", pictures: pictures)])
        let advice = "use colours that adapt to dark mode, or write '// snapgen: allow=dark-equals-light' before it"
        let message =
            "'Row' looks the same in dark mode as in light mode: '\(pictures[0])'; \(advice) if it is intended"
        #expect(report.diagnostics.map(\.description) == ["Row.swift:8:8: warning: \(message) [dark-equals-light]"])
    }

    @Test("pictures of samples that are determined at run time are found") func openSamples() throws {
        let (list, blank) = (Picture.list().png(), Picture.drawing().png())
        let report = try AuditFixture(
            isOpen: true,
            [(.on(theme: .light), "a", list), (.on(theme: .dark), "a", list), (.on(theme: .light), "b", blank)]
        ).report()
        #expect(report.findings.map(\.id) == [.blankPicture, .darkEqualsLight])
        #expect(report.pictures == 3)
    }

    @Test("pointers of Git LFS and damaged files are one diagnostic each") func unusable() throws {
        let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
        let report = try AuditFixture([
            (.on(theme: .light), "a", pointer), (.on(theme: .dark), "a", pointer), (.on(), "b", [1, 2, 3]),
            (.on(), "c", nil),
        ]).report()
        #expect(report.diagnostics.map(\.id) == [.lfsPointer, .unreadablePicture])
        #expect(report.pointers.count == 2)
        #expect(report.unreadable == ["Refs/App/Row-phone.b.png"])
        #expect(report.missing == 1)
    }
}
