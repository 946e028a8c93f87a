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

    /// Returns what the compiler says about fixtures, as one module; empty where it is content.
    private func problems(in files: [String], mode: String) throws -> String {
        let options = ["-swift-version"] + mode.split(separator: " ").map(String.init)
        let command = ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-warnings-as-errors"] + options
        return try Command(arguments: command + Stubs.shared.get().search + files).run().text
    }

    @Test(
        "all forms of samples and both spellings of modifiers compile beside SwiftUI's, in every language mode",
        arguments: languageModes)
    func accepted(mode: String) throws {
        let files = try Repository.swiftFiles(in: "Tests/CompileTests/Fixtures/Catalog/Accepted")
        #expect(try files.count == 6 && problems(in: files, mode: mode) == "")
    }

    @Test(
        "what is wrong is refused with a reason",
        arguments: ["NoList", "NoView", "OffTheMainActor", "OldSpellingOutside"])
    func refused(fixture: String) throws {
        let source = try String(contentsOfFile: file("Refused/\(fixture)"), encoding: .utf8)
        let line = try #require(source.split(separator: "\n").first { $0.hasPrefix("// expected: ") })
        let problems = try problems(in: [file("Refused/\(fixture)")], mode: "6")
        #expect(problems.contains(line.dropFirst("// expected: ".count)))
    }

    @Test("previews show every sample with its label and modifier, in order; sampleViews all labels")
    func previews() throws {
        let stubs = try Stubs.shared.get()
        let main = try String(contentsOfFile: file("Program/main"), encoding: .utf8)
        let program = try CompiledModule.link(main, in: processFolder(), mode: .swift6, stubs.search + stubs.objects)
        let printed = try Command(arguments: [program]).succeed()
        try expectRecorded(printed, at: "Tests/CompileTests/Fixtures/Catalog/Program.txt")
    }
}
