import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

/// The change of one screen of an app from a table of constants to a schema, while its tests with strings stay as they are.
@Suite("Change from a table to keys", .onLinux(TestTier.compile.isOn))
struct KeyMigrationTests {
    // MARK: - The app and its tests, before the change

    private static let table = """
        enum AccessibilityIdentifier {
            case parcelTitle
            case trackButton
            case refuseButton
            case languageCell

            var asString: String { "\\(self)" }
        }
        """

    private static let modifiers = """
        import SwiftUI
        import UIKit

        extension View {
            func accessibilityIdentifier(_ identifier: AccessibilityIdentifier) -> some View {
                accessibilityIdentifier(identifier.asString)
            }
        }

        extension UIView {
            func setAccessibilityIdentifier(_ identifier: AccessibilityIdentifier?) {
                accessibilityIdentifier = identifier?.asString
            }
        }
        """

    private static let views = """
        import SwiftUI
        import UIKit

        struct ParcelView: View {
            let name: String
            let track: @MainActor @Sendable () -> Void

            var body: some View {
                VStack {
                    Text(name).accessibilityIdentifier(.parcelTitle)
                    Button("Track", action: track).accessibilityIdentifier(.trackButton)
                }
            }
        }

        final class ParcelViewController: UIViewController {
            private let refuse = UIView()

            func prepare() {
                refuse.setAccessibilityIdentifier(.refuseButton)
            }
        }
        """

    private static let otherScreen = """
        import SwiftUI

        struct LanguageView: View {
            var body: some View { Text("Language").accessibilityIdentifier(.languageCell) }
        }
        """

    private static let stringTests = """
        import XCTest

        extension XCUIElementQuery {
            subscript(identifier: AccessibilityIdentifier) -> XCUIElement { self[identifier.asString] }
        }

        nonisolated final class ParcelTests: XCTestCase {
            @MainActor
            func testParcel() {
                let app = XCUIApplication()
                app.launch()
                XCTAssertTrue(app.staticTexts["parcelTitle"].exists)
                app.buttons[.trackButton].tap()
                app.buttons[.refuseButton].tap()
                app.cells["languageCell"].tap()
            }
        }
        """

    /// Queries of XCUIAutomation that the stand-ins do not have.
    private static let queries = """
        import XCTest

        extension XCUIApplication {
            var buttons: XCUIElementQuery { descendants(matching: .button) }
            var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
            var cells: XCUIElementQuery { descendants(matching: .any) }
        }

        extension XCUIElementQuery {
            subscript(identifier: String) -> XCUIElement {
                matching(NSPredicate(format: "identifier == %@", argumentArray: [identifier])).element
            }
        }
        """

    private static let start = [
        "App/Identifiers.swift": table, "App/Modifiers.swift": modifiers, "App/ParcelView.swift": views,
        "App/LanguageView.swift": otherScreen, "UITests/ParcelTests.swift": stringTests, "Queries.swift": queries,
    ]

    // MARK: - The steps

    private static let keyTests = """
        import SnapgenUITesting
        import XCTest

        nonisolated final class ParcelKeyTests: XCTestCase {
            @MainActor
            func testParcel() {
                let application = XCUIApplication()
                application.launch()
                let screen = application.screen(of: ParcelAccessibility.self)
                screen.parcelTitle.assert(text: "Book")
                screen.trackButton.tap()
                screen.refuseButton.tap()
            }
        }
        """

    private static let changes = [
        (".accessibilityIdentifier(.parcelTitle)", #".accessibilityKey(\ParcelAccessibility.parcelTitle)"#),
        (".accessibilityIdentifier(.trackButton)", #".accessibilityKey(\ParcelAccessibility.trackButton)"#),
        (
            ".setAccessibilityIdentifier(.refuseButton)",
            #".accessibilityKey = .keyPath(\ParcelAccessibility.refuseButton)"#
        ),
    ]

    /// The schema of one screen, out of those that are printed for the table.
    private static func schema(in catalog: AccessibilityCatalog) throws -> String {
        let text = try TableImport(of: "AccessibilityIdentifier", in: catalog).text
        let classes = text.components(separatedBy: "\n\n")
        let schema = try #require(classes.first { $0.hasPrefix("final class ParcelAccessibility:") })
        return "\(classes[0])\n\n\(schema.trimmingCharacters(in: .newlines))\n"
    }

    private static func catalog(of folder: TemporaryFolder) throws -> AccessibilityCatalog {
        let request = ProjectRequest(folder: folder.path, paths: [folder.path("App"), folder.path("UITests")])
        return try Project.open(request, files: LocalFileSystem()).checkedAccessibilityKeys()
    }

    /// Checks that there is no finding, and that the identifiers are those from before.
    private static func check(_ folder: TemporaryFolder, _ step: String) throws {
        let catalog = try catalog(of: folder)
        let findings = catalog.diagnostics.filter { $0.severity != .note }.map(\.message)
        #expect(findings.isEmpty, "\(step)")
        let identifiers = ["parcelTitle", "trackButton", "refuseButton", "languageCell"]
        #expect(Set(catalog.keys.filter { $0.isSet == .yes }.map(\.identifier)) == Set(identifiers), "\(step)")
        #expect(catalog.keys.allSatisfy { $0.isTested == .yes }, "\(step)")
    }

    @Test("each step has no finding, and the result compiles in every mode")
    func steps() throws {
        let folder = try TemporaryFolder(Self.start)
        try Self.check(folder, "before")

        let schema = try Self.schema(in: Self.catalog(of: folder))
        #expect(
            schema == """
                import SnapgenAccessibility

                final class ParcelAccessibility: ScreenAccessibility {
                    let parcelTitle = TextAccessibility("parcelTitle")
                    let trackButton = ButtonAccessibility("trackButton")
                    let refuseButton = ButtonAccessibility("refuseButton")
                }

                """)
        try folder.write(schema, to: "App/ParcelAccessibility.swift")
        try Self.check(folder, "schema")

        var views = "import SnapgenAccessibility\n" + Self.views
        for (number, change) in Self.changes.enumerated() {
            views = views.replacing(change.0, with: change.1)
            try folder.write(views, to: "App/ParcelView.swift")
            try Self.check(folder, "view \(number + 1)")
        }

        try folder.write(Self.keyTests, to: "UITests/ParcelKeyTests.swift")
        try Self.check(folder, "tests")
        for mode in [LanguageMode.swift5, .swift6, .mainActor] { try Self.compile(folder, mode) }
    }

    /// Compiles the app and its UI tests, to which the files with identifiers belong as well.
    private static func compile(_ folder: TemporaryFolder, _ mode: LanguageMode) throws {
        let app = folder.files.filter { $0.hasPrefix("App/") }
        let shared = ["App/Identifiers.swift", "App/ParcelAccessibility.swift", "Queries.swift"]
        let tests = folder.files.filter { $0.hasPrefix("UITests/") } + shared
        for target in ApplePlatform.iOS.targets {
            for (name, files) in [("App", app), ("AppUITests", tests)] {
                let module = AppleModule(name: name, files: files.map(folder.path), arguments: mode.arguments)
                try AppleModules.made(for: .iOS).check(module, for: target)
            }
        }
    }
}
