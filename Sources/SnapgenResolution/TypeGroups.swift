import SnapgenModel

/// Puts the declarations of one type together.
struct TypeGroups {
    let index: TypeIndex

    /// The declarations of each type that may be an entry, as positions in the index, its own before its extensions.
    ///
    /// A module that makes another module's type conform has the entry, so its extensions are a group of their own.
    func all() -> [[Int]] {
        var order: [TypeKey] = []
        var groups: [TypeKey: [Int]] = [:]
        for (position, declaration) in index.declarations.enumerated() {
            guard let key = key(of: declaration) else { continue }
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(position)
        }
        return order.compactMap { groups[$0].map(ownFirst) }
    }

    private func key(of declaration: SourcedDeclaration) -> TypeKey? {
        switch declaration.kind {
        case .struct, .enum, .class, .actor: return index.key(of: declaration)
        case .protocol, .typealias: return nil
        case .extension:
            let key = index.extendedKey(of: declaration)
            guard index.primaries(of: key).allSatisfy({ index.declarations[$0].isType }) else { return nil }
            return key.module == declaration.module ? key : TypeKey(module: declaration.module, name: key.name)
        }
    }

    private func ownFirst(_ group: [Int]) -> [Int] {
        group.filter { index.declarations[$0].isType } + group.filter { !index.declarations[$0].isType }
    }
}

extension SourcedDeclaration {
    /// Indicates whether it introduces a type that can be an entry.
    var isType: Bool {
        switch kind {
        case .struct, .enum, .class, .actor: true
        case .protocol, .typealias, .extension: false
        }
    }
}
