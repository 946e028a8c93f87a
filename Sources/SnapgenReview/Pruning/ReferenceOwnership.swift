package import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenScan

/// The references that snapgen has certainly named, and that tests of other configurations do not use.
///
/// A file without a test may belong to a test that no plan contains, such as one that a person wrote. It is snapgen's if it
/// lies in the folder of a suite, which has no other tests, or has the name of an entry, now or in the committed tests.
package struct ReferenceOwnership: Sendable {
    package struct Other: Sendable {
        package var name: String
        /// The folder of its references, absolute.
        package var folder: String
        package var planned: PlannedReferences

        package init(name: String, folder: String, planned: PlannedReferences) {
            self.name = name
            self.folder = folder
            self.planned = planned
        }
    }

    /// The folders of suites, where all names are snapgen's.
    private var suites: Set<RelativePath> = []
    /// The folders of entries with the beginnings of their names.
    private var names: Set<[String]> = []
    private var environments: Set<String> = []
    private let others: [Other]

    /// Judges the references of a configuration; `others` are those of other configurations in the same folder.
    ///
    /// A template of the user's own may name references otherwise than the plan.
    package init(
        of inventory: ReferenceInventory, _ committed: [CommittedEntry] = [], in configuration: Configuration,
        _ targets: Set<String>, hasOwnTemplate: Bool = false, others: [Other] = []
    ) {
        self.others = others
        let planned = inventory.planned.all + inventory.skipped.all
        let chosen = Set(planned.filter { $0.entry.settings.references != nil }.compactMap(\.path.parent))
        let isSuite = { (folder: RelativePath?) -> Bool in
            guard let folder, !chosen.contains(folder) else { return false }
            let parts = folder.components
            return configuration.naming == .prefireSplit && parts.count == 1
                && folder.string.hasSuffix("Tests.generated")
                || parts.count == 2 && targets.contains(String(parts[0]))
        }
        // Those of batches that no entry uses any more, too.
        environments = Set(planned.compactMap(\.planned.environment))
            .union(configuration.batches.flatMap(BatchExpander.environments).map(\.name))
        let entries = committed + (hasOwnTemplate ? [] : planned.compactMap(CommittedEntry.init))
        for entry in entries {
            if let folder = entry.folder, isSuite(folder) { suites.insert(folder) }
            for title in entry.titles { names.insert(Self.name(entry.folder, title)) }
        }
    }

    /// Returns the reason why a file that no test of the configuration uses must be kept, or `nil` if it is not in use.
    ///
    /// The folder of the references is absolute.
    func reasonToKeep(_ path: RelativePath, in folder: String) -> String? {
        if let other = others.first(where: { $0.uses("\(folder)/\(path)") }) {
            return "a test of '\(other.name)' uses it"
        }
        return isOwn(path) ? nil : "may be the reference of a test that snapgen did not write"
    }

    private static func name(_ folder: RelativePath?, _ title: String) -> [String] { [folder?.string ?? "", title] }

    private func isOwn(_ path: RelativePath) -> Bool {
        guard let parts = ReferenceNameParts(path) else { return false }
        if let folder = parts.folder, suites.contains(folder) { return true }
        if names.contains(Self.name(parts.folder, parts.stem)) { return true }
        return environments.contains { environment in
            guard !environment.isEmpty, parts.stem.hasSuffix("-\(environment)") else {
                return parts.stem == environment
            }
            let title = String(parts.stem.dropLast(environment.count + 1))
            return names.contains(Self.name(parts.folder, title))
        }
    }
}

extension ReferenceOwnership.Other {
    fileprivate func uses(_ path: String) -> Bool {
        guard path.hasPrefix("\(folder)/"), let path = RelativePath(String(path.dropFirst(folder.count + 1))) else {
            return false
        }
        return planned[path] != nil || planned.open(matching: path) != nil
    }
}

/// An entry of generated tests: the folder and the titles of its references.
package struct CommittedEntry: Equatable, Sendable {
    /// The folder below that of the references; `nil` for that folder itself.
    var folder: RelativePath?
    /// The beginnings of the names, without environments.
    var titles: [String]

    /// Reads the entries of a file with generated tests, as it is in a commit.
    ///
    ///     .init("Cart", folder: "ShopTests/Shop", samples: [.init("1", stem: "Full")], file: "Cart.swift")
    package static func entries(in text: String) -> [Self] {
        let literal = #""((?:[^"\\]|\\.)*)""#
        guard
            let entry = try? Regex(#"\.init\(\s*\#(literal),\s*folder: \#(literal)(?:(?!\bfile: )[\s\S])*"#),
            let stem = try? Regex(#"\bstem: \#(literal)"#)
        else { return [] }
        return text.matches(of: entry).map { match in
            let stems = text[match.range].matches(of: stem).map { Self.text($0[1]) }
            return Self(folder: RelativePath(Self.text(match[2])), titles: [Self.text(match[1])] + stems)
        }
    }

    private static func text(_ literal: AnyRegexOutput.Element) -> String {
        (literal.substring.map(String.init) ?? "").replacing(#"\""#, with: "\"").replacing(#"\\"#, with: "\\")
    }

    private init(folder: RelativePath?, titles: [String]) {
        self.folder = folder
        self.titles = titles
    }

    fileprivate init?(_ reference: PlannedReference) {
        guard let stem = ReferenceNameParts(reference.path)?.stem else { return nil }
        let environment = reference.planned.environment ?? ""
        let title = stem.hasSuffix("-\(environment)") ? String(stem.dropLast(environment.count + 1)) : stem
        self.init(folder: reference.path.parent, titles: [environment.isEmpty ? stem : title])
    }
}
