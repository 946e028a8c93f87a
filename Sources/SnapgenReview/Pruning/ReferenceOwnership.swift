package import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenScan

/// The references that snapgen has certainly named, and that tests of other configurations do not use.
///
/// A file without a test may belong to a test that no plan contains, such as one that a person wrote. It is snapgen's
/// if it lies in the folder of a suite, which has no other tests, or has the name of an entry, now or in the committed
/// tests.
package struct ReferenceOwnership: Sendable {
    package typealias Other = (name: String, folder: String, planned: PlannedReferences)
    /// An entry of generated tests: the folder of its references, and the beginnings of their names without environments.
    typealias Entry = (folder: RelativePath?, titles: [String])

    private var suites: Set<RelativePath> = []
    /// The beginnings of names without environments, by the folder; `nil` for that of all references.
    private var names: [RelativePath?: Set<String>] = [:]
    /// Those of the committed tests.
    private var committedNames: [RelativePath?: Set<String>] = [:]
    private var environments: Set<String> = []
    private let others: [Other]

    /// `committed` are the texts of generated tests in a commit; a template of the user's own may name references
    /// otherwise than the plan.
    package init(
        of inventory: ReferenceInventory, _ committed: [String] = [], in configuration: Configuration,
        _ targets: Set<String>, hasOwnTemplate: Bool = false, others: [Other] = []
    ) {
        self.others = others
        let planned = inventory.planned.all + inventory.skipped.all
        let chosen = Set(planned.filter { $0.entry.settings.references != nil }.compactMap(\.path.parent))
        let isSuite = { (folder: RelativePath?) -> Bool in
            guard let folder, !chosen.contains(folder) else { return false }
            let parts = folder.components
            return configuration.references.naming == .prefireSplit && parts.count == 1
                && folder.string.hasSuffix("Tests.generated")
                || parts.count == 2 && targets.contains(String(parts[0]))
        }
        // Those of batches that no entry uses any more, too.
        environments = Set(planned.compactMap(\.planned.environment))
            .union(configuration.environments.batches.flatMap { BatchExpander.planned($0).environments }.map(\.name))
        let committed = committed.flatMap { Self.entries(in: $0, configuration.references.naming.pattern) }
        for entry in committed { committedNames[entry.folder, default: []].formUnion(entry.titles) }
        for entry in committed + (hasOwnTemplate ? [] : planned.compactMap(Self.entry)) {
            if let folder = entry.folder, isSuite(folder) { suites.insert(folder) }
            names[entry.folder, default: []].formUnion(entry.titles)
        }
    }

    func reasonToKeep(_ path: RelativePath, in folder: String) -> String? {
        if let other = others.first(where: { Self.uses($0, "\(folder)/\(path)") }) {
            return "a test of '\(other.name)' uses it"
        }
        let isOwn = ReferenceNameParts(path).map { parts in
            parts.folder.map(suites.contains) == true || isNamed(parts, in: names)
        }
        return isOwn == true ? nil : "may be the reference of a test that snapgen did not write"
    }

    /// Returns whether committed tests have named a file, whatever names tests get now.
    func isCommitted(_ path: RelativePath) -> Bool {
        ReferenceNameParts(path).map { isNamed($0, in: committedNames) } ?? false
    }

    private func isNamed(_ parts: ReferenceNameParts, in names: [RelativePath?: Set<String>]) -> Bool {
        let titles = names[parts.folder] ?? []
        if titles.contains(parts.stem) { return true }
        return environments.contains { environment in
            guard !environment.isEmpty, parts.stem.hasSuffix("-\(environment)") else {
                return parts.stem == environment
            }
            return titles.contains(String(parts.stem.dropLast(environment.count + 1)))
        }
    }

    private static func uses(_ other: Other, _ path: String) -> Bool {
        ProjectRoot(other.folder).relative(path).flatMap(other.planned.matching) != nil
    }

    /// Reads the entries of a file with generated tests.
    ///
    ///     .init("Cart", folder: "ShopTests/Shop", samples: [.init("1", stem: "Full")], file: "Cart.swift")
    static func entries(in text: String, _ pattern: NamePattern? = nil) -> [Entry] {
        let entry = /\.init\(\s*"((?:[^"\\]|\\.)*)",\s*folder: "((?:[^"\\]|\\.)*)"(?:(?!\bfile: )[\s\S])*/
        let stem = /\bstem: "((?:[^"\\]|\\.)*)"/
        let value = /"((?:[^"\\]|\\.)*)": "((?:[^"\\]|\\.)*)"/
        return text.matches(of: entry).map { match in
            let stems = match.0.matches(of: stem).map { Self.text($0.1) }
            let values = match.0.matches(of: value).map { (Self.text($0.1), Self.text($0.2)) }
            var pattern = pattern
            pattern?.values = Dictionary(values) { first, _ in first }
            let patterned = pattern?.wildcards(in: [:]).map { String($0.prefix { $0 != "." }) } ?? []
            return (RelativePath(Self.text(match.2)), [Self.text(match.1)] + stems + patterned)
        }
    }

    private static func text(_ literal: Substring) -> String {
        String(literal).replacing(#"\""#, with: "\"").replacing(#"\\"#, with: "\\")
    }

    private static func entry(of reference: PlannedReference) -> Entry? {
        guard let stem = ReferenceNameParts(reference.path)?.stem else { return nil }
        let environment = reference.planned.environment ?? ""
        let title = stem.hasSuffix("-\(environment)") ? String(stem.dropLast(environment.count + 1)) : stem
        return (reference.path.parent, [environment.isEmpty ? stem : title])
    }
}
