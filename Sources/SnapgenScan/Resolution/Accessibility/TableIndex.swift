/// The constants of a project that are texts, and the resolution of references to them.
struct TableIndex {
    struct Constant {
        /// The name of the type.
        var type: String
        /// The name with those of the types or properties around it.
        var name: String
        var property: ScannedKeyProperty
        var module: String
        var text: String
        /// Indicates whether the constant can only be meant for accessibility.
        var isInTable: Bool
    }

    private(set) var constants: [Constant] = []
    private var positions: [String: [Int]] = [:]
    /// The names of properties whose values are types with constants, by the type.
    private var labels: [String: Set<String>] = [:]

    init(_ files: [ScannedKeyFile]) {
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
            for property in type.properties where !property.isComputed {
                guard property.isText || (property.isCase && describing.contains(type.name)) else { continue }
                guard let text = property.text, !text.isEmpty else { continue }
                let name = Self.display(type.name, holders) + ".\(property.label)"
                positions[property.label, default: []].append(constants.count)
                constants.append(
                    Constant(
                        type: type.name, name: name, property: property, module: module, text: text,
                        isInTable: Self.isTable(type.name)))
            }
        }
    }

    private static func display(_ type: String, _ holders: [String: (owner: String, label: String)]) -> String {
        guard let holder = holders[type], holder.owner != type, type.hasPrefix("\(holder.owner).") else { return type }
        return "\(display(holder.owner, holders)).\(holder.label)"
    }

    /// Returns whether a type with this name contains nothing but accessibility identifiers.
    private static func isTable(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["accessibilityid", "a11yid", "axid"].contains { name.contains($0) }
    }

    /// Returns the constant that a reference means; `nil` if it is unknown or ambiguous.
    ///
    /// The first name is empty if the type is implicit.
    func find(_ names: [String], in scope: String?, _ module: String) -> Int? {
        guard let label = names.last else { return nil }
        if names.count > 2, positions[label] == nil {
            return find(Array(names.dropLast()), in: scope, module, isCase: true)
        }
        return find(names, in: scope, module, isCase: false)
    }

    private func find(_ names: [String], in scope: String?, _ module: String, isCase: Bool) -> Int? {
        guard let label = names.last else { return nil }
        let groups = names.dropLast().filter { !["self", "Self"].contains($0) }
        let known = (positions[label] ?? []).filter { index in
            isMeant(constants[index], by: groups, in: scope) && (!isCase || constants[index].property.isCase)
        }
        let own = known.filter { constants[$0].module == module }
        let candidates = own.isEmpty ? known : own
        let nearest = candidates.map { distance(constants[$0].type, from: scope) }.min()
        let found = candidates.filter { distance(constants[$0].type, from: scope) == nearest }
        return found.count == 1 ? found[0] : nil
    }

    private func isMeant(_ constant: Constant, by groups: [String], in scope: String?) -> Bool {
        if groups == [""] { return constant.property.isCase && constant.isInTable }
        let type = constant.type
        guard let last = groups.last else {
            return scope.map { $0 == type || $0.hasPrefix("\(type).") } ?? false
        }
        return type.split(separator: ".").last.map(String.init) == last || labels[type]?.contains(last) == true
    }

    /// The number of outer types that a type does not share with a scope.
    private func distance(_ type: String, from scope: String?) -> Int {
        let parts = type.split(separator: ".")
        let shared = zip(parts, (scope ?? "").split(separator: ".")).prefix { $0 == $1 }.count
        return -shared
    }

    /// The names by which code can refer to the type of a constant.
    func groups(of constant: Constant) -> Set<String> {
        let last = constant.type.split(separator: ".").last.map(String.init) ?? constant.type
        return (labels[constant.type] ?? []).union([last])
    }
}
