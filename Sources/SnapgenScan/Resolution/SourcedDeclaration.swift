import SnapgenModel

/// It keeps its place in the file and no copy: a large project has tens of thousands of declarations, each of them
/// large.
struct SourcedDeclaration {
    let file: ScannedFile
    let position: Int

    var module: String { file.module }
    var path: RelativePath { file.path }
    var name: String { file.declarations[position].name }
    var kind: ScannedDeclaration.Kind { file.declarations[position].kind }
    var inherited: [String] { file.declarations[position].inherited }
    var attributes: [String] { file.declarations[position].attributes }
    var isGeneric: Bool { file.declarations[position].isGeneric }
    var associatedTypes: [String] { file.declarations[position].associatedTypes }
    var offers: [SampleSource] { file.declarations[position].offers }
    var context: ScannedContext { file.declarations[position].context }
    var facts: TypeFacts? { file.declarations[position].facts }
}

struct LookupScope {
    var module: String
    var path: RelativePath
    var types: [Substring] = []
}

extension SourcedDeclaration {
    var outerScope: LookupScope {
        let types = kind == .extension ? [] : name.dottedComponents.dropLast()
        return LookupScope(module: module, path: path, types: types)
    }

    var innerScope: LookupScope { LookupScope(module: module, path: path, types: name.dottedComponents) }

    /// The file of a private type.
    var home: String? { file.declarations[position].context.isPrivate ? path.string : nil }
}
