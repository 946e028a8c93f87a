package import SnapgenConfiguration
package import SnapgenKit
package import SnapgenPlan
package import SnapgenScan

/// The numbers of previews and of the pictures that their tests take.
package struct SetupCounts: Equatable, Encodable, Sendable {
    /// The counts of a module.
    package struct Module: Equatable, Encodable, Sendable {
        /// The name of the module.
        package var module: String
        /// The number of previews and types with views.
        package var previews: Int
        /// The number of pictures.
        package var pictures: Int
    }

    /// The number of previews that are left out for a reason.
    package struct LeftOut: Equatable, Encodable, Sendable {
        /// The reason.
        package var reason: String
        /// The number of previews.
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
}

extension SetupCounts {
    /// Counts the results of a run.
    init(_ run: Run) {
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
    }

    private static func leftOut(_ run: Run) -> [LeftOut] {
        let skipped = Dictionary(grouping: run.catalog.entries.filter { $0.status == .skipped }) { $0.reason ?? "" }
        let reasons = skipped.map { LeftOut(reason: $0.key, previews: $0.value.count) }
        let files = run.leftOut.map { LeftOut(reason: "in \($0.reason.rawValue)", previews: $0.entries.count) }
        return (reasons + files).sorted { (-$0.previews, $0.reason) < (-$1.previews, $1.reason) }
    }
}
