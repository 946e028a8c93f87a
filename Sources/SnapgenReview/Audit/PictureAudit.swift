import SnapgenImages
public import SnapgenKit
public import SnapgenModel
import SnapgenNames

/// A look into the reference pictures of a plan for what tests cannot notice, because a reference is right by definition.
///
///     let report = PictureAudit(of: plan, at: root, in: LocalFileSystem()).report()
///     report.findings[0].id   // dark-equals-light
public struct PictureAudit: Sendable {
    /// The largest number of bytes of a file that is no finding by default: 1 MiB.
    ///
    /// It is ten times the size of nine of ten references of apps, and Git keeps every version of a picture.
    public static let defaultSizeLimit = 1 << 20

    private let plan: TestPlan
    private let root: ProjectRoot
    private let files: any FileSystem
    private let sizeLimit: Int

    /// Creates an audit.
    ///
    /// - Parameter sizeLimit: The largest number of bytes of a file that is no finding.
    public init(
        of plan: TestPlan, at root: ProjectRoot, in files: any FileSystem, sizeLimit: Int = Self.defaultSizeLimit
    ) {
        self.plan = plan
        self.root = root
        self.files = files
        self.sizeLimit = sizeLimit
    }

    /// Returns the findings in all pictures.
    ///
    /// As many pictures as there are processors are in memory at a time.
    public func report() -> AuditReport {
        let planned = PlannedPictures(plan, at: root, in: files)
        let contents = PictureContents.read(planned.pictures.map(\.path), at: root, in: files)
        let pictures = zip(planned.pictures, contents).compactMap { $0.audited($1) }
        let found = Self.groups(pictures).flatMap { group in
            AuditChecks(pictures: group, sizeLimit: sizeLimit).findings.map { (group[0].entry, $0) }
        }
        let paths = { (kind: PictureContents.Kind) in
            zip(planned.pictures, contents).filter { $1.kind == kind }.map(\.0.path)
        }
        return AuditReport(
            pictures: pictures.count, missing: planned.missing, pointers: paths(.pointer), unreadable: paths(.unreadable),
            findings: found.map { AuditFinding(id: $1.id, entry: $0.id, pictures: $1.pictures.map(\.path)) },
            diagnostics: found.map { AuditMessage(entry: $0, found: $1, sizeLimit: sizeLimit).diagnostic }
                + AuditMessage.unusable(pointers: paths(.pointer), unreadable: paths(.unreadable)))
    }

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
