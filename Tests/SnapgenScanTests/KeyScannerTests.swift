import Testing

@testable import SnapgenModel
@testable import SnapgenScan

/// The keys that are scanned; golden cases show the findings about them.
@Suite("Accessibility keys")
struct KeyScannerTests {
    /// Returns a scanner of files by path; those in a folder `UITests` are UI tests.
    private func scanner(_ files: [String: String]) throws -> KeyScanner<LoadedSources> {
        let sources = try files.sorted { $0.key < $1.key }.map { path, text in
            let path = try #require(RelativePath(path))
            return SourceFile(path: path, module: String(path.components[0]), bytes: Array(text.utf8))
        }
        let roles = Dictionary(uniqueKeysWithValues: Set(sources.map(\.module)).map { ($0, KeyFileRole.app) })
        return KeyScanner(LoadedSources(sources), roles: roles.merging(["UITests": .uiTest]) { $1 })
    }

    private func catalog(_ files: [String: String]) throws -> AccessibilityCatalog {
        try KeyResolver(scanner(files).scan()).catalog()
    }

    /// Schemas in files of which only the first contains a word of the library, and files without schemas.
    private static let scattered = [
        "App/Cell.swift": "import Kit\nclass CellPart: ViewAccessibility { let parts = Parts() }\n",
        "App/Special.swift": "class SpecialCell: CellPart {}\n",
        "App/Round.swift": "extension Rounds { final class Cell: App.SpecialCell { let more = [MoreParts]() } }\n",
        "App/Parts.swift": "final class Parts: CellPart { let ok = CellPart() }\n",
        "App/MoreParts.swift": "final class MoreParts: Rounds.Cell { let other = Rounds.Cell() }\n",
        "App/Other.swift": "final class Other { let text = String() }\n",
        "App/View.swift": "import SnapgenAccessibility\nlet a = Text(title).accessibilityKey(\\CellPart.self)\n",
        "App/Page.swift": "import XCUIAutomation\nfinal class Page: CellPart {}\n",
        "UITests/Page.swift": "final class OtherPage: CellPart {}\n",
        "SnapgenAccessibility/Part.swift": "open class Part: ViewAccessibility {}\n",
    ]

    @Test("a scan for schemas leaves tests and files without the name of a schema out, and finds the same ones")
    func onlySchemas() throws {
        let scanned = try scanner(Self.scattered).scan(onlySchemas: true)
        #expect(scanned.map(\.path.stem).sorted() == ["Cell", "MoreParts", "Parts", "Round", "Special", "View"])
        let index = KeyResolver(scanned).checkedSchemas.index
        #expect(try index.schemas == catalog(Self.scattered).schemas && index.schemas.count == 5)
    }

    @Test("without a project, the contents decide what is a UI test, and unit tests do not matter")
    func contents() throws {
        let text = "let a = Text(title).accessibilityIdentifier(\"a\")\n"
        let texts = [
            "App/View.swift": text, "Tests/A.swift": "import XCTest\n\(text)",
            "Tests/B.swift": "import Testing\n\(text)",
            "AppUITests/C.swift": "import XCTest\n\(text)",
            "Tests/D.swift": "import XCTest\nlet app: XCUIElement\n\(text)",
        ]
        let sources = try texts.sorted { $0.key < $1.key }.map { path, text in
            SourceFile(path: try #require(RelativePath(path)), module: "App", bytes: Array(text.utf8))
        }
        let files = try KeyScanner(LoadedSources(sources)).scan()
        #expect(files.filter(\.isUITest).map(\.path.stem).sorted() == ["C", "D"])
        #expect(files.filter { !$0.isUITest }.map(\.path.stem) == ["View"])
    }

    private static let list = #"""
        final class ListAccessibility: ScreenAccessibility {
            final class Content: SwipeableAccessibility, ViewAccessibility { let cells = [ViewAccessibility]() }
            final class Group: AccessibilitySchema { let ok = ViewAccessibility() }
            let content = Content()
            lazy var group = Group()
            let cancel = ViewAccessibility("list-cancel")
        }
        let views = [
            Text("").accessibilityKey(\ListAccessibility.content.cells, item: user.id),
            Text("").accessibilityKey(\ListAccessibility.cancel),
            Text("").accessibilityKey(\ListAccessibility.group.ok),
            Text("").accessibilityKey(\ListAccessibility.Content.self),
        ]
        """#

    @Test("the identifier of a key is the path from the schema, or its own one")
    func identifiers() throws {
        let places = try catalog(["App/List.swift": Self.list]).keys.flatMap(\.places)
        let paths = ["content.cells", "group.ok", "Content.self"].map { "ListAccessibility.\($0)" }
        #expect(Set(places.compactMap(\.identifier)) == Set(paths + ["list-cancel"]))
    }

    @Test("values that are chosen are keys, those that are passed on may be, and computed ones are unknown")
    func dialects() throws {
        let view = #"""
            enum A11yIdentifiers {
                static let roomScreen = RoomScreen()
                struct RoomScreen { func row(_ id: Int) -> String { "row-\(id)" } }
            }
            let views = [
                Text("c").accessibilityIdentifier(A11yIdentifiers.roomScreen.row(1)),
                Text("d").accessibilityIdentifier(isOn ? "on" : "off"),
                Row(accessibilityIdentifier: "passed"),
            ]
            """#
        let catalog = try catalog(["App/View.swift": view])
        let states = Dictionary(uniqueKeysWithValues: catalog.keys.map { ($0.identifier, $0.isSet) })
        #expect(states == ["on": .yes, "off": .yes, "passed": .unknown])
        #expect(catalog.computed.map(\.code) == ["A11yIdentifiers.roomScreen.row(1)"])
    }
}
