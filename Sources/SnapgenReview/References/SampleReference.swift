import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenPlan

/// A reference of a sample that a plan or a file names, with its environment and its file.
struct SampleReference: Sendable {
    /// The path below the folder of the references.
    let path: RelativePath
    /// The case; its sample is `*` if it is determined at run time and has no files.
    let planned: PlannedReference
    /// The sample's name in the reference, or `*`.
    let sample: String
    /// The environment; `nil` for a value.
    let environment: SnapshotEnvironment?
    /// The file; `nil` if it is missing.
    let file: ReferenceFile?

    /// Returns the references of plans, in their order; those of samples that are determined at run time by name.
    ///
    /// - Parameter folder: The folder of the references below the root.
    static func all(
        of plans: [TestPlan], in folder: RelativePath, at root: ProjectRoot, _ files: any FileSystem
    ) -> [SampleReference] {
        let planned = PlannedReferences(of: plans, in: folder)
        let match = ReferenceMatch(planned, in: ReferenceListing(of: folder, in: root, files))
        let environments = Dictionary(
            plans.flatMap(\.batches).flatMap(\.environments).map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first })
        let found = match.references.compactMap { status in
            SampleReference(status, environments).map { ($0.planned.planned.reference, $0) }
        }
        let groups = Dictionary(grouping: found) { $0.0 }
        return planned.all.flatMap { groups[$0.planned.reference, default: []].map(\.1) }
    }

    private init?(_ status: Reference, _ environments: [String: SnapshotEnvironment]) {
        guard [.present, .missing, .misplaced, .renamed, .unknown].contains(status.state), let planned = status.planned
        else { return nil }
        path = status.path
        self.planned = planned
        sample = planned.isOpen ? ReferenceNameParts(status.path)?.sample ?? "*" : planned.planned.sample
        environment = planned.planned.environment.flatMap { environments[$0] }
        file = status.source == nil ? status.file : nil
    }
}
