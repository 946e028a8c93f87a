import SnapgenModel
import SnapgenPlan

/// The numbers of previews and of the pictures that their tests take.
public struct SetupCounts: Equatable, Encodable, Sendable {
    /// The counts of a module.
    public struct Module: Equatable, Encodable, Sendable {
        /// The name of the module.
        public var module: String
        /// The number of previews and types with views.
        public var previews: Int
        /// The number of pictures.
        public var pictures: Int
    }

    /// The number of previews that are left out for a reason.
    public struct LeftOut: Equatable, Encodable, Sendable {
        /// The reason.
        public var reason: String
        /// The number of previews.
        public var previews: Int
    }

    /// The number of previews and types with views.
    public var previews: Int
    /// The number of types with values.
    public var values: Int
    /// The number of pictures, each set of samples that only a run can count being one.
    public var pictures: Int
    /// The number of sets of samples that only a run can count.
    public var uncounted: Int
    /// The modules with previews, sorted by name.
    public var modules: [Module]
    /// The previews that are left out, the most frequent reason first.
    public var leftOut: [LeftOut]
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
