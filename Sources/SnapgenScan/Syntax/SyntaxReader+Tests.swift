package import SnapgenModel
import SwiftSyntax

/// Reads tests and calls that people have written, on a thread with a large stack because code may be nested deeply.
extension SyntaxReader {
    package static func testClasses(
        in files: [SourceFile]
    ) throws(DiagnosticError) -> (classes: [TestClass], problems: [Diagnostic]) {
        let results = try read(files) { tree, places in
            let reader = TestClassReader(places)
            reader.walk(tree)
            return reader.classes
        }
        return (results.flatMap(\.found), results.compactMap(\.problem))
    }

    /// The calls of functions with some names in files; none of a file that is too complex to parse.
    package static func calls(
        named names: Set<String>, in files: [SourceFile]
    ) throws(DiagnosticError) -> [(path: RelativePath, call: FunctionCall)] {
        let results = try read(files) { tree, places in
            let calls = FunctionCallReader.calls(in: tree, places).filter { names.contains($0.name) }
            return calls.sorted { $0.line < $1.line }.map { (path: places.path, call: $0) }
        }
        return results.flatMap(\.found)
    }

    private static func read<Found: Sendable>(
        _ files: [SourceFile], _ find: @escaping @Sendable (SourceFileSyntax, SourcePlaces) -> [Found]
    ) throws(DiagnosticError) -> [(found: [Found], problem: Diagnostic?)] {
        try LargeStackThreads(count: 1).map(files, state: {}) { file, _ in
            file.bytes.withUnsafeBufferPointer { bytes in
                let places = SourcePlaces(path: file.path, bytes: bytes)
                let complaint = ParseGuard.verdict(on: bytes).complaint
                return complaint.map { ([], $0.diagnostic(in: places)) } ?? (find(parse(bytes), places), nil)
            }
        }
    }
}

package struct TestClass: Equatable, Sendable {
    package struct Function: Equatable, Sendable {
        package var name: String
        package var line: Int
        package var result: Texts
        package var calls: [FunctionCall]
    }

    package enum Texts: Equatable, Sendable {
        case none
        case list([String])
        case computed
    }

    package var name: String
    package var inherited: [String]
    package var path: RelativePath
    package var line: Int
    package var functions: [Function]
}

package struct FunctionCall: Equatable, Sendable {
    package struct Argument: Equatable, Sendable {
        package var label: String?
        package var code: String
        package var text: String?
    }

    /// The type before the dot: `Hotel.List_Previews`; `nil` for a call of anything but a member of a name.
    package var base: String?
    package var name: String
    package var arguments: [Argument]
    package var line: Int
    package var isInPreview: Bool
}

private final class TestClassReader: PlaceVisitor {
    private(set) var classes: [TestClass] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { append(node, named: node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { append(node, named: node.name) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        append(node, named: node.extendedType)
    }

    private func append(_ node: some DeclGroupSyntax, named name: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map { String($0.type.trimmedDescription.lastComponent) }
        let functions = node.memberBlock.flattenedMembers.compactMap { $0.as(FunctionDeclSyntax.self) }
        classes.append(
            TestClass(
                name: name.trimmedDescription, inherited: inherited ?? [], path: places.path,
                line: places.line(of: name), functions: functions.map(function)))
        return .visitChildren
    }

    private func function(_ node: FunctionDeclSyntax) -> TestClass.Function {
        TestClass.Function(
            name: node.name.text.filter { $0 != "`" }, line: places.line(of: node.name), result: Self.result(of: node),
            calls: node.body.map { FunctionCallReader.calls(in: $0, places) } ?? [])
    }

    private static func result(of node: FunctionDeclSyntax) -> TestClass.Texts {
        let value = node.body?.statements.singleValue
        if value?.is(NilLiteralExprSyntax.self) == true { return .none }
        guard let list = value?.as(ArrayExprSyntax.self) else { return .computed }
        let texts = list.elements.map(\.expression.plainString)
        return texts.contains(nil) ? .computed : .list(texts.compactMap { $0 })
    }
}

private final class FunctionCallReader: PlaceVisitor {
    private var calls: [FunctionCall] = []

    static func calls(in node: some SyntaxProtocol, _ places: SourcePlaces) -> [FunctionCall] {
        let reader = FunctionCallReader(places)
        reader.walk(node)
        return reader.calls
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        guard let function = node.calledExpression.lastName else { return }
        let arguments = node.arguments.map { argument in
            FunctionCall.Argument(
                label: argument.label?.text, code: argument.expression.trimmedDescription,
                text: argument.expression.plainString)
        }
        let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
        let names = base?.is(FunctionCallExprSyntax.self) == true ? nil : base?.dottedNames
        calls.append(
            FunctionCall(
                base: names?.joined(separator: "."), name: function.text, arguments: arguments,
                line: places.line(of: function), isInPreview: Self.isInPreview(Syntax(node))))
    }

    private static func isInPreview(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { parent in
            if let macro = parent.asProtocol((any FreestandingMacroExpansionSyntax).self) { return macro.isPreview }
            let name = parent.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
            return name == "previews" || name == "samples"
        }
    }
}
