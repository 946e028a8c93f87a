public import SnapgenKit
public import SnapgenModel

/// A look into the reference pictures of plans for what tests cannot notice, because a reference is right by
/// definition.
///
///     let report = PictureAudit(of: plans, in: references, at: root, LocalFileSystem()).report()
///     report.findings[0].id   // dark-equals-light
public struct PictureAudit: Sendable {
    private let plans: [TestPlan]
    private let folder: RelativePath
    private let root: ProjectRoot
    private let files: any FileSystem
    private let settings: AuditSettings

    /// Creates an audit.
    ///
    /// - Parameters:
    ///   - plans: The plans of the test targets, which list the pictures.
    ///   - folder: The folder of the references below the root.
    ///   - settings: The settings for all entries.
    public init(
        of plans: [TestPlan], in folder: RelativePath, at root: ProjectRoot, _ files: any FileSystem,
        settings: AuditSettings = AuditSettings()
    ) {
        self.plans = plans
        self.folder = folder
        self.root = root
        self.files = files
        self.settings = settings
    }

    /// Returns the findings in all pictures.
    ///
    /// As many pictures as there are processors are in memory at a time.
    public func report() -> AuditReport {
        let references = SampleReference.all(of: plans, in: folder, at: root, files).filter { $0.environment != nil }
        let present = references.filter { $0.file != nil }
        let contents = PictureContents.read(present.map { root.absolute(folder) + "/\($0.path)" }, in: files)
        let pictures = zip(present, contents).compactMap { AuditedPicture($0, path: path(of: $0), $1) }
        let found = Self.groups(pictures).flatMap { group in
            AuditChecks(pictures: group, settings: settings).findings.map { (group[0].entry, $0) }
        }
        let pointers = zip(present, contents).filter { $1.kind == .pointer }.map { path(of: $0.0) }
        let unreadable = zip(present, contents).filter { $1.kind == .unreadable }.map { path(of: $0.0) }
        return AuditReport(
            pictures: pictures.count, missing: references.count - present.count, pointers: pointers,
            unreadable: unreadable,
            findings: found.map { AuditFinding(id: $1.id, entry: $0.id, pictures: $1.pictures.map(\.path)) },
            diagnostics: found.map { AuditMessage(entry: $0, found: $1, sizeLimit: settings.sizeLimit).diagnostic }
                + AuditMessage.unusable(pointers: pointers, unreadable: unreadable))
    }

    /// Returns the path of a reference below the root.
    private func path(of reference: SampleReference) -> String { "\(folder)/\(reference.path)" }

    /// Returns the pictures of each entry, in the order of the plan.
    private static func groups(_ pictures: [AuditedPicture]) -> [[AuditedPicture]] {
        var places: [String: Int] = [:]
        return pictures.reduce(into: []) { groups, picture in
            let place = places[picture.entry.id, default: groups.count]
            places[picture.entry.id] = place
            if place == groups.count { groups.append([]) }
            groups[place].append(picture)
        }
    }
}
