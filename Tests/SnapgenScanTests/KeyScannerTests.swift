import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Accessibility keys")
struct KeyScannerTests {
    /// Returns the keys of files by path; those in a folder `UITests` are UI tests.
    static func catalog(_ files: [String: String]) throws -> AccessibilityCatalog {
        try Self.resolver(files).catalog()
    }

    static func resolver(_ files: [String: String]) throws -> KeyResolver {
        let (sources, roles) = try Self.sources(files)
        return KeyResolver(try KeyScanner(sources, roles: roles).scan())
    }

    /// Returns all findings of a check.
    static func findings(_ files: [String: String]) throws -> [Diagnostic] {
        let (sources, roles) = try Self.sources(files)
        let scanner = KeyScanner(sources, roles: roles)
        let resolver = KeyResolver(try scanner.scan())
        return try resolver.checkedCatalog { names throws(DiagnosticError) in
            try scanner.mentioned(names)
        }.diagnostics
    }

    private static func sources(_ files: [String: String]) throws -> (LoadedSources, [KeyFileRole]) {
        let sources = try files.sorted { $0.key < $1.key }.map { path, text in
            let path = try #require(RelativePath(path))
            let module = path.components.first.map(String.init) ?? "App"
            return SourceFile(path: path, module: module, bytes: Array(text.utf8))
        }
        let roles = sources.map { file in file.path.components.first == "UITests" ? KeyFileRole.uiTest : .app }
        return (LoadedSources(sources), roles)
    }

    private static let schemas = """
        import SnapgenAccessibility

        final class CellAccessibility: ViewAccessibility, SelectableAccessibility {
            let title = TextAccessibility()
        }
        final class ListAccessibility: ScreenAccessibility {
            final class Content: SwipeableAccessibility, ViewAccessibility {
                let cells = [CellAccessibility]()
                lazy var others = AccessibilityList<CellAccessibility>("other")
            }
            final class Group { let ok = ViewAccessibility() }
            let content = Content()
            lazy var group = Group()
            let cancel = ViewAccessibility("list-cancel")
            static let shared = Content()
            let title: String = "no part"
            var computed: TextAccessibility { TextAccessibility() }
        }
        """

    /// Schemas in files of which only the first contains a word of the library.
    static let scattered = [
        "App/Cell.swift": "import Kit\nclass CellPart: ViewAccessibility { let group = Parts() }\n",
        "App/Special.swift": "class SpecialCell: CellPart {}\n",
        "App/Round.swift": "extension Rounds { final class Cell: App.SpecialCell { let more = [MoreParts]() } }\n",
        "App/Parts.swift": "final class Parts { let ok = CellPart() }\n",
        "App/MoreParts.swift": "final class MoreParts { let round = Rounds.Cell() }\n",
        "App/Other.swift": "final class Other { let text = String() }\nstruct CellPartView {}\n",
    ]

    @Test("a scan for schemas parses the files with schemas only, and finds the same ones")
    func onlySchemas() throws {
        var files = Self.scattered
        files["App/Schemas.swift"] = Self.schemas
        files["App/View.swift"] = "import SnapgenAccessibility\nlet a = Text(title).accessibilityKey(\\CellPart.self)\n"
        files["App/Page.swift"] = "import XCUIAutomation\nfinal class Page: CellPart {}\n"
        files["UITests/Page.swift"] = "final class OtherPage: CellPart {}\n"
        files["SnapgenAccessibility/Part.swift"] = "open class Part: ViewAccessibility {}\n"
        let (sources, roles) = try Self.sources(files)
        let scanned = try KeyScanner(sources, roles: roles).schemas()
        #expect(
            scanned.map(\.path.string).sorted() == [
                "App/Cell.swift", "App/MoreParts.swift", "App/Parts.swift", "App/Round.swift", "App/Schemas.swift",
                "App/Special.swift",
            ])
        #expect(scanned.allSatisfy { $0.places.isEmpty && $0.references.isEmpty && $0.texts.isEmpty })
        let index = KeyResolver(scanned).checkedSchemas().index
        #expect(try index.schemas == Self.catalog(files).schemas)
    }

    @Test("the identifier of a key is the path from the schema, or its own one, in the form of the configuration")
    func identifiers() throws {
        let view = #"""
            struct ListView: View {
                var body: some View {
                    VStack {
                        ForEach(users) { user in
                            Cell().accessibilityKey(\ListAccessibility.content.cells, item: user.id)
                        }
                        Text("a").accessibilityKey(\CellAccessibility.title)
                        Button("b") {}.accessibilityKey(\ListAccessibility.cancel)
                        Text("c").accessibilityKey(\ListAccessibility.group.ok)
                    }
                    .accessibilityKey(\ListAccessibility.Content.self)
                }
            }
            """#
        let files = ["App/Schemas.swift": Self.schemas, "App/View.swift": view]
        let places = try Self.catalog(files).keys.flatMap(\.places)
        #expect(
            Set(places.compactMap(\.identifier)) == [
                "ListAccessibility.content.cells", "CellAccessibility.title", "list-cancel",
                "ListAccessibility.group.ok",
                "ListAccessibility.Content.self",
            ])
        #expect(places.filter(\.context.isInLoop).map(\.identifier) == ["ListAccessibility.content.cells"])
    }

    @Test("values that are chosen are keys, those that are passed on may be, and computed ones are unknown")
    func dialects() throws {
        let table = """
            enum A11yIdentifiers {
                static let roomScreen = RoomScreen()
                struct RoomScreen { func row(_ id: Int) -> String { "row-\\(id)" } }
            }
            """
        let view = #"""
            struct RoomView: View {
                var body: some View {
                    Text("c").accessibilityIdentifier(A11yIdentifiers.roomScreen.row(1))
                    Text("d").accessibilityIdentifier(isOn ? "on" : "off")
                    Row(accessibilityIdentifier: "passed")
                }
            }
            """#
        let catalog = try Self.catalog(["App/Table.swift": table, "App/View.swift": view])
        let states = Dictionary(uniqueKeysWithValues: catalog.keys.map { ($0.identifier, $0.isSet) })
        #expect(states == ["on": .yes, "off": .yes, "passed": .unknown])
        #expect(catalog.computed.map(\.code) == ["A11yIdentifiers.roomScreen.row(1)"])
    }
}
