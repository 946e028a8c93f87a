package import SnapgenModel

/// An XcodeGen specification with its includes.
///
/// The rules are those of XcodeGen's "Project Spec" documentation: included files are merged first, tables key by key and
/// lists by appending, `KEY:REPLACE` replaces instead, and paths in an included file are relative to it unless
/// `relativePaths` is off.
struct XcodeGenSpecification {
    /// The merged tree, in which all paths are absolute.
    private(set) var tree: PropertyTree = .table([:])
    /// The files that are being read, outermost first.
    private var open: [String] = []
    /// The number of inclusions, and its limit against files that include each other in all orders.
    private var count = 0
    private static let mostInclusions = 1_000
    private let files: any ProjectFiles

    /// Reads a specification.
    ///
    /// - Throws: The diagnostics of a file that cannot be read or is not valid YAML.
    init(_ path: String, in files: any ProjectFiles) throws(DiagnosticError) {
        self.files = files
        tree = try read(path, base: path.folder)
    }

    private mutating func read(_ path: String, base: String) throws(DiagnosticError) -> PropertyTree {
        count += 1
        guard !open.contains(path), count <= Self.mostInclusions else { return .table([:]) }
        open.append(path)
        defer { open.removeLast() }
        let own = try files.yaml(path) ?? .table([:])
        var merged = PropertyTree.table([:])
        for include in Include.all(in: own) {
            let file = AbsolutePath.resolve(include.path, from: path.folder)
            merged = merged.merging(try read(file, base: include.isRelative ? file.folder : base))
        }
        return merged.merging(own.withAbsolutePaths(in: base))
    }

    /// An element of `include`.
    private struct Include {
        var path: String
        var isRelative = true

        static func all(in tree: PropertyTree) -> [Include] {
            let value = tree["include"]
            let elements = value?.list ?? []
            return (elements.isEmpty ? [value].compactMap { $0 } : elements).compactMap(Include.init)
        }

        init?(_ tree: PropertyTree) {
            guard let path = tree.text ?? tree["path"]?.text, tree["enable"]?.isOff != true else { return nil }
            self.path = path
            isRelative = tree["relativePaths"]?.isOff != true
        }
    }
}

extension PropertyTree {
    /// Indicates whether the value is a flag that is off.
    var isOff: Bool { text.map { ["false", "no", "0"].contains($0.lowercased()) } ?? false }

    /// Returns the tree with another one merged over it.
    func merging(_ other: PropertyTree) -> PropertyTree {
        switch (self, other) {
        case (.table(let old), .table(let new)): .table(Self.merging(old, new))
        case (.list(let old), .list(let new)): .list(old + new)
        default: other
        }
    }

    /// The end of a key whose value is not merged.
    private static let replaceMarker = ":REPLACE"

    private static func merging(
        _ old: [String: PropertyTree], _ new: [String: PropertyTree]
    ) -> [String: PropertyTree] {
        new.reduce(into: old) { result, entry in
            if entry.key.hasSuffix(replaceMarker) {
                result[String(entry.key.dropLast(replaceMarker.count))] = entry.value
            } else {
                result[entry.key] = result[entry.key]?.merging(entry.value) ?? entry.value
            }
        }
    }

    /// Returns a specification in which the paths of sources, settings files, packages and test plans are absolute.
    fileprivate func withAbsolutePaths(in base: String) -> PropertyTree {
        guard case .table(var table) = self else { return self }
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
        return .table(table)
    }

    private func target(withPathsIn base: String) -> PropertyTree {
        replacing("sources") { sources in
            sources.mappingElements { $0.absolute(in: base).replacing("path") { $0.absolute(in: base) } }
        }
        .replacing("configFiles") { $0.mappingValues { $0.absolute(in: base) } }
        .replacing("scheme") { $0.withTestPlans(in: base) }
    }

    private func withTestPlans(in base: String) -> PropertyTree {
        replacing("testPlans") { $0.mappingElements { $0.replacing("path") { $0.absolute(in: base) } } }
    }

    private func absolute(in base: String) -> PropertyTree {
        text.map { .text(AbsolutePath.resolve($0, from: base)) } ?? self
    }

    /// Returns the tree with the value of a key replaced, with and without `:REPLACE`.
    private func replacing(_ key: String, _ change: (PropertyTree) -> PropertyTree) -> PropertyTree {
        guard case .table(var table) = self else { return self }
        for key in [key, "\(key)\(Self.replaceMarker)"] { table[key] = table[key].map(change) }
        return .table(table)
    }

    private func mappingValues(_ change: (PropertyTree) -> PropertyTree) -> PropertyTree {
        if case .table(let table) = self { .table(table.mapValues(change)) } else { self }
    }

    /// Returns the tree with each element of a list changed; anything else counts as a list of one.
    private func mappingElements(_ change: (PropertyTree) -> PropertyTree) -> PropertyTree {
        if case .list(let list) = self { .list(list.map(change)) } else { .list([change(self)]) }
    }
}
