import Testing

@testable import SnapgenConfiguration
@testable import SnapgenScan

@Suite("CatalogWords")
struct CatalogWordsTests {
    @Test(
        "a file that can have an entry mentions the catalog",
        arguments: [
            "struct A: Testable {}", "extension A: SwiftUI.PreviewProvider {}", "#Preview { A() }", "# Preview {}",
            "#DeveloperToolsSupport.Preview(\"a\") {}", "#`Preview` {}", "#/* why */Preview {}",
            "# `Kit` . Preview {}", "#Kit/* why */.Preview {}", "#Kit./* why */Preview {}", "/* */ Preview",
            "#Kit // why\n.Preview {}", "struct A:Testable{",
            "@Showcase struct A {}", "@Kit.Showcase struct A {}", "struct A: `Testable` {}",
            "struct A: TestableText {}",
            "// Testable", "Testable",
        ])
    func mentions(text: String) {
        #expect(isMentioned(in: text))
    }

    @Test(
        "other names do not",
        arguments: [
            "@testable import App", "struct Testables {}", "isTestable", "struct PreviewCard {}", "import Preview",
            "let Preview = 1", "struct A: TestableTexts {}", "Showcases", "", "Testabl", "`Preview`()",
            "/// Preview", "// see a/Preview", "L10n.Preview.title", "static let a = L10n . Preview",
        ])
    func doesNotMention(text: String) {
        #expect(!isMentioned(in: text))
    }

    @Test("a word that begins like another is found by itself")
    func families() {
        let settings = CatalogSettings(protocols: [CatalogProtocol("AB", .samples), CatalogProtocol("ABC", .samples)])
        for (text, expected) in [("AB", true), ("ABC", true), ("ABCD ABC", true), ("ABD", false)] {
            #expect(isMentioned(in: text, settings) == expected, "\(text)")
        }
    }

    private func isMentioned(in text: String, _ settings: CatalogSettings? = nil) -> Bool {
        let settings = settings ?? CatalogSettings(attributes: ["Showcase": "Testable"])
        return Array(text.utf8).withUnsafeBufferPointer { CatalogWords(settings).areMentioned(in: $0) }
    }
}
