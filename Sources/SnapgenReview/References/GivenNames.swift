import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenScan

/// The names that tests may get by the namings of some configurations, whatever entries there are.
struct GivenNames {
    /// The folders that rules and comments choose.
    private let folders: Set<RelativePath?>
    private let globs: Set<Glob>

    init(configurations: [Configuration], _ planned: [PlannedReferences]) {
        folders = Set(planned.flatMap(\.all).filter { $0.entry.settings.references != nil }.map(\.path.parent))
        globs = Set(
            configurations.flatMap { configuration in
                configuration.environments.batches.flatMap { BatchExpander.planned($0).environments }
                    .flatMap { Self.globs(of: configuration.references.naming, in: $0) }.map { Glob($0) }
            })
    }

    func lacks(_ path: RelativePath) -> Bool {
        // A suite has the folder of its target and module.
        if folders.contains(path.parent) || path.parent?.components.count == 2 { return false }
        return !globs.contains { $0.matches(path.string) }
    }

    private static func globs(of naming: ReferenceNaming, in environment: SnapshotEnvironment) -> [String] {
        switch naming {
        case .snapgen, .numbered: return []
        case .prefire: return ["*\(environment.name).[0-9]*.png"]
        case .prefireSplit: return ["*Tests.generated/*\(environment.name).[0-9]*.png"]
        case .pattern(let pattern):
            let parts = pattern.folders[0].map { if case .text(let text) = $0 { Glob.escaped(text) } else { "*" } }
            let folder = parts.isEmpty ? "" : parts.joined() + "/"
            return pattern.wildcards(in: environment.valuesInNames).map { "\(folder)\($0).png" }
        }
    }
}
