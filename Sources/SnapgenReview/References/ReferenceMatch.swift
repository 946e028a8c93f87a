import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenScan

/// Each planned reference and each file has one state; a file that moves has that of its reference.
struct ReferenceMatch: Sendable {
    /// A planned reference without a file, by its path, and a file that it may have.
    typealias Pair = (reference: RelativePath, file: ReferenceFile)

    private(set) var references: [Reference] = []
    private var rest: [RelativePath: ReferenceFile]
    private var missing: [PlannedReference] = []

    /// The paths that a run has tested are the samples of a `*`; a file without a test is foreign if no test can have it.
    init(
        _ planned: PlannedReferences, skipped: PlannedReferences = PlannedReferences(), in listing: ReferenceListing,
        tested: [RelativePath] = [], isForeign: (RelativePath) -> Bool = { _ in false },
        renames: (_ missing: [PlannedReference], _ candidates: [ReferenceFile]) -> [Pair] = { _, _ in [] }
    ) {
        rest = Dictionary(listing.files.map { ($0.path, $0) }) { first, _ in first }
        let resolved = matchPaths(planned, tested)
        matchSpellings()
        matchOpen(planned, resolved: resolved)
        matchSkipped(skipped)
        for link in listing.brokenLinks where !missing.contains(where: { $0.path == link }) {
            rest[link] = ReferenceFile(path: link, bytes: 0, kind: .link)
        }
        matchOthers(listing)
        move(renames(missing, rest.values.sorted { $0.path < $1.path }), .renamed)
        matchNames()
        matchTitles()
        references += missing.map { Reference(path: $0.path, state: .missing, planned: $0) }
        references += rest.values.map { file in
            Reference(path: file.path, state: isForeign(file.path) ? .foreign : .orphaned, file: file)
        }
        references.sort { $0.path < $1.path }
    }

    private mutating func matchPaths(_ planned: PlannedReferences, _ tested: [RelativePath]) -> Set<RelativePath> {
        let unknown = tested.filter { planned[$0] == nil }
        let resolved = unknown.compactMap { path in planned.open(matching: path).map { (path, $0) } }
        for reference in planned.all.filter({ !$0.isOpen }) + resolved.map({ $1.resolved(to: $0) }) {
            if let file = rest.removeValue(forKey: reference.path) {
                add(.present, file, reference)
            } else {
                missing.append(reference)
            }
        }
        return Set(resolved.map(\.1.path))
    }

    private mutating func matchSpellings() {
        let variants = Dictionary(grouping: rest.values.filter { ![.link, .other].contains($0.kind) }) {
            Self.key($0.path)
        }
        if variants.isEmpty { return }
        let misspelled = missing.compactMap { reference -> Pair? in
            guard let files = variants[Self.key(reference.path)], files.count == 1 else { return nil }
            return (reference.path, files[0])
        }
        move(misspelled, .misplaced)
        for status in references where status.state == .present {
            for file in variants[Self.key(status.path)] ?? [] where rest.removeValue(forKey: file.path) != nil {
                add(.duplicate, file, status.planned, "equals '\(status.path)' on some file systems")
            }
        }
    }

    private static func key(_ path: RelativePath) -> String { SafeName.collisionKey(path.string) }

    private mutating func matchOpen(_ planned: PlannedReferences, resolved: Set<RelativePath>) {
        var found = resolved
        for file in rest.values {
            guard let reference = planned.open(matching: file.path) else { continue }
            found.insert(reference.path)
            rest[file.path] = nil
            add(.unknown, file, reference, "samples of '\(reference.entry.title)' are known at run time")
        }
        for reference in planned.all where reference.isOpen && !found.contains(reference.path) {
            references.append(
                Reference(
                    path: reference.path, state: .unknown, planned: reference, reason: "samples are known at run time"))
        }
    }

    private mutating func matchSkipped(_ skipped: PlannedReferences) {
        for file in rest.values {
            guard let reference = skipped[file.path] ?? skipped.open(named: file.path) else { continue }
            rest[file.path] = nil
            let reason = reference.entry.reason ?? "skipped"
            add(.skipped, file, reference, "of '\(reference.entry.title)': \(reason)")
        }
    }

