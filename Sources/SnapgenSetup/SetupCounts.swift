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

    package struct Start: Hashable, Encodable, Sendable {
        @ExplicitNull package var target: String?
        @ExplicitNull package var path: String?
        package var pictures: Int
    }

    package struct LeftOut: Equatable, Encodable, Sendable {
        package var reason: String
        package var previews: Int
    }

    /// The number of previews and types with views.
    package var previews: Int
    package var values: Int
    /// The number of pictures, each set of samples that only a run can count being one.
    package var pictures: Int
    /// The number of sets of samples that only a run can count.
    package var uncounted: Int
    package var modules: [Module]
    /// The previews that are left out, the most frequent reason first.
    package var leftOut: [LeftOut]
    @ExplicitNull package var start: Start?

    init(_ run: Run, _ sources: [SourceModule]) {
        let included = run.catalog.entries.filter { $0.status == .included }
        let drawn = included.filter { $0.strategy == .image }
        let entries = Dictionary(drawn.map { ($0.id, $0) }) { first, _ in first }
        let pictures = run.plan.cases.compactMap { planned in entries[planned.entry].map { (planned, entry: $0) } }
        let byModule = Dictionary(grouping: pictures, by: \.entry.module)
        previews = drawn.count
        values = included.count - drawn.count
        self.pictures = pictures.count
        uncounted = pictures.count { $0.0.sample == PlannedCase.anySample }
        modules = Dictionary(grouping: drawn, by: \.module).sorted { $0.key < $1.key }.map { module, entries in
            Module(module: module, previews: entries.count, pictures: byModule[module]?.count ?? 0)
        }
        leftOut = Self.leftOut(run)
        start = Self.start(among: pictures.map(\.entry), sources)
    }

    private static func leftOut(_ run: Run) -> [LeftOut] {
        let skipped = Dictionary(grouping: run.catalog.entries.filter { $0.status == .skipped }) { $0.reason ?? "" }
        let reasons = skipped.map { LeftOut(reason: $0.key, previews: $0.value.count) }
        let files = run.leftOut.map { LeftOut(reason: "in \($0.reason.rawValue)", previews: $0.entries.count) }
        return (reasons + files).sorted { (-$0.previews, $0.reason) < (-$1.previews, $1.reason) }
    }

    // MARK: - A start

    /// The number of pictures from which on a part is proposed, and the number that it should not exceed.
    private static let (many, enough) = (200, 100)

    private static func start(among pictures: [CatalogEntry], _ sources: [SourceModule]) -> Start? {
        guard pictures.count >= many else { return nil }
        var counts: [SourceModule: Int] = [:]
        for entry in pictures {
            let folders = entry.path.parent.map { Array(sequence(first: $0, next: \.parent)) } ?? []
            counts[SourceModule(module: entry.module), default: 0] += 1
            for folder in folders { counts[SourceModule(path: folder, module: entry.module), default: 0] += 1 }
        }
        let order = { (part: SourceModule, count: Int) in
            (-count, part.path?.components.count ?? 0, "\(part.module)/\(part.path?.string ?? "")")
        }
        let best = counts.filter { $0.value <= enough }.min { order($0.key, $0.value) < order($1.key, $1.value) }
        return best.map { part, count in
            let source = sources.first { $0.module == part.module }
            let path = part.path ?? (source?.target == nil ? source?.path : nil)
            return Start(target: source?.target, path: path?.string, pictures: count)
        }
    }
}
