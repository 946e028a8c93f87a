import SnapgenModel

/// Finds the types of a module whose names mean something else as well where a test imports several modules.
struct ClashingTypes {
    let index: TypeIndex

    /// The types that an import has to name so that a test of an entry refers to those of its module:
    /// `["struct Notification"]`, sorted; `nil` for none.
    func imports(for entry: CatalogEntry) -> [String]? {
        let names = Set((entry.preview?.typeNames ?? []) + [entry.outermostType].compactMap { $0 })
        let shared = names.filter { isShared($0, by: entry.module) }.sorted()
        let imports = shared.compactMap { name in kind(of: name, in: entry.module).map { "\($0) \(name)" } }
        return imports.isEmpty ? nil : imports
    }

    private func isShared(_ name: String, by module: String) -> Bool {
        FrameworkTypes.contains(name)
            || index.modules.contains { $0 != module && !index.primaries(of: TypeKey(module: $0, name: name)).isEmpty }
    }

    /// The word that an import says before the type's name; `nil` where the module has no such type, or an `#if` decides
    /// whether it has.
    private func kind(of name: String, in module: String) -> String? {
        let declarations = index.primaries(of: TypeKey(module: module, name: name)).map { index.declarations[$0] }
        guard let first = declarations.first, declarations.count == 1, first.context.conditions.isEmpty else {
            return nil
        }
        return first.kind == .actor ? "class" : first.kind.rawValue
    }
}

extension CatalogEntry {
    /// The type that a test names; a macro's name is none.
    fileprivate var outermostType: String? {
        kind == .macro ? nil : name?.dottedComponents.first.map(String.init)
    }
}

extension Candidate {
    /// The same, with the types that its test's imports have to name.
    func naming(_ clashing: ClashingTypes) -> Candidate {
        var candidate = self
        candidate.entry.clashingTypes = clashing.imports(for: entry)
        return candidate
    }
}
