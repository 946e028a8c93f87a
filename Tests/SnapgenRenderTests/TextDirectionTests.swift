import Testing

@testable import SnapgenRender

@Suite("TextDirection")
struct TextDirectionTests {
    @Test("knows languages from right to left", arguments: ["ar", "ar_SA", "he-IL", "fa", "ur_PK", "AR"])
    func rightToLeft(locale: String) {
        #expect(TextDirection.isRightToLeft(locale))
    }

    @Test("takes other languages to be written from left to right", arguments: ["en", "ja", "de_DE", "", "arn"])
    func leftToRight(locale: String) {
        #expect(!TextDirection.isRightToLeft(locale))
    }

    @Test(
        "goes by the script where there is one",
        arguments: [("uz-Arab", true), ("ar_Latn", false), ("az_Latn_AZ", false)])
    func script(locale: String, expected: Bool) {
        #expect(TextDirection.isRightToLeft(locale) == expected)
    }
}
