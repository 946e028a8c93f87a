import SnapgenModel

/// The rules are those of XcodeGen's "Project Spec" documentation: included files are merged first, tables key by key
/// and lists by appending, `KEY:REPLACE` replaces instead, and paths in an included file are relative to it unless
/// `relativePaths` is off.
struct XcodeGenSpecification {
    /// The merged tree, in which all paths are absolute.
    private(set) var tree: UserValue = .mapping([:])
    /// The problems of included files that cannot be read; the rest is used.
    private(set) var problems: [Diagnostic] = []
    private var open: [String] = []
    /// The number of inclusions, whose limit is for files that include each other in all orders.
    private var count = 0
    let path: String
    let reader: ProjectReader

    init(_ path: String, _ reader: ProjectReader) throws(DiagnosticError) {
        self.path = path
        self.reader = reader
        tree = try read(path, base: path.folder)
    }

    private mutating func read(_ path: String, base: String) throws(DiagnosticError) -> UserValue {
        count += 1
        guard !open.contains(path), count <= 1_000 else { return .mapping([:]) }
        open.append(path)
        defer { open.removeLast() }
        let own = try reader.files.yaml(path) ?? .mapping([:])
        var merged = UserValue.mapping([:])
        for include in own["include"]?.elements ?? [] {
            // A variable is taken as one that is not set, which XcodeGen reads as off.
            if let isOn = include["enable"], isOn.isOff || isOn.text?.hasPrefix("$") == true { continue }
            guard let name = include.text ?? include["path"]?.text else { continue }
            let file = AbsolutePath.resolve(name, from: path.folder)
            let isRelative = include["relativePaths"]?.isOff != true
            do throws(DiagnosticError) {
                merged = merged.merging(try read(file, base: isRelative ? file.folder : base))
            } catch {
                problems += error.diagnostics
            }
        }
        return merged.merging(own.withAbsolutePaths(in: base))
    }

    func applyingTemplates(to target: UserValue, named name: String) -> UserValue {
        var used = Set<String>()
        let merged = merged(target, depth: 0, &used)
        var attributes = merged["templateAttributes"]?.mapping.compactMapValues(\.text) ?? [:]
        attributes["target_name"] = name
        return merged.replacingAttributes(attributes)
    }

    /// Each template is merged once, where it is used last, because templates that use others twice would double the
    /// work with each level.
    private func merged(_ target: UserValue, depth: Int, _ used: inout Set<String>) -> UserValue {
        guard depth < 20 else { return target }
        let names = (target["templates"]?.texts ?? []).reversed().filter { used.insert($0).inserted }
        let below = names.compactMap { tree["targetTemplates"]?[$0] }
            .map { merged($0, depth: depth + 1, &used) }.reversed()
        return below.reduce(UserValue.mapping([:])) { $0.merging($1) }.merging(target)
    }
}

extension UserValue {
    /// The items of a list, or the value itself.
    var elements: [UserValue] { list.nonEmpty ?? [self] }

    var isOff: Bool { text.map { ["false", "no", "0"].contains($0.lowercased()) } ?? false }

    /// Returns the tree with `${name}` replaced in all texts and keys.
    func replacingAttributes(_ attributes: [String: String]) -> UserValue {
        let replace = { (text: String) in
            attributes.sorted { $0.key < $1.key }.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
        }
        switch self {
        case .list(let list): return .list(list.map { $0.replacingAttributes(attributes) })
        case .mapping(let mapping):
            let entries = mapping.map { (replace($0.key), $0.value.replacingAttributes(attributes)) }
            return .mapping(Dictionary(entries) { first, _ in first })
        default: return text.map { .text(replace($0)) } ?? self
        }
    }

    func merging(_ other: UserValue) -> UserValue {
        if case .list(let old) = self, case .list(let new) = other { return .list(old + new) }
        guard case .mapping(let old) = self, case .mapping(let new) = other else { return other }
        let merged = new.reduce(into: old) { result, entry in
            if entry.key.hasSuffix(":REPLACE") {
                result[String(entry.key.dropLast(":REPLACE".count))] = entry.value
            } else {
                result[entry.key] = result[entry.key]?.merging(entry.value) ?? entry.value
            }
        }
        return .mapping(merged)
    }

    /// The places of paths in a specification, in which `*` stands for any key, and `[]` for the elements of a list.
    private static let pathsOfTargets = [
        ["sources", "[]"], ["sources", "[]", "path"], ["configFiles", "*"], ["scheme", "testPlans", "[]", "path"],
    ]
    private static let paths =
        ["targets", "targetTemplates"].flatMap { key in pathsOfTargets.map { [key, "*"] + $0 } } + [
            ["configFiles", "*"], ["packages", "*", "path"], ["localPackages", "[]"],
            ["schemes", "*", "test", "testPlans", "[]", "path"],
        ]

    fileprivate func withAbsolutePaths(in base: String) -> UserValue {
        Self.paths.reduce(self) { $0.withAbsolutePath(at: $1[...], in: base) }
    }

    private func withAbsolutePath(at place: ArraySlice<String>, in base: String) -> UserValue {
        let rest = place.dropFirst()
        switch (place.first, self) {
        case (nil, _): return text.map { .text(AbsolutePath.resolve($0, from: base)) } ?? self
        case ("[]", .list(let list)): return .list(list.map { $0.withAbsolutePath(at: rest, in: base) })
        case ("[]", _): return .list([withAbsolutePath(at: rest, in: base)])
        case (let key?, .mapping(var table)):
            // A key may be followed by `:REPLACE`.
            for name in table.keys where key == "*" || name.prefix(while: { $0 != ":" }) == key {
                table[name] = table[name]?.withAbsolutePath(at: rest, in: base)
            }
            return .mapping(table)
        default: return self
        }
    }
}
