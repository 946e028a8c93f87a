import SnapgenModel

/// It keeps its place in the file and no copy: a large project has tens of thousands of declarations, each of them
/// large.
@dynamicMemberLookup
struct SourcedDeclaration {
    let file: ScannedFile
    let position: Int

    var module: String { file.module }
    var path: RelativePath { file.path }

    subscript<Value>(dynamicMember property: KeyPath<ScannedDeclaration, Value>) -> Value {
        file.declarations[position][keyPath: property]
    }
}

struct LookupScope {
    let module: String
    let path: RelativePath
    let types: [Substring]

    init(_ file: ScannedFile, types: [Substring] = []) {
        (module, path, self.types) = (file.module, file.path, types)
    }
}

extension SourcedDeclaration {
    var outerScope: LookupScope {
        LookupScope(file, types: self.kind == .extension ? [] : self.name.dottedComponents.dropLast())
    }

    var innerScope: LookupScope { LookupScope(file, types: self.name.dottedComponents) }

    /// The file of a private type.
    var home: String? { self.context.isPrivate ? path.string : nil }
}
