import SnapgenModel
import SnapgenSource

/// Finds the names of a module that other modules declare as well, so that a test that imports both has to choose.
struct ClashingNames {
    private let index: TypeIndex
    /// The functions, variables and initializers that previews may use, by name.
    private let values: [String: [(module: String, value: ScannedValue)]]

    /// The names that are declared in `files`, whose types `index` contains.
    init(_ files: [ScannedFile], index: TypeIndex) {
        self.index = index
        guard index.modules.count > 1 else {
            values = [:]
            return
        }
        let used = Set(files.flatMap { $0.macros.flatMap { $0.names.map(\.name) } })
        let all = files.flatMap { file in
            file.values.filter { used.contains($0.name) && $0.access != .file }.map { (module: file.module, value: $0) }
        }
        values = Dictionary(grouping: all, by: \.value.name)
    }

    /// The declarations that an import has to name so that a test of a candidate refers to those of its module:
    /// `["struct Notification", "func price"]`, sorted by name; `nil` for none.
    func imports(for candidate: Candidate) -> [String]? {
        let entry = candidate.entry
        let types = Set((entry.preview?.typeNames ?? []) + [entry.outermostType].compactMap { $0 })
        let shared = types.filter { isShared($0, by: entry.module) }
        let imports =
            shared.compactMap { name in kind(of: name, in: entry.module).map { "\($0) \(name)" } }
            + candidate.names.compactMap { valueImport($0, in: entry.module) }
        return imports.isEmpty ? nil : Set(imports).sorted { $0.lastWord < $1.lastWord }
    }

    /// The reason for leaving out a preview that uses a member which extensions in its module and in an imported one
    /// declare; `nil` if there is no such member.
    func obstacle(of candidate: Candidate) -> String? {
        guard let imports = candidate.entry.preview?.imports else { return nil }
        let imported = Set(imports.map(\.module)).subtracting([candidate.entry.module])
        for name in candidate.names where name.base != .nothing {
            let members = (values[name.name] ?? []).filter { name.mayMean($0.value) }
            let own = members.filter { $0.module == candidate.entry.module }.map(\.value)
            let other = members.first { module, value in
                imported.contains(module) && value.access == .everywhere
                    && own.contains { $0.isAmbiguous(beside: value) }
            }
            if let other {
                return "it uses '\(other.value.spelling)', which '\(other.module)' declares too, so a test cannot tell "
                    + "them apart; rename one of the two"
            }
        }
        return nil
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

    /// The function or variable of a module that an import has to name; `nil` if no other module declares the name, or an
    /// `#if` decides whether the module does.
    private func valueImport(_ name: ScannedName, in module: String) -> String? {
        guard name.base == .nothing else { return nil }
        let global = (values[name.name] ?? []).filter { $0.value.owner == nil }
        let own = global.filter { $0.module == module }.map(\.value)
        let isShared = global.contains { $0.module != module && $0.value.access == .everywhere }
        guard isShared, let first = own.first, !own.contains(where: \.isConditional) else { return nil }
        return "\(first.kind.rawValue) \(name.name)"
    }
}

extension ScannedName {
    /// Returns whether the name may be that of a member of an extension.
    fileprivate func mayMean(_ member: ScannedValue) -> Bool {
        guard let owner = member.owner else { return false }
        let isReached =
            switch base {
            case .nothing: false
            case .dot: member.isStatic
            case .type(let type): member.isStatic && owner == type
            case .value: !member.isStatic
            }
        guard isReached, let labels, let parameters = member.labels else { return isReached }
        return labels.allSatisfy(parameters.contains)
    }
}

extension ScannedValue {
    /// Returns whether a use of one declaration may mean the other too: they differ in nothing but their module.
    fileprivate func isAmbiguous(beside other: ScannedValue) -> Bool {
        owner == other.owner && isStatic == other.isStatic && labels == other.labels
    }

    /// The name in messages: `Color.brand`, `Color(hex:)`, `card()`.
    fileprivate var spelling: String {
        let parameters = labels.map { "(\($0.map { "\($0.isEmpty ? "_" : $0):" }.joined()))" } ?? ""
        if kind == .`init` { return "\(owner ?? "")\(parameters)" }
        return (isStatic ? "\(owner ?? "")." : "") + name + parameters
    }
}

extension String {
    fileprivate var lastWord: Substring { split(separator: " ").last ?? "" }
}

extension CatalogEntry {
    /// The type that a test names; a macro's name is none.
    fileprivate var outermostType: String? {
        kind == .macro ? nil : name?.dottedComponents.first.map(String.init)
    }
}

extension Candidate {
    /// The same with the declarations that its test's imports have to name, or the reason why they cannot.
    func naming(_ clashing: ClashingNames) -> Candidate {
        var candidate = self
        candidate.entry.clashingNames = clashing.imports(for: self)
        candidate.obstacle = obstacle ?? clashing.obstacle(of: self).map { .unreachable(reason: $0) }
        return candidate
    }
}
