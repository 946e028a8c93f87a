package import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel
import SnapgenNames
import SnapgenPlan
package import SnapgenScan

package struct ReferenceMoves: Equatable, Encodable, Sendable {
    /// A file that gets another name, both below the root.
    package struct Move: Hashable, Encodable, Sendable {
        package var from: String
        package var to: String

        package init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    package private(set) var schema = "snapgen.moves/1"
    /// The moves, ordered by where the files are; no two of one file, nor to one place.
    package var moves: [Move]
    /// Warnings about files that cannot be moved, or that belong to no preview.
    package var diagnostics: [Diagnostic]

    package init(moves: [Move], diagnostics: [Diagnostic]) {
        self.moves = moves
        self.diagnostics = diagnostics
    }

    /// The moves that lead from one plan of a catalog to another.
    ///
    /// - Parameters:
    ///   - catalog: resolved; entries that take no part explain files that belong to nothing.
    ///   - old: the configuration that the files were named by.
    ///   - new: the configuration that they will be named by.
    ///   - files: the references that exist, below the root.
    ///   - isComplete: whether files are listed that do not exist.
    ///   - fromFormerTitles: whether files of previews that are called after their views are named by numbers.
    package init(
        of catalog: Catalog, from old: Configuration, to new: Configuration, files: [String], isComplete: Bool = false,
        fromFormerTitles: Bool = false
    ) {
        let before = ReferenceIndex(fromFormerTitles ? catalog.withFormerTitles : catalog, old)
        let after = ReferenceIndex(catalog, new)
        let present = Set(files)
        let wanted = before.references.flatMap { key, from in
            after.references[key].map { Self.moves(from: from, to: $0, files: files, isOpen: key.sample == 0) } ?? []
        }
        let ordered = Set(wanted).filter { isComplete || present.contains($0.from) }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        let (distinct, contested) = Self.distinct(ordered)
        let (free, blocked) = Self.free(distinct, in: present)
        moves = free
        let leftovers = before.leftovers(among: files, movedTo: after, catalog, old)
        let untold = before.untold(among: files, from: old.references.naming, to: new.references.naming)
        diagnostics = (contested + blocked + leftovers + untold).sortedByPlace()
    }

    /// The folders, below the root, in which references of a catalog lie.
    package static func folders(of catalog: Catalog, _ configuration: Configuration) -> Set<String> {
        Set(
            ReferenceIndex(catalog, configuration).references.values.map(Self.folder)
                + [configuration.references.folder.string])
    }

    package static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// A move, or the moves of all files that match a name with a `*`.
    private static func moves(from: String, to: String, files: [String], isOpen: Bool) -> [Move] {
        guard isOpen else { return [Move(from: from, to: to)] }
        return files.compactMap { file in
            guard let sample = sample(of: file, in: from), Int(sample) != nil else { return nil }
            return Move(from: file, to: to.replacing(ReferenceName.anySample, with: sample))
        }
    }

    /// The part of a file's name in place of the `*` of a reference; `nil` where the reference does not match the file.
    fileprivate static func sample(of file: String, in reference: String) -> Substring? {
        let parts = reference.split(separator: ReferenceName.anySample, omittingEmptySubsequences: false)
        guard let head = parts.first, let tail = parts.last, parts.count == 2 else { return nil }
        guard file.hasPrefix(head), file.hasSuffix(tail), file.count > head.count + tail.count else { return nil }
        return file.dropFirst(head.count).dropLast(tail.count)
    }

    /// Each file once.
    private static func distinct(_ moves: [Move]) -> ([Move], [Diagnostic]) {
        var seen: [String: String] = [:]
        var diagnostics: [Diagnostic] = []
        let kept = moves.filter { move in
            guard let first = seen[move.from] else {
                seen[move.from] = move.to
                return true
            }
            diagnostics.append(
                warning(
                    move.from, "several previews share this reference; copy it to '\(move.to)', it moves to '\(first)'")
            )
            return false
        }
        return (kept, diagnostics)
    }

    /// The moves to places that are free, one to each.
    private static func free(_ moves: [Move], in files: Set<String>) -> ([Move], [Diagnostic]) {
        var taken: [String: String] = [:]
        var diagnostics: [Diagnostic] = []
        let kept = moves.filter { move in
            if move.from == move.to { return false }
            if let first = taken.updateValue(move.from, forKey: move.to) {
                diagnostics.append(warning(move.from, "'\(first)' becomes '\(move.to)' as well; remove one of the two"))
                return false
            }
            guard files.contains(move.to) else { return true }
            diagnostics.append(warning(move.from, "'\(move.to)' exists already; remove one of the two files"))
            return false
        }
        return (kept, diagnostics)
    }

    fileprivate static func warning(_ path: String, _ message: String) -> Diagnostic {
        Diagnostic(.unmatchedReference, .warning, message, path: path)
    }
}

extension Catalog {
    /// The catalog in which previews that are called after their views have their titles by number.
    fileprivate var withFormerTitles: Catalog {
        var catalog = self
        for index in entries.indices {
            catalog.entries[index].title = entries[index].declaration.formerTitle ?? entries[index].title
        }
        return catalog
    }
}

private struct ReferenceIndex {
    /// A sample in an environment; the sample 0 means all, if they are determined at run time.
    struct Key: Hashable {
        var entry: String
        var environment: String?
        var sample: Int
    }

    private(set) var references: [Key: String] = [:]

    init(_ catalog: Catalog, _ configuration: Configuration) {
        let plan = TestPlanner.migrating(configuration).plan(catalog)
        let lister = CaseLister(configuration, batches: plan.batches)
        for test in plan.suites.flatMap(\.tests) {
            for environment in lister.environments(of: test) {
                for sample in lister.samples(of: test, in: environment) {
                    let key = Key(entry: test.entry.id, environment: environment, sample: sample.number)
                    references[key] = "\(lister.folder(of: test))/\(test.file(of: sample, in: environment))"
                }
            }
        }
    }

    /// A warning for each file whose new name depends on a label that is determined at run time.
    func untold(among files: [String], from old: ReferenceNaming, to new: ReferenceNaming) -> [Diagnostic] {
        let open = references.filter { $0.key.sample == 0 }.map(\.value)
        guard old != new, !old.keepsOldNames, !open.isEmpty else { return [] }
        return files.filter { file in
            open.contains { reference in
                guard let sample = ReferenceMoves.sample(of: file, in: reference) else { return false }
                return old == .numbered || Int(sample) == nil
            }
        }.map { file in
            ReferenceMoves.warning(file, "its new name is known at run time only; move it manually, or record it again")
        }
    }

    /// A warning for each picture in the folders of the references that is not a reference.
    func leftovers(
        among files: [String], movedTo after: ReferenceIndex, _ catalog: Catalog, _ configuration: Configuration
    ) -> [Diagnostic] {
        let known = Set(references.values).union(after.references.values)
        let open = known.filter { $0.contains(ReferenceName.anySample) }.map { Glob($0) }
        let folders = Set(references.values.map(ReferenceMoves.folder) + [configuration.references.folder.string])
        let stems = skippedStems(of: catalog, configuration)
        return files.filter { file in
            file.hasSuffix(".png") && folders.contains(ReferenceMoves.folder(of: file)) && !known.contains(file)
                && !open.contains { $0.matches(file) }
        }.map { ReferenceMoves.warning($0, Self.reason($0, stems)) }
    }

    private static func reason(_ file: String, _ skipped: [(stem: String, entry: CatalogEntry)]) -> String {
        let name = file.split(separator: "/").last ?? ""
        if name.contains("-accessibility.") { return "was made by AccessibilitySnapshot, which snapgen does not use" }
        let owner = skipped.first { name.hasPrefix("\($0.stem).") || name.hasPrefix("\($0.stem)-") }?.entry
        guard let owner else { return "belongs to no preview; remove it, or look for the preview that it showed" }
        return "belongs to '\(owner.title)', which is skipped: \(owner.reason ?? "")"
    }

    /// The beginnings of the references' names of entries that take no part, longest first.
    private func skippedStems(
        of catalog: Catalog, _ configuration: Configuration
    ) -> [(stem: String, entry: CatalogEntry)] {
        let namer = EntryNamer(configuration, catalog: catalog, legacy: PrefireNames.init)
        let stems = catalog.entries.filter { $0.status == .skipped }.flatMap { entry in
            let names = namer.names(of: entry)
            let all = [names.stem ?? entry.title] + (names.samples ?? []).compactMap(\.stem)
            return all.map { (stem: $0, entry: entry) }
        }
        return stems.sorted { ($0.stem.count, $1.stem) > ($1.stem.count, $0.stem) }
    }
}

extension Pipeline {
    /// Lists the moves that give the references other names than the configured ones, or the current names to the
    /// references of previews that were called by their numbers.
    ///
    /// - Parameters:
    ///   - naming: the new names; `nil` for the configured ones, from former titles.
    ///   - references: the new folder; `nil` for the configured one.
    ///   - isComplete: whether references are listed that do not exist.
    /// - Returns: the moves, and the diagnostics of the plan with the configured names.
    package func referenceMoves(
        to naming: ReferenceNaming?, in references: RelativePath? = nil, isComplete: Bool, progress: Progress? = nil
    ) throws(DiagnosticError) -> (ReferenceMoves, [Diagnostic]) {
        let run = try run(to: .plan, progress: progress)
        let configuration = project.configuration
        var wanted = configuration
        wanted.references.naming = naming ?? configuration.references.naming
        wanted.references.folder = references ?? wanted.references.folder
        let folders = [configuration, wanted].map { ReferenceMoves.folders(of: run.catalog, $0) }
        let files = project.files(in: folders[0].union(folders[1]))
        let moves = ReferenceMoves(
            of: run.catalog, from: configuration, to: wanted, files: files, isComplete: isComplete,
            fromFormerTitles: naming == nil)
        return (moves, run.plan.diagnostics)
    }
}
