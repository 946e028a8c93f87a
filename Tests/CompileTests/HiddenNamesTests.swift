import Foundation
import SnapgenModel
import SnapgenScan
import SnapgenTestSupport
import Testing

/// Whether a preview is left out for what it uses is what the compiler says about the same code in another file.
@Suite("What a preview may use", .enabled(if: isLinux, "asks the compiler, which is the same everywhere"))
struct HiddenNamesTests {
    @Test("a preview is carried where its code compiles outside of its file", arguments: HiddenNamesFixture.all)
    func agreesWithTheCompiler(fixture: HiddenNamesFixture) throws {
        let folder = try processFolder()
        let mistake = try fixture.compiles(.inItsFile, in: folder)
        #expect(mistake == nil, "the fixture itself is wrong")
        let complaint = try fixture.compiles(.elsewhere, in: folder)
        let reason = fixture.reason
        if fixture.isCautious {
            #expect(complaint == nil && reason != nil, "no longer cautious: \(reason ?? "carried")")
        } else if fixture.isReckless {
            #expect(complaint != nil && reason == nil, "no longer reckless: \(reason ?? "carried")")
        } else {
            #expect((reason == nil) == (complaint == nil), "\(reason ?? "carried"); the compiler: \(complaint ?? "fine")")
        }
    }
}

/// Declarations of a file, and what a preview in it shows.
struct HiddenNamesFixture: CustomTestStringConvertible, Sendable {
    let name: String
    let declarations: String
    let body: String
    /// What stands between the parentheses of the macro.
    var arguments = ""
    /// Whether the preview is left out although it could be carried, because only the types would tell.
    var isCautious = false
    /// Whether the preview is carried although it cannot be, because only the types would tell.
    var isReckless = false

    enum Place: String { case inItsFile, elsewhere }

    var testDescription: String { name }

    init(
        _ name: String, _ declarations: String, _ body: String, arguments: String = "", isCautious: Bool = false,
        isReckless: Bool = false
    ) {
        self.name = name
        self.declarations = declarations
        self.body = body
        self.arguments = arguments
        self.isCautious = isCautious
        self.isReckless = isReckless
    }

    /// Why snapgen leaves the preview out.
    var reason: String? {
        let path = RelativePath("Sources/App/Subject.swift")
        guard let path else { return "no path" }
        let source = "\(declarations)\n#Preview\(arguments.isEmpty ? "" : "(\(arguments))") {\n\(body)\n}\n"
        let file = SourceFile(path: path, module: "App", bytes: Array(source.utf8))
        let scanned = SourceScanner(settings: CatalogSettings(), threads: 1).scan([file])
        return CatalogResolver(settings: CatalogSettings()).resolve(scanned).entries.first { $0.kind == .macro }?.reason
    }

    /// The arguments without the display name, which is Xcode's only.
    private var carried: String { arguments.contains(":") ? arguments : "" }

    /// What the compiler says against the body at a place; `nil` for nothing.
    func compiles(_ place: Place, in folder: URL) throws -> String? {
        let call = "func shown() {\n_ = preview(\(place == .inItsFile ? arguments : carried)) {\n\(body)\n}\n}\n"
        let files = [
            "Prelude": Self.prelude,
            "Subject": declarations + "\n" + (place == .inItsFile ? call : ""),
            "Elsewhere": place == .elsewhere ? call : "",
        ]
        let paths = try files.sorted { $0.key < $1.key }.map { name, source in
            let file = folder.appending(path: "\(name).swift")
            try Data(source.utf8).write(to: file)
            return file.path
        }
        let options = ["swiftc", "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "5", "-module-name", "App"]
        let output = try Command(arguments: options + paths).run()
        return output.status == 0 ? nil : output.text
    }

    private static let prelude = """
        protocol View {}
        struct Text: View { init(_ text: String) {} }
        struct Font { static let title = Font(); static let headline = Font() }
        extension View { func font(_ font: Font) -> some View { self } }
        @resultBuilder enum ViewBuilder {
            static func buildBlock<each V: View>(_ views: repeat each V) -> Text { Text("") }
            static func buildEither(first: any View) -> Text { Text("") }
            static func buildEither(second: any View) -> Text { Text("") }
            static func buildIf(_ view: (any View)?) -> Text { Text("") }
        }
        @propertyWrapper struct State<Value> { var wrappedValue: Value }
        struct Size { static func fixed(width: Int, height: Int) -> Size { Size() } }
        func preview(_ name: String? = nil, @ViewBuilder _ body: () -> any View) -> Int { 0 }
        func preview<A>(
            _ name: String? = nil, arguments: [A], @ViewBuilder _ body: (A) -> any View
        ) -> Int { 0 }
        extension Text { static let sample = Text("sample") }
        """
}
