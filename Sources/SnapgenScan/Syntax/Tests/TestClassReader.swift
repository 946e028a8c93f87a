import SnapgenConfiguration
package import SnapgenModel
import SwiftSyntax

/// A type with tests in a file that a person has written, or an extension of one.
package struct TestClass: Equatable, Sendable {
    package struct Function: Equatable, Sendable {
        package var name: String
        package var line: Int
        /// The texts that the function returns.
        package var result: Texts
        package var calls: [FunctionCall]
    }

    package enum Texts: Equatable, Sendable {
        case none
        case list([String])
        case computed
    }

    /// The name of the type or of the extended type.
    package var name: String
    /// The names of the superclass and of the protocols, without their modules.
    package var inherited: [String]
    package var path: RelativePath
    package var line: Int
    /// The functions in source order, those in the branches of `#if`s among them.
    package var functions: [Function]
}

package struct FunctionCall: Equatable, Sendable {
    package struct Argument: Equatable, Sendable {
        package var label: String?
        package var code: String
        /// The value of a text that is written out; `nil` for other values.
        package var text: String?
    }

    /// The type before the dot: `Hotel.List_Previews`; `nil` for a call of anything but a member of a name.
    package var base: String?
    package var name: String
    package var arguments: [Argument]
    package var line: Int
    /// Indicates whether the call is part of a preview or of samples.
    package var isInPreview: Bool
}

final class TestClassReader: SyntaxVisitor {
    private(set) var classes: [TestClass] = []
    private let places: SourcePlaces
    private let path: RelativePath

    init(_ places: SourcePlaces, path: RelativePath) {
        self.places = places
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        append(node.name.text, at: node.name, node.inheritanceClause, node.memberBlock)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        append(node.name.text, at: node.name, node.inheritanceClause, node.memberBlock)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        append(node.extendedType.trimmedDescription, at: node.extendedType, node.inheritanceClause, node.memberBlock)
    }

    private func append(
        _ name: String, at place: some SyntaxProtocol, _ inheritance: InheritanceClauseSyntax?,
        _ members: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        let inherited = inheritance?.inheritedTypes.compactMap { type in
            type.type.trimmedDescription.split(separator: ".").last.map(String.init)
        }
        classes.append(
            TestClass(
                name: name, inherited: inherited ?? [], path: path, line: places.line(of: place),
                functions: members.flattenedMembers.compactMap { $0.as(FunctionDeclSyntax.self) }.map(function)))
        return .visitChildren
    }

    private func function(_ node: FunctionDeclSyntax) -> TestClass.Function {
        let calls = FunctionCallReader(places) { _ in true }
        if let body = node.body { calls.walk(body) }
        return TestClass.Function(
            name: node.name.text.filter { $0 != "`" }, line: places.line(of: node.name), result: Self.result(of: node),
            calls: calls.calls)
    }

    private static func result(of node: FunctionDeclSyntax) -> TestClass.Texts {
        guard let statement = node.body?.statements.first, node.body?.statements.count == 1 else { return .computed }
        let value = statement.item.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self)
        if value?.is(NilLiteralExprSyntax.self) == true { return .none }
        guard let list = value?.as(ArrayExprSyntax.self) else { return .computed }
        let texts = list.elements.map(\.expression.plainString)
        return texts.contains(nil) ? .computed : .list(texts.compactMap { $0 })
    }
}

final class FunctionCallReader: SyntaxVisitor {
    private(set) var calls: [FunctionCall] = []
    private let places: SourcePlaces
    private let isWanted: (String) -> Bool

    init(_ places: SourcePlaces, where isWanted: @escaping (String) -> Bool) {
        self.places = places
        self.isWanted = isWanted
        super.init(viewMode: .sourceAccurate)
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        let function = member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        guard let function, isWanted(function.baseName.text) else { return }
        let arguments = node.arguments.map { argument in
            FunctionCall.Argument(
                label: argument.label?.text, code: argument.expression.trimmedDescription,
                text: argument.expression.plainString)
        }
        calls.append(
            FunctionCall(
                base: member?.base.flatMap(Self.name), name: function.baseName.text, arguments: arguments,
                line: places.line(of: function), isInPreview: Self.isInPreview(Syntax(node))))
    }

    /// The name that an expression consists of, with its outer names.
    private static func name(_ expression: ExprSyntax) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base.flatMap(name) else {
            return nil
        }
        return "\(base).\(member.declName.baseName.text)"
    }

    private static func isInPreview(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { parent in
            if let macro = parent.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
            if let macro = parent.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
            let name = parent.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
            return name == "previews" || name == "samples"
        }
    }
}

extension SyntaxReader {
    /// Returns the types with functions in a file, or a warning if the file is too complex to parse.
    package static func testClasses(
        in bytes: UnsafeBufferPointer<UInt8>, of path: RelativePath
    ) -> (classes: [TestClass], problem: Diagnostic?) {
        let places = SourcePlaces(path: path, bytes: bytes)
        if let complaint = ParseGuard.complaint(about: bytes) {
            return ([], complaint.diagnostic(in: places))
        }
        let reader = TestClassReader(places, path: path)
        reader.walk(parse(bytes))
        return (reader.classes, nil)
    }

    /// Returns the calls of functions with some names in a file; none for a file that is too complex to parse.
    package static func calls(
        in bytes: UnsafeBufferPointer<UInt8>, of path: RelativePath, named names: Set<String>
    ) -> [FunctionCall] {
        guard ParseGuard.complaint(about: bytes) == nil else { return [] }
        let reader = FunctionCallReader(SourcePlaces(path: path, bytes: bytes), where: names.contains)
        reader.walk(parse(bytes))
        return reader.calls.sorted { $0.line < $1.line }
    }
}
