import SnapgenModel

/// A declaration with the file that it stands in.
struct SourcedDeclaration {
    var module: String
    var declaration: ScannedDeclaration

    var name: String { declaration.name }
    var kind: ScannedDeclaration.Kind { declaration.kind }
    var context: ScannedContext { declaration.context }
    var path: RelativePath { declaration.context.location.path }
}

/// Where a name is looked up.
struct LookupScope {
    var module: String
    var path: RelativePath
    /// The names of the types around the place, outermost first.
    var types: [Substring]
}

extension SourcedDeclaration {
    /// Where the names behind its colon are looked up.
    var outerScope: LookupScope {
        scope(kind == .extension ? [] : name.split(separator: ".").dropLast())
    }

    /// Where names in its body are looked up.
    var innerScope: LookupScope {
        scope(name.split(separator: "."))
    }

    private func scope(_ types: [Substring]) -> LookupScope {
        LookupScope(module: module, path: path, types: types)
    }

    /// A local type is known nowhere else, so its place keeps it apart from all others.
    var home: String? {
        if context.isLocal { return context.location.description }
        return context.isPrivate ? path.string : nil
    }
}
