import SnapgenModel

struct TableIndex {
    struct Constant {
        var type: KeyType
        /// The name with those of the types or properties around it.
        var name: String
        var property: KeyProperty
        /// Indicates whether members of the type make other texts of its cases.
        var isMade: Bool
    }

    private(set) var constants: [Constant] = []
    private var positions: [String: [Int]] = [:]
    /// The names of properties whose values are types with constants, and of aliases, by the type.
    private var labels: [String: Set<String>] = [:]
    /// The members whose value is the text of the case that has them, by the type.
    private let ownTexts: [String: Set<String>]

    /// - Parameter others: Files without tables, in which aliases of tables can be.
    init(_ files: [ScannedKeyFile], others: [ScannedKeyFile] = []) {
        for (alias, type) in (files + others).flatMap(\.aliases) { labels[type, default: []].insert(alias) }
        let types = files.flatMap(\.types)
        var holders: [String: (owner: String, label: String)] = [:]
        for type in types {
            for property in type.properties where property.list == nil {
                guard let name = property.type else { continue }
                for known in [name, "\(type.name).\(name)"] {
                    labels[known, default: []].insert(property.label)
                    holders[known] = holders[known] ?? (type.name, property.label)
                }
            }
        }
        let members = Dictionary(grouping: types, by: \.name).mapValues { $0.flatMap(\.properties) }
        ownTexts = members.mapValues { Set($0.filter { $0.ownText == .whole }.map(\.label)) }
        let making = Set(members.filter { $1.contains { $0.ownText == .part } }.keys)
        for type in types {
            let name = Self.display(type.name, holders)
            for property in type.properties where property.parts.contains(where: { !$0.isEmpty }) {
                guard property.text != nil || property.isStatic,
                    property.isText || (property.isCase && ownTexts[type.name]?.isEmpty == false)
                else { continue }
                positions[property.label, default: []].append(constants.count)
                let isMade = property.isCase && making.contains(type.name)
                constants.append(
                    Constant(type: type, name: "\(name).\(property.label)", property: property, isMade: isMade))
            }
        }
    }

    private static func display(_ type: String, _ holders: [String: (owner: String, label: String)]) -> String {
        guard let holder = holders[type], holder.owner != type, type.hasPrefix("\(holder.owner).") else { return type }
        return "\(display(holder.owner, holders)).\(holder.label)"
    }

    /// Returns the constant that a reference means; `nil` if it is unknown or ambiguous.
    ///
    /// The first name is empty if the type is implicit; the last one may be a member with the text of a case.
    func find(_ names: [String], in scope: String?, _ module: String) -> Constant? {
        let member = names.count > 2 ? names.last.flatMap { positions[$0] == nil ? $0 : nil } : nil
        let path = member == nil ? names[...] : names.dropLast()
        guard let label = path.last else { return nil }
        let groups = path.dropLast().filter { !["self", "Self"].contains($0) }
        let known = (positions[label] ?? []).filter { index in
            isMeant(constants[index], by: groups, in: scope)
                && member.map { isOwnText($0, of: constants[index]) } != false
        }
        let own = known.filter { constants[$0].type.module == module }
        let candidates = own.isEmpty ? known : own
        let shared = candidates.map { index in
            zip(constants[index].type.name.split(separator: "."), (scope ?? "").split(separator: "."))
                .prefix { $0 == $1 }.count
        }
        let found = zip(candidates, shared).filter { $1 == shared.max() }
        return found.count == 1 ? constants[found[0].0] : nil
    }

    private func isOwnText(_ member: String, of constant: Constant) -> Bool {
        let types = [constant.type.name, "RawRepresentable"] + constant.type.inherited
        return constant.property.isCase && types.contains { ownTexts[$0]?.contains(member) == true }
    }

    private func isMeant(_ constant: Constant, by groups: [String], in scope: String?) -> Bool {
        if groups == [""] { return constant.property.isCase && constant.type.isTable }
        guard let last = groups.last else {
            return scope.map { "\($0).".hasPrefix("\(constant.type.name).") } ?? false
        }
        return self.groups(of: constant).contains(last)
    }

    /// Returns the constants that code may refer to: by their types, implicitly, within their files, or through a value
    /// that is their table.
    func referred(in files: [ScannedKeyFile]) -> Set<SourceLocation> {
        let groups = constants.map(groups)
        var tables: [String: [Int]] = [:]
        for index in constants.indices {
            for group in groups[index] { tables[group, default: []].append(index) }
        }
        let found = files.reduce(into: Set<Int>()) { found, file in
            for names in file.references.keys {
                for label in Set(names) {
                    found.formUnion((positions[label] ?? []).filter { mayMean($0, names, in: file, groups[$0]) })
                }
                let table = names.last.flatMap { ["self", "allCases"].contains($0) ? names.dropLast().last : $0 }
                guard names.count > 1, let table else { continue }
                found.formUnion((tables[table] ?? []).filter { names.contains(constants[$0].type.name.firstComponent) })
            }
        }
        return Set(found.map { constants[$0].property.location })
    }

    private func mayMean(_ index: Int, _ names: [String], in file: ScannedKeyFile, _ groups: Set<String>) -> Bool {
        let property = constants[index].property
        let before = names.lastIndex(of: property.label).flatMap { $0 > 0 ? names[$0 - 1] : nil } ?? "self"
        if ["self", "Self"].contains(before) { return property.location.path == file.path }
        return before.isEmpty ? property.isCase : groups.contains(before)
    }

    func groups(of constant: Constant) -> Set<String> {
        let (type, last) = (constant.type.name, String(constant.type.name.lastComponent))
        return (labels[type] ?? []).union(labels[last] ?? []).union([last])
    }
}
