import Foundation
import SnapgenTestSupport
import SwiftParser
import SwiftSyntax

/// The compiler's errors for the code of a preview.
struct HiddenNamesErrors: Sendable {
    var inItsFile: [String] = []
    var elsewhere: [String] = []

    /// The errors of all fixtures by name.
    ///
    /// Most fixtures are compiled together, because starting the compiler takes longer than checking a fixture. A fixture
    /// is compiled alone if it declares something that other fixtures could use, or if it has errors in its own file.
    static let all = Result {
        let groups = Dictionary(grouping: HiddenNamesFixture.all) { FixtureNames(of: $0).areItsOwn }
        var all = try errors(of: groups[true] ?? [], renaming: true)
        let wrong = (groups[true] ?? []).filter { all[$0.name]?.inItsFile.isEmpty == false }
        for fixture in wrong + (groups[false] ?? []) {
            all.merge(try errors(of: [fixture], renaming: false)) { _, alone in alone }
        }
        return all
    }

    /// Compiles the files of fixtures as one module, and the code of their previews as another.
    private static func errors(
        of fixtures: [HiddenNamesFixture], renaming: Bool
    ) throws -> [String: HiddenNamesErrors] {
        let folder = try processFolder()
        var files = [folder.appending(path: "Prelude.swift").path: HiddenNamesFixture.prelude]
        var others: [String: String] = [:]
        for (number, fixture) in fixtures.enumerated() {
            let names = renaming ? FixtureNames(of: fixture).names : []
            let renamed = { FixtureNames.adding("_\(number)", to: names.union(["shown", "shownElsewhere"]), in: $0) }
            files[folder.appending(path: "Subject\(number).swift").path] = renamed(fixture.subject)
            others[folder.appending(path: "Elsewhere\(number).swift").path] = renamed(fixture.elsewhere)
        }
        for (path, source) in files.merging(others, uniquingKeysWith: { $1 }) {
            try Data(source.utf8).write(to: URL(fileURLWithPath: path))
        }
        let module = folder.appending(path: "App.swiftmodule").path
        let own = [
            "-emit-module", "-o", module, "-module-name", "App", "-enable-testing",
            "-experimental-allow-module-with-compiler-errors",
        ]
        let tests = ["-typecheck", "-module-name", "Tests", "-I", folder.path]
        let errors = try compilerErrors(own + files.keys.sorted())
            .merging(compilerErrors(tests + others.keys.sorted())) { $1 }
        let all = fixtures.enumerated().map { number, fixture in
            let messages = { (name: String) in errors["\(folder.path)/\(name)\(number).swift"] ?? [] }
            let prelude = errors[folder.appending(path: "Prelude.swift").path] ?? []
            let result = HiddenNamesErrors(inItsFile: prelude + messages("Subject"), elsewhere: messages("Elsewhere"))
            return (fixture.name, result)
        }
        return Dictionary(uniqueKeysWithValues: all)
    }

    /// Returns the compiler's errors by file.
    private static func compilerErrors(_ arguments: [String]) throws -> [String: [String]] {
        let options = ["-parse-as-library", "-swift-version", "5"]
        let output = try Command(arguments: ["swiftc", "-frontend"] + options + arguments).run()
        let errors = output.text.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
        guard output.status == 0 || !errors.isEmpty else {
            throw Command.Failure(command: arguments, text: output.text)
        }
        return Dictionary(grouping: errors) { String($0.prefix { $0 != ":" }) }
    }
}

/// The names that a fixture declares.
private final class FixtureNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    /// A Boolean value that indicates whether the fixture does not declare anything that others could use.
    private(set) var areItsOwn = true
    private var extended: Set<String> = []

    init(of fixture: HiddenNamesFixture) {
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: fixture.declarations))
        let shared = Self.namesOfPrelude
        areItsOwn = areItsOwn && extended.isSubset(of: names) && extended.isDisjoint(with: shared)
        names.subtract(shared)
    }

    /// The identifiers of the prelude, which fixtures use.
    private static let namesOfPrelude = Set(
        Parser.parse(source: HiddenNamesFixture.prelude).tokens(viewMode: .sourceAccurate).map(\.text))

    /// Returns a source in which the names, and those of their wrapped storage, have a suffix.
    static func adding(_ suffix: String, to names: Set<String>, in source: String) -> String {
        Parser.parse(source: source).tokens(viewMode: .sourceAccurate).map { token in
            let name = token.text.drop { "_$".contains($0) }
            let isName = names.contains(token.text) || token.text != name && names.contains(String(name))
            return "\(token.leadingTrivia)\(token.text)\(isName ? suffix : "")\(token.trailingTrivia)"
        }.joined()
    }

    private func add(_ name: TokenSyntax, at node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        guard case .identifier(let text) = name.tokenKind, !text.hasPrefix("`") else {
            areItsOwn = false
            return .visitChildren
        }
        names.insert(text)
        let isGlobal = node.parent?.is(CodeBlockItemSyntax.self) == true
        if isGlobal, Self.namesOfPrelude.contains(text) { areItsOwn = false }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        add(node.identifier, at: node)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, at: node) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, at: node) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, at: node) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, at: node) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, at: node) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, at: node) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, at: node) }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name, at: node) }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name, at: node) }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        areItsOwn = false
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        extended.insert(node.extendedType.trimmedDescription)
        return .visitChildren
    }
}
