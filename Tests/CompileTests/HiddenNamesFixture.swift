import Foundation
import SnapgenModel
import SnapgenResolution
import SnapgenSyntax
import Testing

/// A file with one preview, which may use declarations of the file.
struct HiddenNamesFixture: CustomTestStringConvertible, Sendable {
    /// A known deviation from the compiler, because snapgen has no type information.
    enum Doubt: String { case cautious, reckless }

    let name: String
    let doubt: Doubt?
    private let source: String
    /// The source without the preview.
    let declarations: String
    /// The text between the parentheses and the opening brace of the preview.
    private let arguments: String
    /// The text after the opening brace of the preview, including the closing brace.
    private let body: String

    /// The fixtures in `Fixtures/HiddenNames.txt`.
    static let all: [HiddenNamesFixture] = {
        let file = Repository.root.appending(path: "Tests/CompileTests/Fixtures/HiddenNames.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "### ").dropFirst().map(HiddenNamesFixture.init)
    }()

    private init(section: String) {
        let lines = section.split(separator: "\n", maxSplits: 1)
        let heading = lines[0].split(separator: " [")
        name = String(heading[0])
        doubt = heading.dropFirst().first.flatMap { Doubt(rawValue: String($0.dropLast())) }
        source = String(lines[1])
        let parts = "\n\(source)".components(separatedBy: "\n#Preview")
        let preview = parts[1].components(separatedBy: " {\n")
        declarations = parts[0]
        arguments = preview[0].trimmingCharacters(in: CharacterSet(charactersIn: "()"))
        body = preview.dropFirst().joined(separator: " {\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    var testDescription: String { name }

    /// The reason why snapgen skips the preview; `nil` if it generates a test.
    var reason: String? { entry?.reason }

    private var entry: CatalogEntry? {
        guard let path = RelativePath("Sources/App/Subject.swift") else { return nil }
        let file = SourceFile(path: path, module: "App", bytes: Array(source.utf8))
        let scanned = SyntaxReader(settings: CatalogSettings()).read(file)
        return CatalogResolver(settings: CatalogSettings()).resolve([scanned]).entries.first { $0.kind == .macro }
    }

    /// The declarations that the preview's test carries.
    private var helpers: String {
        (entry?.preview?.helpers ?? []).map { helper in
            let code = helper.container.map { "\($0) {\n\(helper.code)\n}" } ?? helper.code
            return helper.conditions.reduce(code) { "#if \($1)\n\($0)\n#endif" }
        }.joined(separator: "\n")
    }

    /// The file with the declarations and the preview's code.
    var subject: String {
        "\(declarations)\nfunc shown() {\n    _ = preview(\(arguments)) {\n\(body)\n}\n"
    }

    /// A file of another module with the preview's code, and with the declarations that its test carries.
    ///
    /// The display name is not part of the code.
    var elsewhere: String {
        let carried = arguments.contains(":") ? arguments : ""
        let code = "@MainActor func shownElsewhere() {\n    _ = preview(\(carried)) {\n\(body)\n}\n"
        return "@testable import App\n\(helpers)\n\(code)"
    }

    /// The declarations of SwiftUI that the files use.
    static let prelude = """
        protocol View {}
        struct Text: View { init(_ text: String) {} }
        extension Text { static let sample = Text("sample") }
        struct Font { static let title = Font(); static let headline = Font() }
        extension View { func font(_ font: Font) -> some View { self } }
        @resultBuilder enum ViewBuilder {
            static func buildBlock<each V: View>(_ views: repeat each V) -> Text { Text("") }
            static func buildEither(first: any View) -> Text { Text("") }
            static func buildEither(second: any View) -> Text { Text("") }
            static func buildIf(_ view: (any View)?) -> Text { Text("") }
        }
        @propertyWrapper struct State<Value> { var wrappedValue: Value }
        func preview(_ name: String? = nil, @ViewBuilder _ body: () -> any View) -> Int { 0 }
        func preview<A>(_ name: String? = nil, arguments: [A], @ViewBuilder _ body: (A) -> any View) -> Int { 0 }
        """
}
