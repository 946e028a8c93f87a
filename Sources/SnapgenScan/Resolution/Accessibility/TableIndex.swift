struct TableIndex {
    struct Constant {
        var type: String
        /// The name with those of the types or properties around it.
        var name: String
        var property: ScannedKeyProperty
        var module: String
        var parts: [String]

        /// The text; `nil` for a function that makes several.
        var text: String? { parts.count == 1 ? parts[0] : nil }

        /// Indicates whether the constant can only be meant for accessibility.
        var isInTable: Bool {
            let type = type.lowercased()
            return ["accessibilityid", "a11yid", "axid"].contains { type.contains($0) }
        }
    }

    private(set) var constants: [Constant] = []
    private var positions: [String: [Int]] = [:]
    /// The names of properties whose values are types with constants, by the type.
    private var labels: [String: Set<String>] = [:]

    /// - Parameter others: Files without tables, in which aliases of tables can be.
    init(_ files: [ScannedKeyFile], others: [ScannedKeyFile] = []) {
        for (alias, type) in (files + others).flatMap(\.aliases) { labels[type, default: []].insert(alias) }
        let types = files.flatMap { file in file.types.map { (file.module, $0) } }
        var holders: [String: (owner: String, label: String)] = [:]
        for (_, type) in types {
            for property in type.properties where property.list == nil {
                guard let name = property.type else { continue }
                for known in [name, "\(type.name).\(name)"] {
                    labels[known, default: []].insert(property.label)
                    holders[known] = holders[known] ?? (type.name, property.label)
                }
            }
        }
        let describing = Set(types.filter(\.1.describesItself).map(\.1.name))
        for (module, type) in types {
            for property in type.properties where property.parts.contains(where: { !$0.isEmpty }) {
                guard property.parts.count == 1 || property.isStatic,
                    property.isText || (property.isCase && describing.contains(type.name))
                else { continue }
                let name = Self.display(type.name, holders) + ".\(property.label)"
                positions[property.label, default: []].append(constants.count)
                constants.append(
                    Constant(type: type.name, name: name, property: property, module: module, parts: property.parts))
            }
        }
    }

    private static func display(_ type: String, _ holders: [String: (owner: String, label: String)]) -> String {
        guard let holder = holders[type], holder.owner != type, type.hasPrefix("\(holder.owner).") else { return type }
        return "\(display(holder.owner, holders)).\(holder.label)"
    }

    /// Returns the constant that a reference means; `nil` if it is unknown or ambiguous.
    ///
    /// The first name is empty if the type is implicit; the last one may be a member of a case.
    func find(_ names: [String], in scope: String?, _ module: String) -> Int? {
        let isMember = names.count > 2 && names.last.map { positions[$0] == nil } == true
        let path = isMember ? names.dropLast() : names[...]
        guard let label = path.last else { return nil }
        let groups = path.dropLast().filter { !["self", "Self"].contains($0) }
        let known = (positions[label] ?? []).filter { index in
            isMeant(constants[index], by: groups, in: scope) && (!isMember || constants[index].property.isCase)
        }
        let own = known.filter { constants[$0].module == module }
        let candidates = own.isEmpty ? known : own
        let shared = candidates.map { nearness(of: constants[$0].type, to: scope) }
        let found = zip(candidates, shared).filter { $1 == shared.max() }
        return found.count == 1 ? found[0].0 : nil
    }

    private func isMeant(_ constant: Constant, by groups: [String], in scope: String?) -> Bool {
        if groups == [""] { return constant.property.isCase && constant.isInTable }
        guard let last = groups.last else {
            return scope.map { $0 == constant.type || $0.hasPrefix("\(constant.type).") } ?? false
        }
        return self.groups(of: constant).contains(last)
    }

    private func nearness(of type: String, to scope: String?) -> Int {
        zip(type.split(separator: "."), (scope ?? "").split(separator: ".")).prefix { $0 == $1 }.count
    }

    func groups(of constant: Constant) -> Set<String> {
        let last = String(constant.type.lastComponent)
        return (labels[constant.type] ?? []).union(labels[last] ?? []).union([last])
    }
}
