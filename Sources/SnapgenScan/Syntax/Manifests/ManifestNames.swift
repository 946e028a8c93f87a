import SwiftSyntax

struct ManifestNames {
    /// The types of `PackageDescription` that qualify a function.
    static let types: Set<String> = [
        "Dependency", "Package", "PackageDescription", "Product", "SupportedPlatform", "SwiftLanguageMode",
        "SwiftSetting", "SwiftVersion", "Target",
    ]

    /// The constants at the top level.
    private(set) var constants: [String: (value: ExprSyntax, type: String?)] = [:]
    /// The variable that holds the package, and its value.
    private(set) var package: (name: String, value: ExprSyntax)?
    private(set) var items: [CodeBlockItemSyntax] = []
    /// The words of functions, types and extensions: any of them may take the place of one of `PackageDescription`.
    private var declared: Set<String> = []

    init(_ tree: SourceFileSyntax) throws {
        for item in tree.statements {
            guard case .decl(let declaration) = item.item else { throw UncertainSyntax(item) }
            switch declaration.as(DeclSyntaxEnum.self) {
            case .importDecl: continue
            case .ifConfigDecl(let condition) where condition.isNeverCompiled || condition.hasOnlyImports: continue
            case .variableDecl(let variable): add(variable)
            case .functionDecl, .structDecl, .enumDecl, .extensionDecl, .classDecl, .protocolDecl, .typeAliasDecl,
                .operatorDecl, .actorDecl:
                let words = declaration.tokens(viewMode: .sourceAccurate).map(\.plainText)
                declared.formUnion(words.filter { !$0.isEmpty })
            default: throw UncertainSyntax(item)
            }
            items.append(item)
        }
    }

    func declare(_ names: [String]) -> Bool { !declared.isDisjoint(with: names) }

    private mutating func add(_ variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            guard let name = binding.identifier?.plainText, let value = binding.initializer?.value,
                binding.accessorBlock == nil
            else { continue }
            if binding.createsPackage {
                package = (name, value)
            } else if variable.bindingSpecifier.tokenKind == .keyword(.let) {
                constants[name] = (value, binding.typeAnnotation?.type.trimmedDescription)
            }
        }
    }
}

extension PatternBindingSyntax {
    /// Indicates whether the value is `Package(…)`, `Package.init(…)`, or `.init(…)` of the type `Package`.
    fileprivate var createsPackage: Bool {
        let called = initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.dottedNames ?? []
        let isImplicit = called == ["", "init"]
        let type = typeAnnotation?.type.trimmedDescription.split(separator: ".").last
        return isImplicit ? type == "Package" : called.last { $0 != "init" } == "Package"
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
