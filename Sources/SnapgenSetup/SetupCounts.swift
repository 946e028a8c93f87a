import SnapgenConfiguration
import SnapgenKit
package import SnapgenModel
import SnapgenPlan
import SnapgenScan

package struct SetupCounts: Equatable, Encodable, Sendable {
    package struct Module: Equatable, Encodable, Sendable {
        package var module: String
        /// The number of previews and types with views.
        package var previews: Int
        package var pictures: Int
    }

    /// A part of the pictures to begin with, if there are many.
    package struct Start: Hashable, Encodable, Sendable {
        /// The target whose previews are taken; `nil` in a package with a configuration of its sources.
        @ExplicitNull package var target: String?
        /// The folder whose previews are taken; `nil` for the whole target.
        @ExplicitNull package var path: String?
        package var pictures: Int
    }

    package struct LeftOut: Equatable, Encodable, Sendable {
        package var reason: String
        package var previews: Int
    }

    /// The number of previews and types with views.
    package var previews: Int
    /// The number of types with values.
    package var values: Int
    /// The number of pictures, each set of samples that only a run can count being one.
    package var pictures: Int
    /// The number of sets of samples that only a run can count.
    package var uncounted: Int
    /// The modules with previews, sorted by name.
    package var modules: [Module]
    /// The previews that are left out, the most frequent reason first.
    package var leftOut: [LeftOut]
    /// A part to begin with; `nil` if there are few pictures.
    @ExplicitNull package var start: Start?
}

extension SetupCounts {
    init(_ run: Run, _ sources: [SourceModule]) {
        let included = run.catalog.entries.filter { $0.status == .included }
        let drawn = included.filter { $0.strategy == .image }
        let modules = Dictionary(drawn.map { ($0.id, $0.module) }) { first, _ in first }
        let pictures = run.plan.cases.filter { modules[$0.entry] != nil }
        let byModule = Dictionary(grouping: pictures) { modules[$0.entry] ?? "" }
        previews = drawn.count
        values = included.count - drawn.count
        self.pictures = pictures.count
        uncounted = pictures.count { $0.sample == ReferenceName.anySample }
        self.modules = Dictionary(grouping: drawn, by: \.module).sorted { $0.key < $1.key }.map { module, entries in
            Module(module: module, previews: entries.count, pictures: byModule[module]?.count ?? 0)
        }
        leftOut = Self.leftOut(run)
        start = SetupStart(run: run, sources: sources).start
    }

    private static func leftOut(_ run: Run) -> [LeftOut] {
        let skipped = Dictionary(grouping: run.catalog.entries.filter { $0.status == .skipped }) { $0.reason ?? "" }
        let reasons = skipped.map { LeftOut(reason: $0.key, previews: $0.value.count) }
        let files = run.leftOut.map { LeftOut(reason: "in \($0.reason.rawValue)", previews: $0.entries.count) }
        return (reasons + files).sorted { (-$0.previews, $0.reason) < (-$1.previews, $1.reason) }
    }
}

/// The search for a part of a project to begin with.
private struct SetupStart {
    /// The number of pictures from which on a part is proposed.
    static let many = 200
    /// The number of pictures that a part should not exceed.
    static let enough = 100

    /// A module, or a folder of a module.
    private struct Part: Hashable {
        var module: String
        var folder: RelativePath?

        /// The sort key of parts with the same number of pictures: larger parts first.
        var order: (Int, String) { (folder?.components.count ?? 0, "\(module)/\(folder?.string ?? "")") }
    }

    let run: Run
    let sources: [SourceModule]

    /// The module or folder with the most pictures that are not too many; `nil` if there are few pictures.
    var start: SetupCounts.Start? {
        let pictures = pictures
        guard pictures.values.reduce(0, +) >= Self.many else { return nil }
        var parts: [Part: Int] = [:]
        for (entry, count) in pictures {
            for part in Self.parts(of: entry) { parts[part, default: 0] += count }
        }
        let best = parts.filter { $0.value <= Self.enough }
            .min { (-$0.value, $0.key.order.0, $0.key.order.1) < (-$1.value, $1.key.order.0, $1.key.order.1) }
        return best.map { start(with: $0.key, pictures: $0.value) }
    }

    /// The numbers of pictures of the entries that have any.
    private var pictures: [CatalogEntry: Int] {
        let entries = Dictionary(
            run.catalog.entries.filter { $0.strategy == .image }.map { ($0.id, $0) }
        ) { first, _ in first }
        return run.plan.cases.reduce(into: [:]) { counts, planned in
            if let entry = entries[planned.entry] { counts[entry, default: 0] += 1 }
        }
    }

    /// Returns the module, and the folders that hold the file of an entry.
    private static func parts(of entry: CatalogEntry) -> [Part] {
        let folders = entry.path.parent.map { Array(sequence(first: $0, next: \.parent)) } ?? []
        return [Part(module: entry.module)] + folders.map { Part(module: entry.module, folder: $0) }
    }

    private func start(with part: Part, pictures: Int) -> SetupCounts.Start {
        let source = sources.first { $0.module == part.module }
        let path = part.folder ?? (source?.target == nil ? source?.path : nil)
        return SetupCounts.Start(target: source?.target, path: path?.string, pictures: pictures)
    }
}
