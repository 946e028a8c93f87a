package import SnapgenConfiguration
package import SnapgenModel
import SnapgenPlan
package import SnapgenScan

package struct ReferenceMoves: Equatable, Encodable, Sendable {
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
    package var diagnostics: [Diagnostic]

    package init(moves: [Move], diagnostics: [Diagnostic]) {
        self.moves = moves
        self.diagnostics = diagnostics
    }

    /// - Parameter isComplete: Indicates whether files are listed that do not exist.
    package init(
        of catalog: Catalog, from old: Configuration, to new: Configuration, isComplete: Bool = false,
        files list: (Set<String>) -> [String]
    ) {
        let before = ReferenceIndex(catalog, old)
        let after = ReferenceIndex(catalog, new)
        let files = list(before.folders.union(after.folders))
        let present = Set(files)
        let wanted = before.references.flatMap { key, from in
            after.references[key].map { Self.moves(from: from, to: $0, files: files, isOpen: key.sample == 0) } ?? []
        }
        self.init(
            moves: [],
            diagnostics: before.leftovers(among: files, movedTo: after) + before.untold(among: files, in: new))
        let moves = Set(wanted).filter { isComplete || present.contains($0.from) }
        add(moves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }, among: present)
        diagnostics = diagnostics.sortedByPlace()
    }

    package static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// A move, or the moves of all files that match a name with a `*`.
    private static func moves(from: String, to: String, files: [String], isOpen: Bool) -> [Move] {
        guard isOpen else { return [Move(from: from, to: to)] }
        return files.compactMap { file in
            guard let sample = sample(of: file, in: from), Int(sample) != nil else { return nil }
            return Move(from: file, to: to.replacing(PlannedCase.anySample, with: sample))
        }
    }

    /// The part of a file's name in place of the `*` of a reference; `nil` where the reference does not match the file.
    fileprivate static func sample(of file: String, in reference: String) -> Substring? {
        let parts = reference.split(separator: PlannedCase.anySample, omittingEmptySubsequences: false)
        guard let head = parts.first, let tail = parts.last, parts.count == 2 else { return nil }
        guard file.hasPrefix(head), file.hasSuffix(tail), file.count > head.count + tail.count else { return nil }
        return file.dropFirst(head.count).dropLast(tail.count)
    }

    private mutating func add(_ wanted: [Move], among files: Set<String>) {
        var places: [String: String] = [:]
        var taken: [String: String] = [:]
        for move in wanted {
            if let first = places[move.from] {
                warn(move, "several previews share this reference; copy it to '\(move.to)', it moves to '\(first)'")
                continue
            }
            places[move.from] = move.to
            if move.from == move.to { continue }
            if let first = taken.updateValue(move.from, forKey: move.to) {
                warn(move, "'\(first)' becomes '\(move.to)' as well; choose a naming in which they differ")
            } else if CaseLister.isTooLong(move.to) {
                warn(move, "its new name is too long for a file; give the preview a shorter one")
            } else if files.contains(move.to) {
                warn(move, "'\(move.to)' exists already; remove one of the two files")
            } else {
                moves.append(move)
            }
        }
    }

    private mutating func warn(_ move: Move, _ message: String) {
        diagnostics.append(Diagnostic(.unmatchedReference, .warning, message, path: move.from))
    }
}

private struct ReferenceIndex {
    /// A sample in an environment; the sample 0 means all, if they are determined at run time.
    struct Key: Hashable {
        var entry: String
        var environment: String?
        var sample: Int
    }

    private let catalog: Catalog
    private let configuration: Configuration
    private(set) var references: [Key: String] = [:]
    let folders: Set<String>

    init(_ catalog: Catalog, _ configuration: Configuration) {
        self.catalog = catalog
        self.configuration = configuration
        let plan = TestPlanner(configuration).plan(catalog)
        let lister = CaseLister(configuration, batches: plan.batches)
        for test in plan.suites.flatMap(\.tests) {
            for environment in lister.environments(of: test) {
                for sample in lister.samples(of: test, in: environment) {
                    let key = Key(entry: test.entry.id, environment: environment, sample: sample.number)
                    references[key] = "\(lister.folder(of: test))/\(lister.file(of: sample, test, in: environment))"
                }
            }
        }
        folders = Set(references.values.map(ReferenceMoves.folder) + [configuration.references.folder.string])
    }

    func untold(among files: [String], in new: Configuration) -> [Diagnostic] {
        let old = configuration.references.naming
        let open = references.filter { $0.key.sample == 0 }.map(\.value)
        guard old != new.references.naming, !old.keepsOldNames, !open.isEmpty else { return [] }
        let message = "its new name is known at run time only; move it manually, or record it again"
        return files.filter { file in
            open.compactMap { ReferenceMoves.sample(of: file, in: $0) }
                .contains { old == .numbered || Int($0) == nil }
        }.map { Diagnostic(.unmatchedReference, .warning, message, path: $0) }
    }

    /// A warning for each picture in the folders of the references that is not a reference.
    func leftovers(among files: [String], movedTo after: ReferenceIndex) -> [Diagnostic] {
        let known = Set(references.values).union(after.references.values)
        let open = known.filter { $0.contains(PlannedCase.anySample) }.map { Glob($0) }
        let stems = skippedStems(of: after.catalog)
        return files.filter { file in
            file.hasSuffix(".png") && folders.contains(ReferenceMoves.folder(of: file)) && !known.contains(file)
                && !open.contains { $0.matches(file) }
        }.map { Diagnostic(.unmatchedReference, .warning, Self.reason($0, stems), path: $0) }
    }

    private static func reason(_ file: String, _ skipped: [(stem: String, entry: CatalogEntry)]) -> String {
        let name = file.split(separator: "/").last ?? ""
        if name.contains("-accessibility.") { return "was made by AccessibilitySnapshot, which snapgen does not use" }
        let owner = skipped.first { name.hasPrefix("\($0.stem).") || name.hasPrefix("\($0.stem)-") }?.entry
        guard let owner else { return "belongs to no preview; remove it, or look for the preview that it showed" }
        return "belongs to '\(owner.title)', which is skipped: \(owner.reason ?? "")"
    }

    private func skippedStems(of catalog: Catalog) -> [(stem: String, entry: CatalogEntry)] {
        let namer = EntryNamer(configuration, catalog: catalog)
        let stems = catalog.entries.filter { $0.status == .skipped }.flatMap { entry in
            let names = namer.names(of: entry)
            let all = [names.stem ?? entry.title] + (names.samples ?? []).compactMap(\.stem)
            return all.map { (stem: $0, entry: entry) }
        }
        return stems.sorted { ($0.stem.count, $1.stem) > ($1.stem.count, $0.stem) }
    }
}
