import Foundation
import SnapgenImages
import SnapgenKit
import SnapgenModel
import SnapgenReview
import SnapgenTestSupport
import Testing

@Suite("gallery")
struct GalleryTests {
    private let output: TemporaryFolder

    init() throws {
        output = try TemporaryFolder()
    }

    private func site(_ fixture: AuditFixture, title: String = "Travel") throws -> GalleryReport {
        try fixture.gallery(title: title).write(to: output.path)
    }

    @Test("a page for each entry, with copies of its pictures") func pages() throws {
        let fixture = try AuditFixture((.on(theme: .light), .list()), (.on(theme: .dark), .list(0x0000_00ff)))
        let report = try site(fixture)
        #expect(report.entries == 1)
        #expect(report.references == 2)
        #expect(report.missing == [])
        let page = try output.read("entries/App/Row.html")
        #expect(page.contains("<h1><bdi>Row</bdi></h1>"))
        #expect(page.contains(#"src="../../references/App/Row-phone-light.1.png""#))
        #expect(page.contains(#"alt="Row, Sample 1, phone, dark""#))
        #expect(try output.read("index.html").contains(#"<a href="entries/App/Row.html">"#))
        #expect(output.exists("references/App/Row-phone-dark.1.png"))
        #expect(output.exists("gallery.css") && output.exists("gallery.js"))
    }

    @Test("references that cannot be shown are frames") func gaps() throws {
        let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
        let fixture = try AuditFixture([
            (.on(theme: .light), "a", try Picture.list().png()), (.on(theme: .dark), "a", nil), (.on(), "b", pointer),
            (.on(), "c", [1, 2, 3]),
        ])
        let report = try site(fixture)
        #expect(report.references == 1)
        #expect(report.missing == ["App/Row-phone-dark.a.png", "App/Row-phone.b.png", "App/Row-phone.c.png"])
        let page = try output.read("entries/App/Row.html")
        for text in ["No reference", "Not downloaded by Git LFS", "Not a readable picture", "Not captured"] {
            #expect(page.contains("<span>\(text)</span>"), "\(text)")
        }
        #expect(try output.read("index.html").contains("3 missing"))
    }

    @Test("names are never markup", arguments: NastyText.written) func hostileNames(text: String) throws {
        let name = "<b>\"'\(text)</script><img src=x onerror=alert(1)>"
        let fixture = try AuditFixture(displayName: name, [(.on(), "1", try Picture.list().png())])
        _ = try site(fixture, title: name)
        for page in ["index.html", "entries/App/Row.html"] {
            // A combining accent would be part of the character before it.
            let html = try Data(output.read(page).utf8)
            for markup in ["<b>", "<img src=x", "</script><"] {
                #expect(html.range(of: Data(markup.utf8)) == nil, "\(markup)")
            }
            #expect(html.range(of: Data("&lt;b&gt;&quot;&#39;".utf8)) != nil)
        }
    }

    @Test("files of the older site are removed, others are kept") func outdated() throws {
        _ = try site(AuditFixture((.on(theme: .light), .list()), (.on(theme: .dark), .list())))
        try output.write("mine", to: "notes.txt")
        _ = try site(AuditFixture((.on(theme: .light), .list())))
        #expect(!output.exists("references/App/Row-phone-dark.1.png"))
        #expect(output.exists("references/App/Row-phone-light.1.png"))
        #expect(output.text("notes.txt") == "mine")
    }

    @Test("a folder with something else is refused") func foreign() throws {
        try output.write("mine", to: "notes.txt")
        let error = #expect(throws: DiagnosticError.self) { try site(AuditFixture((.on(), .list()))) }
        #expect(error?.diagnostics.map(\.id) == [.foreignFile])
        #expect(try FileManager.default.contentsOfDirectory(atPath: output.path) == ["notes.txt"])
    }

    @Test("writing twice writes the same") func repeated() throws {
        let fixture = try AuditFixture((.on(theme: .light), .list()), (.on(theme: .dark), .list()))
        _ = try site(fixture)
        let first = try output.files.map(output.read)
        _ = try site(fixture)
        #expect(try output.files.map(output.read) == first)
    }
}
