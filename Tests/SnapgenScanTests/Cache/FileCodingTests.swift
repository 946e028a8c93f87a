import SnapgenModel
import Testing

@testable import SnapgenScan

@Suite("FileCoding")
struct FileCodingTests {
    @Test("every fact of a file is kept")
    func everything() throws {
        let full = Self.full
        let coding = FileCoding(path: full.path, module: full.module)
        #expect(try coding.file(in: FileCoding.bytes(of: full)[...]) == full)
    }

    @Test("no field of a fact is at its default in the test above")
    func completeness() {
        for fact in Self.values(in: Self.full) {
            #expect(!["nil", "[]", "false"].contains("\(fact.value)"), "\(fact.label)")
        }
    }

    @Test("every kind, content, layout and name is kept")
    func variants() throws {
        for kind in ScannedDeclaration.Kind.allCases { try check { $0.declarations[0].kind = kind } }
        for content: SampleSource.Content in [.unknown, .allCases(of: nil), .allCases(of: "A"), .listed([])] {
            try check { $0.declarations[0].offers[0].content = content }
        }
        for layout: PreviewLayout in [.device, .sizeThatFits] { try check { $0.macros[0].source?.layout = layout } }
        for name: Sample.DisplayName? in [nil, .computed] { try check { $0.macros[0].samples?[0].displayName = name } }
        try check { $0.macros[0].source = nil }
        try check { $0.macros[0].samples = nil }
        try check { $0.macros[0].settings = Directives() }
    }

    @Test("bytes that end too early or too late are no facts")
    func broken() {
        let bytes = FileCoding.bytes(of: Self.full)
        let coding = FileCoding(path: Self.full.path, module: Self.full.module)
        for length in 0..<bytes.count {
            #expect(throws: ByteReader.Broken.self) { try coding.file(in: bytes.prefix(length)) }
        }
        #expect(throws: ByteReader.Broken.self) { try coding.file(in: (bytes + [0])[...]) }
    }

    private func check(_ change: (inout ScannedFile) -> Void) throws {
        var file = Self.full
        change(&file)
        let coding = FileCoding(path: file.path, module: file.module)
        #expect(try coding.file(in: FileCoding.bytes(of: file)[...]) == file)
    }

    private static let directives = Directives(
        skip: true, batch: "b", precision: 0.5, perceptualPrecision: 0.25, draw: .window, allowBlank: true, delay: 1.5,
        until: "x",
        layout: .fixed(width: "1", height: "2"),
        device: "d", record: .all, references: path("a/b"), samples: .known(3),
        allow: AllowedFindings([.largePicture, .darkEqualsLight], issues: [.contrast]), texts: ViewTexts([.keys]))

    private static let context = ScannedContext(
        location: SourceLocation(path: path("S/A.swift"), line: 300, column: 7),
        conditions: [BranchCondition(denied: ["A"], required: "DEBUG")],
        availability: ["@available(iOS 17, *)"], isUnavailable: true, isBroken: true,
        isPrivate: true, isLocal: true, directives: directives)

    private static let sample = Sample(
        number: 2, label: "l", line: 9, theme: .dark, displayName: .shared(name: "n"))

    private static let full = ScannedFile(
        path: path("S/A.swift"), module: "App",
        declarations: [
            ScannedDeclaration(
                kind: .class, name: "Ä.B", inherited: ["C", "D"], isGeneric: true, associatedTypes: ["T"],
                offers: [SampleSource(property: "p", content: .listed([sample]), settings: directives)],
                context: context)
        ],
        macros: [
            ScannedMacro(
                macro: "Preview", displayName: "x", hasComputedName: true, shownTypes: ["A"], enclosingType: "E",
                isHidden: true, isGeneric: true,
                source: PreviewSource(
                    layout: .fixed(width: "1", height: "2"), readsTraits: true, isLandscape: true,
                    presentation: "sheet", assignedProperty: "A.b"),
                samples: [sample], settings: directives, obstacle: "o", context: context)
        ],
        diagnostics: [Diagnostic(.badDirective, .warning, "m", path: "p", line: 1, column: 2)])

    /// The fields of a value and of the values in it; facts are kept only of templates over types, which have no cache.
    private static func values(in value: Any, label: String = "") -> [(label: String, value: Any)] {
        Mirror(reflecting: value).children.flatMap { child -> [(label: String, value: Any)] in
            let name = "\(label).\(child.label ?? "")"
            return name.hasSuffix(".facts") ? [] : [(name, child.value)] + values(in: child.value, label: name)
        }
    }
}