    private mutating func matchOthers(_ listing: ReferenceListing) {
        for file in rest.values {
            let test = sequence(first: file.path, next: \.parent).lazy.compactMap { listing.testFiles[$0.parent] }.first
            guard test != nil || !file.isReference else { continue }
            rest[file.path] = nil
            let reason = file.kind == .link ? "is a symbolic link" : "has no name and content of a reference"
            add(.other, file, nil, test.map { "may be a reference of the test in '\($0)'" } ?? reason)
        }
    }

    private mutating func matchNames() {
        for count in [2, 1] {
            let ending = { (path: RelativePath) in path.components.suffix(count).joined(separator: "/") }
            let files = Dictionary(grouping: rest.values) { ending($0.path) }
            let wanted = Dictionary(grouping: missing) { ending($0.path) }
            let pairs = wanted.compactMap { ending, references -> Pair? in
                guard references.count == 1, let found = files[ending], found.count == 1 else { return nil }
                return (references[0].path, found[0])
            }
            move(pairs, .misplaced)
        }
    }

    /// Matches all references of an entry with those of the only similar title in their folder that has the same
    /// samples and environments.
    private mutating func matchTitles() {
        // If most names change, similar ones prove nothing, and comparing all takes long.
        guard missing.count * rest.count < 100_000 else { return }
        let old = Set(references.compactMap { $0.planned?.title })
        let wanted = Dictionary(grouping: missing, by: \.title).filter { !old.contains($0.key) }
        let pairs = wanted.values.flatMap { missing -> [Pair] in
            let files = missing.map { reference in
                let files = rest.values.filter { $0.isReference && $0.path.parent == reference.path.parent }
                let named = files.compactMap { file in
                    file.path.name.title(before: reference.ending).map { ($0, file) }
                }
                return Dictionary(named.filter { Self.isSimilar($0.0, reference.name) }) { first, _ in first }
            }
            let common = files.reduce(Set(files[0].keys)) { $0.intersection($1.keys) }
            guard common.count == 1, let title = common.first else { return [] }
            return zip(missing, files).compactMap { reference, files in files[title].map { (reference.path, $0) } }
        }
        move(pairs, .renamed)
    }

    /// Returns whether two titles are those of previews in one file, or have most of their characters in common.
    private static func isSimilar(_ old: String, _ new: String) -> Bool {
        old.split(separator: "_").first == new.split(separator: "_").first
            || !Suggestion.nearest(to: new, in: [old]).isEmpty
    }

    /// Gives missing references their files, unless several would take the same.
    private mutating func move(_ pairs: [Pair], _ state: Reference.State) {
        let takers = Dictionary(grouping: pairs, by: \.file.path).values.filter { $0.count == 1 }
        let files = Dictionary(takers.map { ($0[0].reference, $0[0].file) }) { first, _ in first }
        missing.removeAll { reference in
            guard let file = files[reference.path], rest.removeValue(forKey: file.path) != nil else { return false }
            references.append(Reference(path: reference.path, state: state, file: file, planned: reference))
            return true
        }
    }

    private mutating func add(
        _ state: Reference.State, _ file: ReferenceFile, _ planned: PlannedReference?, _ reason: String? = nil
    ) {
        references.append(Reference(path: file.path, state: state, file: file, planned: planned, reason: reason))
    }
}

extension PlannedReference {
    /// The end of the file's name behind the title: the environment, sample and extension.
    fileprivate var ending: String {
        let parts = path.name.split(separator: ".").suffix(2).joined(separator: ".")
        return (planned.environment.map { $0.isEmpty ? "" : "-\($0)" } ?? "") + ".\(parts)"
    }

    fileprivate var name: String { path.name.title(before: ending) ?? path.name }

    /// The path without the end of the name.
    fileprivate var title: String { "\(path.parent?.string ?? "")/\(name)" }
}

extension String {
    fileprivate func title(before ending: String) -> String? {
        hasSuffix(ending) ? String(dropLast(ending.count)) : nil
    }
}
