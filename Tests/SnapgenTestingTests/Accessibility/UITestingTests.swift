#if !canImport(SwiftUI)
    import Foundation
    import SnapgenTestSupport
    import Testing

    /// `SnapgenUITesting` with an app of the stubs.
    @Suite("UI tests", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"))
    struct UITestingTests {
        private static let program = Result { try StubbedUITest(as: "iOS") }

        private static let languageModes = [
            ["-swift-version", "5", "-strict-concurrency=complete"], ["-swift-version", "6"],
            ["-swift-version", "6", "-default-isolation", "MainActor"],
        ]

        @Test("a UI test, and all generated schemas, compile in every language mode", arguments: languageModes)
        func modes(mode: [String]) throws {
            let program = try Self.program.get()
            try program.check(mode)
            let golden = try Repository.swiftFiles(in: "Tests/GoldenTests/Screens").filter {
                $0.hasSuffix("snapgen.swift")
            }
            #expect(golden.count >= 4)
            for file in golden { try program.checkLibrary(mode, [file]) }
            let files = try Repository.swiftFiles(in: "Examples/TravelProject/TravelUITests/Generated")
            #expect(files.count == 2)
            try program.checkLibrary(mode, files)
        }

        @Test(
            "the UI tests of the example and of the page compile with their generated schemas",
            arguments: languageModes)
        func examples(mode: [String]) throws {
            let files = try Repository.swiftFiles(in: "Examples/TravelProject/TravelUITests")
            #expect(files.contains { $0.hasSuffix("/Screens/Screens.snapgen.swift") })
            #expect(files.contains { $0.hasSuffix("/Samples/SnapgenSampleTests.swift") })
            try Self.program.get().checkLibrary(mode, files)
            let page = try DocumentationPage("Accessibility.md")
            let folder = try TemporaryFolder([
                "Screens.swift": GeneratedScreens.text(of: page.block(with: "SelectableAccessibility {")),
                "UserListTests.swift": page.block(with: "import XCTest"),
            ])
            try Self.program.get().checkLibrary(mode, folder.files.map(folder.path))
        }

        @Test("a test with Rafinad's names compiles, with warnings")
        func rafinad() throws {
            let folder = try TemporaryFolder([
                "Rafinad.swift": """
                import SnapgenUITesting
                import XCTest

                final class PageAccessibility: ScreenAccessibility {
                    final class List: ViewAccessibility, SwipeableAccessibility { let rows = [TextAccessibility]() }
                    let list = List()
                    let name = TextFieldAccessibility()
                }

                @MainActor
                func test(_ application: XCUIApplication) {
                    let screen = application.screen(of: PageAccessibility.self)
                    screen.list.assert(isExist: true).swipeUp().swipeUp(until: screen.name.isHittable)
                        .swipeLeft { $0.isExist }.drag(deltaX: 0, deltaY: 1, until: screen.name.isExist)
                        .perform { screen.name.submitByKeyboard().clearByKeyboard() }.print()
                    screen.list.rows[0].wait(for: screen.list.isExist, message: "m").assert(screen.list.isExist)
                }
                """
            ])
            let program = try Self.program.get()
            try program.checkLibrary(["-swift-version", "6", "-no-warnings-as-errors"], folder.files.map(folder.path))
        }

        @Test("a UI test with generated schemas does the same as with those of the app")
        func generated() throws {
            let program = try Self.program.get()
            #expect(try program.output(generated: true) == program.output())
        }

        @Test("elements are looked up by their keys, and a key that two of them have is a failure with its name")
        func output() throws {
            let advice =
                "start the look-up at a key around the one that is meant, "
                + "or declare a list and set the key with an item"
            let output = try Self.program.get().output().split(separator: "\n").map(String.init)
            #expect(
                output == [
                    "# everything is found",
                    #"type "\u{08}\u{08}\u{08}" into UserListAccessibility.content.search"#,
                    "tap clear-search",
                    "swipe up UserListAccessibility.content",
                    "swipe up UserListAccessibility.content",
                    "drag at 0.5, 1.0 of 0.5, 0.0 UserListAccessibility.content",
                    "# a view that stands twice fails with its key",
                    "failure in line 70: 'CellAccessibility.title' matches 3 elements; \(advice)",
                    "failure in line 71: 'CellAccessibility.title' matches 3 elements; \(advice)",
                    "tap AvatarAccessibility.image",
                    "# an element around it that stands twice fails too",
                    "failure in line 78: 'UserListAccessibility.content' matches 2 elements; \(advice)",
                    "# a value that differs, an element that is missing",
                    #"failure in line 82: Optional("Ada") is not equal to Optional("Bob") - "#
                        + "the text of 'CellAccessibility.title'",
                    "failure in line 83: 'UserListAccessibility.content.users[eve]' did not appear within 0.0 s",
                    "# an element keeps the key of a schema around its own",
                    "# a sample that the app does not show",
                    "failure in line 95: the app did not show the sample 'UserList/1' within 0.0 s; let its first screen be "
                        + "'SnapgenGallery.sample' if that is not nil",
                    "failure in line 99: there is no sample 'UserLst/1'",
                    "launch -SnapgenSample UserList/1",
                    "launch -SnapgenSample UserLst/1",
                    "# the issues of a sample",
                    "launch -SnapgenSample UserList/1",
                    "issue: small",
                    "# an element within one with its identifier is the same element",
                    "type of the element: button",
                    "failure in line 117: 'UserListAccessibility.add' matches 2 elements; \(advice)",
                    "tap UserListAccessibility.add",
                    "tap UserListAccessibility.add",
                    "# an inherited part may have the name of its class",
                    "tap BaseAccessibility.close",
                    "tap GuestListAccessibility.close",
                    "# a check takes one snapshot of the app, and an action two",
                    "1 1 1 1 2",
                    "tap CellAccessibility.title",
                ] + Self.gestures + [
                    "3 taps UserListAccessibility.content.users[ada]",
                    "rotate 3.141592653589793 1.5707963267948966 UserListAccessibility.chart",
                    "pinch 3.0 1.0 UserListAccessibility.chart",
                ] + Self.focus)
        }

        private static let gestures = [
            "# gestures",
            "tap UserListAccessibility.content.users[ada]",
            "tap at 0.0, 1.0 of UserListAccessibility.content.users[ada]",
            "double tap UserListAccessibility.content.users[ada]",
            "double tap at 0.0, 1.0 of UserListAccessibility.content.users[ada]",
            "press UserListAccessibility.content.users[ada]",
            "press at 0.0, 1.0 of UserListAccessibility.content.users[ada]",
            "press UserListAccessibility.content.users[ada]",
            "press at 0.0, 1.0 of UserListAccessibility.content.users[ada]",
            "drag at 0.0, 1.0 of 1.0, 0.0 UserListAccessibility.content",
        ]

        private static let focus = [
            "# another field has the focus",
            "failure in line 163: nil is not equal to Optional(false) - isFocused of 'UserListAccessibility.content.search'",
        ]

        @Test("on macOS, the pointer clicks, because taps and presses are for the Touch Bar")
        func clicks() throws {
            let output = try StubbedUITest(as: "macOS").output().split(separator: "\n").map(String.init)
            let cell = "UserListAccessibility.content.users[ada]"
            let start = try #require(output.firstIndex(of: "# gestures"))
            #expect(
                output[start...].dropFirst().prefix { !$0.hasPrefix("#") } == [
                    "click \(cell)", "click at 0.0, 1.0 of \(cell)",
                    "double click \(cell)", "double click at 0.0, 1.0 of \(cell)",
                    "click for 2.0 s until \(cell) on \(cell)", "click for 2.0 s at 0.0, 1.0 of 0.0, 1.0 \(cell)",
                    "click for 0.5 s until \(cell) on \(cell)", "click for 0.5 s at 0.0, 1.0 of 0.0, 1.0 \(cell)",
                    "click for 0.05 s at 0.0, 1.0 of 1.0, 0.0 UserListAccessibility.content",
                ])
            #expect(!output.contains { $0.hasPrefix("Touch Bar") })
        }
    }

    /// A program that uses `SnapgenUITesting`, with the modules that it imports, compiled on Linux as for a platform.
    private struct StubbedUITest {
        private let folder: TemporaryFolder
        private let platform: String
        private static let modules = [
            ("SnapgenAccessibility", "Sources"), ("XCUIAutomation", "Tests/Stubs"), ("XCTest", "Tests/Stubs"),
            ("SnapgenUITesting", "Sources"),
        ]

        init(as platform: String) throws {
            (folder, self.platform) = (try TemporaryFolder(), platform)
            for (name, parent) in Self.modules { try compile(name, in: parent) }
        }

        func check(_ mode: [String], _ files: [String]? = nil) throws {
            let command = ["swiftc", "-typecheck", "-warnings-as-errors", "-I", folder.path]
            let own = try TemporaryFolder()
            try Command(arguments: command + mode + (files ?? source(in: own))).succeed()
        }

        func checkLibrary(_ mode: [String], _ files: [String]) throws {
            try check(["-parse-as-library"] + mode, files)
        }

        /// Returns what the program prints, with generated schemas or those of the app.
        func output(generated: Bool = false) throws -> String {
            let objects = Self.modules.map { folder.path("\($0.0).o") }
            // Tests that run at the same time have programs of their own.
            let own = try TemporaryFolder()
            let program = own.path("program")
            let options = ["-swift-version", "6", "-I", folder.path, "-o", program]
            let source = try generated ? generatedSource(in: own) : source(in: own)
            try Command(arguments: ["swiftc"] + options + source + objects).succeed()
            return try Command(arguments: [program]).succeed()
        }

        private func generatedSource(in folder: TemporaryFolder) throws -> [String] {
            let source = try source(in: folder)
            let schemas = try #require(source.first { $0.hasSuffix("/Schemas.swift") })
            let text = try String(contentsOfFile: schemas, encoding: .utf8)
            try folder.write(GeneratedScreens.text(of: text), to: "Screens.snapgen.swift")
            return source.filter { $0 != schemas } + [folder.path("Screens.snapgen.swift")]
        }

        private func source(in folder: TemporaryFolder) throws -> [String] {
            try copies(of: "Tests/Stubs/UITestingFixtures", in: folder)
        }

        /// Returns copies of the files in a folder, in which the conditions of the platform are true.
        private func copies(of source: String, in folder: TemporaryFolder) throws -> [String] {
            try Repository.swiftFiles(in: source).map { file in
                let copy = "\(source)/\(file.split(separator: "/").last ?? "")"
                let text = try String(contentsOfFile: file, encoding: .utf8)
                try folder.write(text.replacing("os(\(platform))", with: "os(Linux)"), to: copy)
                return folder.path(copy)
            }
        }

        private func compile(_ name: String, in parent: String) throws {
            let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
            let settings = parent == "Sources" ? features.flatMap { ["-enable-upcoming-feature", $0] } : []
            let output = [
                "-emit-module", "-emit-module-path", folder.path("\(name).swiftmodule"), "-o", folder.path("\(name).o"),
            ]
            let options = [
                "-wmo", "-parse-as-library", "-swift-version", "6", "-package-name", "snapgen", "-warnings-as-errors",
            ]
            try Command(
                arguments: ["swiftc", "-c", "-module-name", name, "-I", folder.path] + options + settings + output
                    + copies(of: "\(parent)/\(name)", in: folder)
            ).succeed()
        }
    }
#endif
