import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenReview

/// Each finding has a test, and the pictures that come closest to it without being one.
@Suite("audit of pictures")
struct PictureAuditTests {
    private func findings(
        settings: Directives = Directives(), _ pictures: (SnapshotEnvironment, Picture)...
    ) throws -> [DiagnosticID] {
        try AuditFixture(settings: settings, pictures.map { ($0, "1", $1.png()) }).report().findings.map(\.id)
    }

    // MARK: - Single pictures

    @Test("one colour is blank") func blank() throws {
        #expect(try findings((.on(), .drawing())) == [.blankPicture])
    }

    @Test("a single other pixel is content") func nearlyBlank() throws {
        #expect(try findings((.on(), .drawing(boxes: [.init(x: 0, y: 0, width: 1, height: 1)]))) == [])
    }

    @Test("no visible pixel is transparent, whatever the colours are") func transparent() throws {
        #expect(try findings((.on(), .drawing(0xff00_0000))) == [.transparentPicture])
        #expect(try findings((.on(), .drawing(0xff00_0001))) == [.blankPicture])
    }

    @Test("an entry may be empty") func allowBlank() throws {
        #expect(try findings(settings: Directives(pictures: .init(allowBlank: true)), (.on(), .drawing())) == [])
        #expect(
            try findings(settings: Directives(pictures: .init(allowBlank: true)), (.on(), .drawing(0xff00_0000))) == [])
        #expect(try AuditFixture((.on(), .drawing())).report(AuditSettings(allowsBlank: true)).findings == [])
    }

    @Test("a file is large above the limit") func large() throws {
        let picture = try Picture.list()
        let fixture = try AuditFixture((.on(), picture))
        #expect(fixture.report(AuditSettings(sizeLimit: picture.png().count)).findings == [])
        #expect(fixture.report(AuditSettings(sizeLimit: picture.png().count - 1)).findings.map(\.id) == [.largePicture])
    }

    // MARK: - Themes

    @Test("dark equals light") func dark() throws {
        let report = try AuditFixture((.on(theme: .light), .list()), (.on(theme: .dark), .list())).report()
        let pictures = ["Refs/App/Row-phone-dark.1.png"]
        #expect(
            report.findings == [AuditFinding(id: .darkEqualsLight, entry: "App.Row_Previews", pictures: pictures)])
    }

    @Test("dark differs from light in a single pixel") func darkDiffers() throws {
        let dark = try Picture.drawing(boxes: [.init(x: 2, y: 5, width: 18)])
        let light = try Picture.drawing(boxes: [.init(x: 2, y: 5, width: 19)])
        #expect(try findings((.on(theme: .light), light), (.on(theme: .dark), dark)) == [])
    }

    @Test("only pictures that differ in the theme alone are compared") func otherDevice() throws {
        let pictures = [(SnapshotEnvironment.on(theme: .light), try Picture.list())]
        #expect(try findings(pictures[0], (.on(.device(.twin), theme: .dark), .list())) == [])
    }

    @Test("samples are compared with themselves") func samples() throws {
        let png = try Picture.list().png()
        let fixture = try AuditFixture([(.on(theme: .light), "a", png), (.on(theme: .dark), "b", png)])
        #expect(fixture.report().findings == [])
    }

    // MARK: - Devices

    @Test("screens of two sizes with equal pictures") func devices() throws {
        #expect(try findings((.on(), .list()), (.on(.device(.largePhone)), .list())) == [.equalDevices])
        #expect(try findings((.on(.fixed(width: 20, height: 40)), .list()), (.on(), .list())) == [.equalDevices])
    }

    @Test("a view as high as its contents may look the same on all screens of its width")
    func equalWidths() throws {
        let row = try Picture.drawing(height: 30, boxes: [.init(x: 2, y: 5, width: 18)])
        #expect(try findings((.on(), row), (.on(.device(.tallPhone)), row)) == [])
        #expect(try findings((.on(), row), (.on(.device(.largePhone)), row)) == [.equalDevices])
        #expect(try findings((.on(), .list()), (.on(.device(.tallPhone)), .list())) == [.equalDevices])
    }

    @Test("two screens of one size, widths and fitting sizes may have equal pictures")
    func equalScreens() throws {
        #expect(try findings((.on(), .list()), (.on(.device(.twin)), .list())) == [])
        #expect(try findings((.on(.width(.phone)), .list()), (.on(.width(.largePhone)), .list())) == [])
        #expect(try findings((.on(), .list()), (.on(.sizeThatFits), .list())) == [])
    }

    // MARK: - Languages

    @Test("a right-to-left language with the layout of the others") func notMirrored() throws {
        let arabic = try Picture.list(lengths: [14, 16, 10])
        #expect(try findings((.on(locale: "en"), .list()), (.on(locale: "ar_SA"), arabic)) == [.notMirrored])
        #expect(try findings((.on(locale: "en"), .list()), (.on(locale: "he"), .list())) == [.notMirrored])
        #expect(try findings((.on(locale: "en"), .list()), (.on(locale: "rightToLeft"), .list())) == [.notMirrored])
    }

    @Test("a mirrored layout, with texts of other lengths") func mirrored() throws {
        let arabic = try Picture.list(lengths: [14, 16, 10], isMirrored: true)
        #expect(try findings((.on(locale: "en"), .list()), (.on(locale: "ar"), arabic)) == [])
    }

    @Test("a layout without a direction cannot be mirrored") func symmetric() throws {
        let icon = try Picture.drawing(boxes: [.init(x: 10, y: 30, width: 20)])
        #expect(try findings((.on(locale: "en"), icon), (.on(locale: "rightToLeft"), icon)) == [])
        #expect(try findings((.on(locale: "en"), icon), (.on(locale: "ar"), icon)) == [.equalLanguage])
    }

    @Test("a language without translations") func language() throws {
        let report = try AuditFixture(
            (.on(locale: "en"), .list()), (.on(locale: "de"), .list()), (.on(locale: "fr"), .list(lengths: [9, 9, 9]))
        ).report()
        #expect(report.findings.map(\.id) == [.equalLanguage])
        #expect(report.findings.map(\.pictures) == [["Refs/App/Row-phone-de.1.png"]])
    }

    @Test("two regions of a language may be equal, two scripts may not") func regions() throws {
        #expect(try findings((.on(locale: "en_US"), .list()), (.on(locale: "en_GB"), .list())) == [])
        #expect(try findings((.on(locale: "zh-Hans"), .list()), (.on(locale: "zh-Hant"), .list())) == [.equalLanguage])
    }

    // MARK: - Text sizes

    @Test("all sizes of text are equal") func textSizes() throws {
        #expect(
            try findings((.on(text: .small), .list()), (.on(text: .xxxLarge), .list())) == [.equalTextSizes])
    }

    @Test("some sizes of text are equal") func someTextSizes() throws {
        let large = try Picture.list(lengths: [20, 20, 20])
        #expect(
            try findings(
                (.on(text: .large), .list()), (.on(text: .accessibility1), large), (.on(text: .accessibility5), large))
                == [])
    }

    // MARK: - Reports

    @Test("an entry allows findings") func allowed() throws {
        var settings = Directives()
        settings.allow = AllowedFindings([.darkEqualsLight])
        #expect(try findings(settings: settings, (.on(theme: .light), .list()), (.on(theme: .dark), .list())) == [])
        #expect(try findings(settings: settings, (.on(), .drawing())) == [.blankPicture])
    }

    @Test("a finding is a warning at the entry, with the picture and the next step") func diagnostic() throws {
        let report = try AuditFixture((.on(theme: .light), .list()), (.on(theme: .dark), .list())).report()
        #expect(
            report.diagnostics.map(\.description) == [
                "Row.swift:8:8: warning: 'Row' looks the same in dark mode as in light mode: "
                    + "'Refs/App/Row-phone-dark.1.png'; use colours that adapt to dark mode, or write "
                    + "'// snapgen: allow=dark-equals-light' before it if it is intended [dark-equals-light]"
            ])
    }

    @Test("pictures of samples that are determined at run time are found") func openSamples() throws {
        let fixture = try AuditFixture(
            isOpen: true,
            [
                (.on(theme: .light), "a", try Picture.list().png()), (.on(theme: .dark), "a", try Picture.list().png()),
                (.on(theme: .light), "b", try Picture.drawing().png()),
            ])
        #expect(fixture.report().findings.map(\.id) == [.blankPicture, .darkEqualsLight])
        #expect(fixture.report().pictures == 3)
    }

    @Test("pointers of Git LFS and damaged files are one diagnostic each") func unusable() throws {
        let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
        let fixture = try AuditFixture([
            (.on(theme: .light), "a", pointer), (.on(theme: .dark), "a", pointer), (.on(), "b", [1, 2, 3]),
            (.on(), "c", nil),
        ])
        let report = fixture.report()
        #expect(report.diagnostics.map(\.id) == [.lfsPointer, .unreadablePicture])
        #expect(report.pointers.count == 2)
        #expect(report.unreadable == ["Refs/App/Row-phone.b.png"])
        #expect(report.missing == 1)
    }
}
