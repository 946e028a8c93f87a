import SnapgenModel

/// An XcodeGen specification with its includes.
///
/// The rules are those of XcodeGen's "Project Spec" documentation: included files are merged first, tables key by key and
/// lists by appending, `KEY:REPLACE` replaces instead, and paths in an included file are relative to it unless
/// `relativePaths` is off.
struct XcodeGenSpecification {
    /// The merged tree, in which all paths are absolute.
    private(set) var tree: UserValue = .mapping([:])
    /// The files that are being read, outermost first.
    private var open: [String] = []
    /// The number of inclusions, and its limit against files that include each other in all orders.
    private var count = 0
    private static let mostInclusions = 1_000
    private let files: any ProjectFiles

    init(_ path: String, in files: any ProjectFiles) throws(DiagnosticError) {
        self.files = files
        tree = try read(path, base: path.folder)
    }

    private mutating func read(_ path: String, base: String) throws(DiagnosticError) -> UserValue {
        count += 1
        guard !open.contains(path), count <= Self.mostInclusions else { return .mapping([:]) }
        open.append(path)
        defer { open.removeLast() }
        let own = try files.yaml(path) ?? .mapping([:])
        var merged = UserValue.mapping([:])
        for include in Include.all(in: own) {
            let file = AbsolutePath.resolve(include.path, from: path.folder)
            merged = merged.merging(try read(file, base: include.isRelative ? file.folder : base))
        }
        return merged.merging(own.withAbsolutePaths(in: base))
    }

    /// Returns a target with its templates merged below it and their attributes replaced.
    func applyingTemplates(to target: UserValue, named name: String) -> UserValue {
        var used = Set<String>()
        let merged = merged(target, depth: 0, &used)
        var attributes = merged["templateAttributes"]?.mapping.compactMapValues(\.text) ?? [:]
        attributes["target_name"] = name
        return merged.replacingAttributes(attributes)
    }

    /// Returns a target or template with its templates merged below it.
    ///
    /// Each template is merged once, where it is used last, because templates that use others twice would double the
    /// work with each level.
    private func merged(_ target: UserValue, depth: Int, _ used: inout Set<String>) -> UserValue {
        guard depth < Self.deepestTemplate else { return target }
        let names = (target["templates"]?.texts ?? []).reversed().filter { used.insert($0).inserted }
        let below = names.compactMap { tree["targetTemplates"]?[$0] }
            .map { merged($0, depth: depth + 1, &used) }.reversed()
        return below.reduce(UserValue.mapping([:])) { $0.merging($1) }.merging(target)
    }

    private static let deepestTemplate = 20

    /// An element of `include`.
    private struct Include {
        var path: String
        var isRelative = true

        static func all(in tree: UserValue) -> [Include] {
            let value = tree["include"]
            let elements = value?.list ?? []
            return (elements.isEmpty ? [value].compactMap { $0 } : elements).compactMap(Include.init)
        }

        init?(_ tree: UserValue) {
            guard let path = tree.text ?? tree["path"]?.text, tree["enable"]?.isOff != true else { return nil }
            self.path = path
            isRelative = tree["relativePaths"]?.isOff != true
        }
    }
}

extension UserValue {
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

    /// Returns the tree with another one merged over it.
    func merging(_ other: UserValue) -> UserValue {
        switch (self, other) {
        case (.mapping(let old), .mapping(let new)): .mapping(Self.merging(old, new))
        case (.list(let old), .list(let new)): .list(old + new)
        default: other
        }
    }

    /// The end of a key whose value is not merged.
    private static let replaceMarker = ":REPLACE"

    private static func merging(
        _ old: [String: UserValue], _ new: [String: UserValue]
    ) -> [String: UserValue] {
        new.reduce(into: old) { result, entry in
            if entry.key.hasSuffix(replaceMarker) {
                result[String(entry.key.dropLast(replaceMarker.count))] = entry.value
            } else {
                result[entry.key] = result[entry.key]?.merging(entry.value) ?? entry.value
            }
        }
    }

    /// Returns a specification in which the paths of sources, settings files, packages and test plans are absolute.
    fileprivate func withAbsolutePaths(in base: String) -> UserValue {
        guard case .mapping(var table) = self else { return self }
        for key in table.keys {
            switch key.prefix(while: { $0 != ":" }) {
            case "targets", "targetTemplates":
                table[key] = table[key]?.mappingValues { $0.target(withPathsIn: base) }
            case "configFiles": table[key] = table[key]?.mappingValues { $0.absolute(in: base) }
            case "packages": table[key] = table[key]?.mappingValues { $0.replacing("path") { $0.absolute(in: base) } }
            case "localPackages": table[key] = table[key]?.mappingElements { $0.absolute(in: base) }
            case "schemes":
                table[key] = table[key]?.mappingValues { scheme in
                    scheme.replacing("test") { $0.withTestPlans(in: base) }
                }
            default: break
            }
        }
        return .mapping(table)
    }

    private func target(withPathsIn base: String) -> UserValue {
        replacing("sources") { sources in
            sources.mappingElements { $0.absolute(in: base).replacing("path") { $0.absolute(in: base) } }
        }
        .replacing("configFiles") { $0.mappingValues { $0.absolute(in: base) } }
        .replacing("scheme") { $0.withTestPlans(in: base) }
    }

    private func withTestPlans(in base: String) -> UserValue {
        replacing("testPlans") { $0.mappingElements { $0.replacing("path") { $0.absolute(in: base) } } }
    }

    private func absolute(in base: String) -> UserValue {
        text.map { .text(AbsolutePath.resolve($0, from: base)) } ?? self
    }

    /// Returns the tree with the value of a key replaced, with and without `:REPLACE`.
    private func replacing(_ key: String, _ change: (UserValue) -> UserValue) -> UserValue {
        guard case .mapping(var table) = self else { return self }
        for key in [key, "\(key)\(Self.replaceMarker)"] { table[key] = table[key].map(change) }
        return .mapping(table)
    }

    private func mappingValues(_ change: (UserValue) -> UserValue) -> UserValue {
        if case .mapping(let table) = self { .mapping(table.mapValues(change)) } else { self }
    }

    /// Returns the tree with each element of a list changed; anything else counts as a list of one.
    private func mappingElements(_ change: (UserValue) -> UserValue) -> UserValue {
        if case .list(let list) = self { .list(list.map(change)) } else { .list([change(self)]) }
    }
}
