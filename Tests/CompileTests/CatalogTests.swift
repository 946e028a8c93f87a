import Foundation
import SnapgenTestSupport
import Testing

/// The declarations of users of the library, compiled and executed beside the stand-in for SwiftUI.
@Suite("SnapgenCatalog, beside a stand-in for SwiftUI", .onLinux(TestTier.compile.isOn))
struct CatalogTests {
    private static let languageModes = [
        "5", "5 -strict-concurrency=complete", "5 -default-isolation MainActor", "6", "6 -default-isolation MainActor",
    ]

    private func file(_ fixture: String) -> String {
        Repository.root.appending(path: "Tests/CompileTests/Fixtures/Catalog/\(fixture).swift").path
    }

    /// Returns what the compiler says about a fixture; empty where it is content.
    private func problems(in fixture: String, mode: String) throws -> String {
        let options = ["-swift-version"] + mode.split(separator: " ").map(String.init)
        let command = ["swiftc", "-typecheck", "-warnings-as-errors"] + options
        return try Command(arguments: command + Stubs.shared.get().search + [file(fixture)]).run().text
    }

    @Test(
        "all forms of samples and both spellings of modifiers compile beside SwiftUI's, in every language mode",
        arguments: ["AsyncSamples", "BesideSwiftUI", "LabelledViews", "NewSpelling", "OldSpelling", "Values"],
        languageModes)
    func accepted(fixture: String, mode: String) throws {
        #expect(try problems(in: "Accepted/\(fixture)", mode: mode) == "")
    }

    @Test(
        "what is wrong is refused with a reason",
        arguments: ["NoList", "NoView", "OffTheMainActor", "OldSpellingOutside"])
    func refused(fixture: String) throws {
        let source = try String(contentsOfFile: file("Refused/\(fixture)"), encoding: .utf8)
        let line = try #require(source.split(separator: "\n").first { $0.hasPrefix("// expected: ") })
        #expect(try problems(in: "Refused/\(fixture)", mode: "6").contains(line.dropFirst("// expected: ".count)))
    }

    @Test("previews show every sample with its label and modifier, in order; sampleViews all labels")
    func previews() throws {
        let stubs = try Stubs.shared.get()
        let main = try String(contentsOfFile: file("Program/main"), encoding: .utf8)
        let program = try CompiledModule.link(main, in: processFolder(), mode: .swift6, stubs.search + stubs.objects)
        #expect(
            try Command(arguments: [program]).succeed() == """
                -: Card(title: "Ritz").modifier(IdentitySampleModifier)
                -: Card(title: "Adlon").modifier(IdentitySampleModifier)
                -: Card(title: "Savoy").modifier(Modifier)
                second: Card(title: "Ritz").modifier(IdentitySampleModifier)
                first: Card(title: "Adlon").modifier(IdentitySampleModifier)
                first: Card(title: "Adlon").modifier(IdentitySampleModifier)
                second: Card(title: "Ritz").modifier(IdentitySampleModifier)
                second: Card(title: "Ritz").modifier(IdentitySampleModifier)
                first: Card(title: "Adlon").modifier(IdentitySampleModifier)
                -: Text(Int is not a view).modifier(IdentitySampleModifier)
                Text(Ritz), Text(first), Text(second)
                Text(Ritz)

                """)
    }
}
