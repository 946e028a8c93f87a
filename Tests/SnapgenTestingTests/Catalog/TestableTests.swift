#if !canImport(SwiftUI)
    import Foundation
    import SnapgenTestSupport
    import Testing

    @Suite("Testable, beside a stand-in for SwiftUI", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"))
    struct TestableTests {
        private static let catalog = Result { try StubbedCatalog() }

        private static let languageModes = [
            "5", "5 -strict-concurrency=complete", "5 -default-isolation MainActor", "6",
            "6 -default-isolation MainActor",
        ].map { ["-swift-version"] + $0.split(separator: " ").map(String.init) }

        @Test(
            "all forms of samples and both spellings of modifiers compile beside SwiftUI's, in every language mode",
            arguments: ["AsyncSamples", "BesideSwiftUI", "LabelledViews", "NewSpelling", "OldSpelling", "Values"],
            languageModes)
        func accepted(fixture: String, mode: [String]) throws {
            let file = StubbedCatalog.fixture("Accepted/\(fixture)")
            #expect(try Self.catalog.get().problems(in: file, mode) == "")
        }

        @Test(
            "what is wrong is refused with a reason",
            arguments: ["NoList", "NoView", "OffTheMainActor", "OldSpellingOutside"])
        func refused(fixture: String) throws {
            let file = StubbedCatalog.fixture("Refused/\(fixture)")
            let source = try String(contentsOfFile: file, encoding: .utf8)
            let line = try #require(source.split(separator: "\n").first { $0.hasPrefix("// expected: ") })
            let problems = try Self.catalog.get().problems(in: file, ["-swift-version", "6"])
            #expect(problems.contains(line.dropFirst("// expected: ".count)))
        }

        @Test("previews show every sample with its label and modifier, in order; sampleViews all labels")
        func previews() throws {
            #expect(
                try Self.catalog.get().output(of: StubbedCatalog.fixture("Program/main")) == """
                    Ritz with IdentitySampleModifier
                    Adlon with IdentitySampleModifier
                    Savoy with Modifier
                    second: Ritz with IdentitySampleModifier
                    first: Adlon with IdentitySampleModifier
                    first: Adlon with IdentitySampleModifier
                    second: Ritz with IdentitySampleModifier
                    second: Ritz with IdentitySampleModifier
                    first: Adlon with IdentitySampleModifier
                    Int is not a view with IdentitySampleModifier
                    Ritz, first, second
                    Ritz

                    """)
        }
    }

    /// `SnapgenCatalog` compiled against a stand-in for SwiftUI, which has the signatures of Apple's documentation.
    private struct StubbedCatalog {
        private let folder: String

        init() throws {
            folder = try processFolder().path
            try compile("SwiftUI", from: "Tests/Stubs/CatalogSwiftUI", [])
            let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
            try compile(
                "SnapgenCatalog", from: "Sources/SnapgenCatalog",
                ["-warnings-as-errors"] + features.flatMap { ["-enable-upcoming-feature", $0] })
        }

        static func fixture(_ name: String) -> String {
            Repository.root.appendingPathComponent("Tests/Stubs/CatalogFixtures/\(name).swift").path
        }

        /// Returns what the compiler says about a source; empty where it is content.
        func problems(in file: String, _ options: [String]) throws -> String {
            let command = ["swiftc", "-typecheck", "-warnings-as-errors", "-I", folder]
            return try Command(arguments: command + options + [file]).run().text
        }

        /// Returns what a program prints.
        func output(of main: String) throws -> String {
            let options = ["-swift-version", "6", "-I", folder, "-o", "\(folder)/program"]
            let objects = ["\(folder)/SwiftUI.o", "\(folder)/SnapgenCatalog.o"]
            try Command(arguments: ["swiftc"] + options + [main] + objects).succeed()
            return try Command(arguments: ["\(folder)/program"]).succeed()
        }

        private func compile(_ name: String, from sources: String, _ options: [String]) throws {
            let output = ["-emit-module-path", "\(folder)/\(name).swiftmodule", "-o", "\(folder)/\(name).o"]
            let module = ["-emit-module", "-c", "-wmo", "-parse-as-library", "-swift-version", "6", "-I", folder]
            try Command(
                arguments: ["swiftc", "-module-name", name] + module + output + options
                    + Repository.swiftFiles(in: sources)
            ).succeed()
        }
    }
#endif
