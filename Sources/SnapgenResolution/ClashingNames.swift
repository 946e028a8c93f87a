import SnapgenModel
import SnapgenSource

/// Finds the names of a module that other modules declare as well, so that a test that imports both has to choose.
struct ClashingNames {
    private let index: TypeIndex
    /// The functions, variables, initializers and subscripts that previews may use, by name.
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

    /// The declarations that imports have to name so that a test of a candidate refers to those of its module:
    /// `struct Notification`, `func price`, sorted by name.
    func imports(for candidate: Candidate) -> [ConditionalName] {
        let entry = candidate.entry
        let types = Set((entry.preview?.typeNames ?? []) + [entry.outermostType].compactMap { $0 })
        let shared = types.filter { isShared($0, by: entry.module) }
        let imports =
            shared.flatMap { typeImports($0, in: entry.module) }
            + candidate.names.flatMap { valueImports($0, in: entry.module) }
        return Set(imports).sorted { ($0.name.lastWord, $0.sortKey) < ($1.name.lastWord, $1.sortKey) }
    }

    /// The reason for leaving out a preview that uses an operator or a member of an extension that its module and an
    /// imported one declare; `nil` if there is none.
    ///
    /// An import can name neither.
    func obstacle(of candidate: Candidate) -> String? {
        guard !values.isEmpty, let imports = candidate.entry.preview?.imports else { return nil }
        let imported = Set(imports.map(\.module)).subtracting([candidate.entry.module])
        let testable = Set(imports.filter { $0.declaration.contains("@testable") }.map(\.module))
        for name in candidate.names where name.base != .nothing || name.isOperator {
            let members = (values[name.name] ?? []).filter { name.mayMean($0.value) }
            let own = members.filter { $0.module == candidate.entry.module }.map(\.value)
            let other = members.first { module, value in
                imported.contains(module) && (value.access == .everywhere || testable.contains(module))
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
        FrameworkTypes.contains(name) || index.isDeclared(name, outside: module)
    }

    /// The types of a name in a module, of which `#if`s choose one.
    private func typeImports(_ name: String, in module: String) -> [ConditionalName] {
        index.primaries(of: TypeKey(module: module, name: name)).map { index.declarations[$0] }.map { type in
            let keyword = type.kind == .actor ? "class" : type.kind.rawValue
            return ConditionalName(
                name: "\(keyword) \(name)", conditions: type.context.conditions.map(\.description))
        }
    }

    /// The functions or variables of a module that imports have to name; none if no other module declares the name.
    private func valueImports(_ name: ScannedName, in module: String) -> [ConditionalName] {
        guard name.base == .nothing, !name.isOperator else { return [] }
        let global = (values[name.name] ?? []).filter { $0.value.owner == nil }
        guard global.contains(where: { $0.module != module }) else { return [] }
        return global.filter { $0.module == module }.map(\.value).map { value in
            ConditionalName(name: "\(value.kind.rawValue) \(name.name)", conditions: value.conditions)
        }
    }
}

extension ScannedName {
    /// Indicates whether it is an operator.
    fileprivate var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" && $0 != "$" } ?? false }

    /// Returns whether the name may be that of an operator or of a member of an extension.
    fileprivate func mayMean(_ member: ScannedValue) -> Bool {
        guard let owner = member.owner else { return isOperator }
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
        if name.first?.isLetter == false, name.first != "_" { return name }
        let parameters = labels.map { "(\($0.map { "\($0.isEmpty ? "_" : $0):" }.joined()))" } ?? ""
        if kind == .`init` { return "\(owner ?? "")\(parameters)" }
        return (isStatic ? "\(owner ?? "")." : "") + name + parameters
    }
}

extension String {
    fileprivate var lastWord: Substring { split(separator: " ").last ?? "" }
}

extension ConditionalName {
    fileprivate var sortKey: String { ([name] + conditions).joined(separator: " ") }
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
        let imports = clashing.imports(for: self)
        let always = imports.filter(\.conditions.isEmpty).map(\.name)
        let conditional = imports.filter { !$0.conditions.isEmpty && !always.contains($0.name) }
        candidate.entry.clashingNames = always.isEmpty ? nil : always
        candidate.entry.conditionalClashingNames = conditional.isEmpty ? nil : conditional
        candidate.obstacle = obstacle ?? clashing.obstacle(of: self).map { .unreachable(reason: $0) }
        return candidate
    }
}
