import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenScan

/// The names that tests may get by the naming of some configurations, whatever entries there are.
struct GivenNames {
    private let namings: [ReferenceNaming]
    /// The folders that rules and comments choose.
    private let folders: Set<RelativePath?>
    private let environments: Set<String>
    private let patterns: [Glob]

    init(configurations: [Configuration], _ planned: [PlannedReferences]) {
        namings = configurations.map(\.references.naming)
        folders = Set(planned.flatMap(\.all).filter { $0.entry.settings.references != nil }.map(\.path.parent))
        let all = configurations.map {
            ($0, $0.environments.batches.map(BatchExpander.planned).flatMap(\.environments))
        }
        environments = Set(all.flatMap(\.1).map(\.name))
        patterns = all.flatMap { configuration, environments in
            configuration.references.naming.pattern.map { Self.globs(of: $0, environments) } ?? []
        }.distinct(\.pattern)
    }

    func lacks(_ path: RelativePath) -> Bool {
        // A suite has the folder of its target and module.
        if folders.contains(path.parent) || path.parent?.components.count == 2 { return false }
        return !patterns.contains { $0.matches(path.string) } && !(isOfPrefire && isCounted(path))
    }

    private var isOfPrefire: Bool { namings.contains { $0 == .prefire || $0 == .prefireSplit } }

    private func isCounted(_ path: RelativePath) -> Bool {
        guard let name = ReferenceNameParts(path), Int(name.sample) != nil else { return false }
        let isSplit = name.folder?.string.hasSuffix("Tests.generated") ?? false
        guard namings.contains(isSplit ? .prefireSplit : .prefire), isSplit || name.folder == nil else { return false }
        return environments.contains { $0.isEmpty || name.stem == $0 || name.stem.hasSuffix("-\($0)") }
    }

    private static func globs(of pattern: NamePattern, _ environments: [SnapshotEnvironment]) -> [Glob] {
        let folder = pattern.folders[0].map { if case .text(let text) = $0 { Glob.escaped(text) } else { "*" } }
            .joined()
        let place = folder.isEmpty ? "" : "\(folder)/"
        return environments.flatMap { environment in
            pattern.wildcards(in: environment.valuesInNames).map { Glob("\(place)\($0).png") }
        }
    }
}
