import SwiftSyntax

/// The declarations of a manifest.
struct ManifestNames {
    typealias Constant = (value: ExprSyntax, type: String?)

    /// The types of `PackageDescription` that qualify a function.
    static let types: Set<String> = [
        "Dependency", "Package", "PackageDescription", "PackageDependency", "Product", "SupportedPlatform",
        "SwiftLanguageMode", "SwiftSetting", "SwiftVersion", "Target",
    ]

    /// The constants at the top level.
    private(set) var constants: [String: Constant] = [:]
    /// The variable that holds the package, and its value.
    private(set) var package: (name: String, value: ExprSyntax)?
    /// The code that is compiled.
    private(set) var items: [CodeBlockItemSyntax] = []
    /// The words of functions, types and extensions: any of them may take the place of one of `PackageDescription`.
    private var declared: Set<String> = []

    init(_ tree: SourceFileSyntax) throws(UncertainSyntax) {
        for item in tree.statements {
            guard case .decl(let declaration) = item.item else { throw UncertainSyntax(item) }
            switch declaration.as(DeclSyntaxEnum.self) {
            case .importDecl: continue
            case .variableDecl(let variable): add(variable)
            case .ifConfigDecl(let condition):
                guard condition.isNeverCompiled || condition.hasOnlyImports else { throw UncertainSyntax(item) }
                continue
            case .functionDecl, .structDecl, .enumDecl, .extensionDecl, .classDecl, .protocolDecl, .typeAliasDecl,
                .operatorDecl, .actorDecl:
                declared.formUnion(declaration.tokens(viewMode: .sourceAccurate).map(\.plainText))
            default: throw UncertainSyntax(item)
            }
            items.append(item)
        }
    }

    func areDeclared(_ names: [String]) -> Bool { !declared.isDisjoint(with: names) }

    private mutating func add(_ variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            guard let value = binding.initializer?.value, binding.accessorBlock == nil else { continue }
            let type = binding.typeAnnotation?.type.trimmedDescription
            let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.dottedNames?.filter { $0 != "init" }
            let isImplicit = called == [""] && ["Package", "PackageDescription.Package"].contains(type)
            if called?.last == "Package" || isImplicit {
                package = (name, value)
            } else if variable.bindingSpecifier.tokenKind == .keyword(.let) {
                constants[name] = (value, type)
            }
        }
    }
}

extension IfConfigDeclSyntax {
    /// Indicates whether its code needs a condition of another tool, as in `#if TUIST`; SwiftPM defines none.
    fileprivate var isNeverCompiled: Bool {
        clauses.count == 1 && clauses.allSatisfy { $0.condition?.is(DeclReferenceExprSyntax.self) ?? false }
    }

    fileprivate var hasOnlyImports: Bool {
        clauses.allSatisfy { clause in
            guard case .statements(let statements)? = clause.elements else { return clause.elements == nil }
            return statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
        }
    }
}
