import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("What modifiers say about a snapshot") struct ModifierSettingsTests {
    private func macro(_ modifiers: String) -> CatalogEntry? { catalog("#Preview(\"A\") { Cell()\(modifiers) }").only }

    private func provider(_ body: String) -> CatalogEntry? {
        catalog("struct A: PreviewProvider {\nstatic var previews: some View {\n\(body)\n}\n}").only
    }

    @Test("Prefire's modifiers decide whether a preview takes part, also inside of its views")
    func participation() {
        #expect(macro(".prefireIgnored()")?.reason == "skipped by the modifier '.prefireIgnored()'")
        #expect(provider("Group { Cell() }.padding().prefireIgnored()")?.status == .skipped)
        let optIn = CatalogSettings(includesByDefault: false)
        #expect(catalog("#Preview { Cell().prefireEnabled() }", settings: optIn).only?.status == .included)
        #expect(catalog("// snapgen: include\n#Preview { Cell() }", settings: optIn).only?.status == .included)
        let rules = [Rule(match: Glob("A"), settings: Directives(skip: false))]
        #expect(catalog("#Preview(\"A\") { A() }", settings: optIn, rules: rules).only?.status == .included)
    }

    @Test(
        "modifiers of Prefire and SnapshotPreviews set what they name",
        arguments: [
            (".snapshot(delay: 0.3)", Directives(delay: 0.3)),
            (".snapshot(delay: 1, precision: 0.9)", Directives(pictures: .init(precision: 0.9), delay: 1)),
            (".snapshot(perceptualPrecision: 0.98)", Directives(pictures: .init(perceptualPrecision: 0.98))),
            (".snapshot(record: true)", Directives(record: .all)),
            (".snapshot(record: false)", Directives()),
            (".snapshot(delay: slow)", Directives()),
            (".snapshot(as: .image)", Directives()),
            (".padding().snapshot(delay: 1).snapshot(delay: 2)", Directives(delay: 2)),
            (".emergeSnapshotPrecision(0.9)", Directives(pictures: .init(precision: 0.9))),
            (".diffThreshold(0.9)", Directives(pictures: .init(precision: 0.1))),
            (".diffThreshold(0)", Directives(pictures: .init(precision: 1))),
            (".emergeSnapshotPrecision(nil)", Directives()),
            (".diffThreshold(limit)", Directives()),
            (".diffThreshold(2)", Directives()),
            (".emergeRenderingMode(.window)", Directives(pictures: .init(draw: .window))),
            (".emergeRenderingMode(EmergeRenderingMode.uiView)", Directives(pictures: .init(draw: .window))),
            (".emergeRenderingMode(.coreAnimation)", Directives(pictures: .init(draw: .layer))),
            (".emergeRenderingMode(mode)", Directives()),
            (".emergeExpansion(false).emergeAccessibility(true).emergeAppStoreSnapshot(true)", Directives()),
        ])
    func modifiers(modifier: String, expected: Directives) {
        #expect(macro(modifier)?.settings == expected)
        #expect(provider("Cell()\(modifier)")?.settings == expected)
        #expect(provider("Cell()\(modifier)")?.samples?.count == 1)
    }

    @Test("the longest delay and the lowest precision of several views hold for all")
    func joined() {
        let entry = provider("A().snapshot(delay: 1, precision: 0.9)\nB().snapshot(delay: 2, precision: 0.95)")
        #expect(entry?.settings == Directives(pictures: .init(precision: 0.9), delay: 2))
    }

    @Test("a comment has the last word, a rule the first")
    func strength() {
        let rules = [Rule(match: Glob("*"), settings: Directives(batch: "component", delay: 3))]
        let source = "// snapgen: delay=1\n#Preview { Cell().snapshot(delay: 2, precision: 0.5) }"
        let settings = catalog(source, rules: rules).only?.settings
        #expect(settings == Directives(batch: "component", pictures: .init(precision: 0.5), delay: 1))
    }

    @Test(
        "the device is the one that all views name",
        arguments: [
            ("Cell().previewDevice(\"iPhone 8\")", "iPhone 8"),
            ("Cell().previewDevice(PreviewDevice(rawValue: \"iPhone 8\"))", "iPhone 8"),
            ("Cell().previewDevice(.init(rawValue: \"iPad mini\"))", "iPad mini"),
            ("A().previewDevice(\"iPhone 8\")\nB().previewDevice(\"iPhone 13\")", nil),
            ("Cell().previewDevice(device)", nil),
        ] as [(String, String?)])
    func device(body: String, expected: String?) {
        #expect(provider(body)?.settings.device == expected)
    }

    @Test(
        "a view's own theme is that of its outermost modifier that names one",
        arguments: [
            ("A()", [nil]),
            ("A().preferredColorScheme(.dark)", [.dark]),
            ("A().preferredColorScheme(.light).padding()", [.light]),
            ("A().preferredColorScheme(ColorScheme.dark)", [.dark]),
            ("A().preferredColorScheme(nil)", [nil]),
            ("A()\nB().preferredColorScheme(.dark)", [nil, .dark]),
            ("Group {\nA()\nB().preferredColorScheme(.light)\n}.preferredColorScheme(.dark)", [.dark, .light]),
            ("VStack { A().preferredColorScheme(.dark) }", [nil]),
        ] as [(String, [SnapshotEnvironment.Theme?])])
    func theme(body: String, expected: [SnapshotEnvironment.Theme?]) {
        #expect(provider(body)?.samples?.map(\.theme) == expected)
    }

    @Test(
        "a macro's layout and orientation come from its traits, else from its view, else from the program",
        arguments: [
            ("traits: .portrait, .defaultLayout", "", .device, false, false), ("traits: traits", "", nil, false, true),
            ("traits: Own.landscapeLeft", "", nil, false, true), ("traits: make()", "", nil, false, true),
            ("", ".previewLayout(.sizeThatFits)", .sizeThatFits, false, false),
            ("", ".previewLayout(.fixed(width: 10, height: 20))", .fixed(width: "10", height: "20"), false, false),
            ("traits: .sizeThatFitsLayout", ".previewLayout(.device)", .sizeThatFits, false, false),
            ("", ".previewInterfaceOrientation(.landscapeLeft)", nil, true, false),
        ] as [(String, String, PreviewLayout?, Bool, Bool)])
    func layout(traits: String, modifier: String, layout: PreviewLayout?, isLandscape: Bool, isRead: Bool) throws {
        let entry = try #require(catalog("#Preview(\(traits)) { Cell()\(modifier) }").only)
        #expect(entry.status == .included)
        let expected = PreviewSource(layout: layout, readsTraits: isRead, isLandscape: isLandscape)
        #expect(entry.declaration.preview == expected)
    }
}
