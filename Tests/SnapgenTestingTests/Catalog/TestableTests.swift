#if !canImport(SwiftUI)
    import Foundation
    import SnapgenTestSupport
    import Testing

    @Suite(
        "Testable, beside a stand-in for SwiftUI", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"))
    struct TestableTests {
        private let catalog: StubbedCatalog

        init() throws {
            catalog = try StubbedCatalog.shared.get()
        }

        private func accepted(_ name: String) -> URL {
            StubbedCatalog.stubs.appendingPathComponent("CatalogFixtures/Accepted/\(name).swift")
        }

        @Test("the old spelling compiles beside SwiftUI's PreviewModifier", arguments: LanguageSetting.allCases)
        func oldSpelling(setting: LanguageSetting) throws {
            #expect(try catalog.problems(in: accepted("OldSpelling"), setting.options) == "")
        }

        @Test("the new spelling compiles", arguments: LanguageSetting.allCases)
        func newSpelling(setting: LanguageSetting) throws {
            #expect(try catalog.problems(in: accepted("NewSpelling"), setting.options) == "")
        }

        @Test("SwiftUI's PreviewModifier is still found where it is meant", arguments: LanguageSetting.allCases)
        func besideSwiftUI(setting: LanguageSetting) throws {
            #expect(try catalog.problems(in: accepted("BesideSwiftUI"), setting.options) == "")
        }

        @Test("plain and main-actor types offer values", arguments: LanguageSetting.allCases)
        func values(setting: LanguageSetting) throws {
            #expect(try catalog.problems(in: accepted("Values"), setting.options) == "")
        }

        @Test("what is wrong is refused with a reason", arguments: StubbedCatalog.fixtures("Refused"))
        func refused(fixture: URL) throws {
            let source = try String(contentsOf: fixture, encoding: .utf8)
            let line = try #require(source.split(separator: "\n").first { $0.hasPrefix("// expected: ") })
            let problems = try catalog.problems(in: fixture, LanguageSetting.swift6.options)
            #expect(problems.contains(line.dropFirst("// expected: ".count)))
        }

        @Test("views may be labelled and have settings of their own", arguments: LanguageSetting.allCases)
        func labelledViews(setting: LanguageSetting) throws {
            #expect(try catalog.problems(in: accepted("LabelledViews"), setting.options) == "")
        }

        @Test("samples may be made asynchronously", arguments: LanguageSetting.allCases)
        func asynchronousSamples(setting: LanguageSetting) throws {
            #expect(try catalog.problems(in: accepted("AsyncSamples"), setting.options) == "")
        }

        @Test("previews show every sample with its label and modifier, in order")
        func previews() throws {
            let program = StubbedCatalog.stubs.appendingPathComponent("CatalogFixtures/Program/main.swift")
            #expect(
                try catalog.output(of: program) == """
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

                    """)
        }
    }
#endif
