import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel
package import SnapgenPlan
import SnapgenScan

/// The findings in the reference pictures of a plan; `snapgen audit --format json` prints the encoded report.
package struct AuditReport: Encodable, Sendable {
    package private(set) var schema = "snapgen.audit/1"
    package var pictures: Int
    package var missing: Int
    package var pointers: [String]
    package var unreadable: [String]
    package var findings: [AuditFinding]
    package var diagnostics: [Diagnostic]
}

extension AuditReport {
    /// The largest number of bytes of a file that is no finding by default: 1 MiB, ten times the median of the
    /// 3,206 references of five apps, of which 40 are larger; Git keeps every version of a picture.
    package static let defaultSizeLimit = 1 << 20

    /// Looks for what tests cannot notice, because a reference is right by definition; as many pictures as there are
    /// processors are in memory at a time, and entries may have a setting of their own for blank ones.
    package init(
        of plans: [TestPlan], in folder: RelativePath, at root: ProjectRoot, _ files: any FileSystem,
        sizeLimit: Int = Self.defaultSizeLimit, allowsBlank: Bool = false
    ) {
        let listing = ReferenceListing(of: folder, in: root, files)
        let planned = Self.references(of: plans, in: folder, listing)
        let present = planned.filter { $0.reference.file != nil }
        let path = { (item: Planned) in "\(folder)/\(item.reference.path)" }
        pointers = present.filter { $0.reference.file?.kind == .pointer }.map(path)
        let others = present.filter { $0.reference.file?.kind != .pointer }
        let facts = PictureFacts.read(others.map { "\(root.absolute(folder))/\($0.reference.path)" }, in: files)
        unreadable = zip(others, facts).filter { $1 == nil }.map { path($0.0) }
        let audited = zip(others, facts).compactMap { item, facts in
            facts.flatMap { Self.picture(item, at: path(item), $0) }
        }
        let found = audited.grouped(by: \.entry.id).flatMap { pictures in
            AuditChecks(pictures: pictures, sizeLimit: sizeLimit, allowsBlank: allowsBlank).findings
        }
        pictures = audited.count
        missing = planned.count - present.count
        findings = found.map(\.finding)
        diagnostics =
            listing.problems + found.map(\.diagnostic)
            + AuditFinding.unusable(pointers: pointers, unreadable: unreadable)
    }

    private typealias Planned = (reference: Reference, environment: SnapshotEnvironment)

    /// Returns the references of pictures in the order of the plans, those of samples that are determined at run time
    /// by name.
    private static func references(
        of plans: [TestPlan], in folder: RelativePath, _ listing: ReferenceListing
    ) -> [Planned] {
        let all = plans.flatMap(\.batches).flatMap(\.environments)
        let environments = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        let planned = PlannedReferences(of: plans, in: folder)
        let match = ReferenceMatch(planned, in: listing)
        let states: [Reference.State] = [.present, .missing, .misplaced, .renamed, .unknown]
        let found = Dictionary(grouping: match.references.filter { states.contains($0.state) }) {
            $0.planned?.planned.reference
        }
        return planned.all.flatMap { found[$0.planned.reference, default: []] }.compactMap { reference in
            guard let name = reference.planned?.planned.environment, let environment = environments[name] else {
                return nil
            }
            var reference = reference
            // A file at another path is not that of the reference.
            if reference.source != nil { reference.file = nil }
            return (reference, environment)
        }
    }

    private static func picture(_ item: Planned, at path: String, _ facts: PictureFacts) -> AuditedPicture? {
        guard let planned = item.reference.planned else { return nil }
        let named = planned.isOpen ? ReferenceNameParts(item.reference.path)?.sample : nil
        return AuditedPicture(
            path: path, entry: planned.entry, sample: named ?? planned.planned.sample, environment: item.environment,
            bytes: item.reference.file?.bytes ?? 0, facts: facts)
    }
}

package struct AuditFinding: Equatable, Encodable, Sendable {
    package var id: DiagnosticID
    var entry: String
    package var pictures: [String]

    /// Returns the diagnostic of a finding; `other` names the environment with which the first picture was compared.
    func diagnostic(of entry: CatalogEntry, comparedWith other: String, sizeLimit: Int) -> Diagnostic {
        let (problem, advice) = words(other, sizeLimit)
        return Diagnostic(
            id, .warning,
            "'\(entry.title)' \(problem): \(Self.list(pictures)); \(advice), or write "
                + "'// snapgen: allow=\(id.rawValue)' before it if it is intended", at: entry.location)
    }

    private func words(_ other: String, _ sizeLimit: Int) -> (problem: String, advice: String) {
        let (same, look) = ("looks the same", "look at the sample")
        return switch id {
        case .blankPicture:
            ("has a picture of one colour", "\(look), which may load its content later than the picture is taken")
        case .transparentPicture:
            ("has a picture without a visible pixel", "\(look), and give it a size and content")
        case .darkEqualsLight: ("\(same) in dark mode as in light mode", "use colours that adapt to dark mode")
        case .equalDevices:
            ("\(same) as in '\(other)', which has another size", "record it again, or use one of the sizes")
        case .notMirrored:
            (
                "has the layout of '\(other)' in a right-to-left language",
                "use leading and trailing in place of left and right"
            )
        case .equalLanguage: ("\(same) as in '\(other)', which has another language", "translate its texts")
        case .unexpectedSize:
            ("has a picture that has not the size of its screen", "record it again, in the scale of the device")
        case .equalTextSizes:
            ("\(same) in all sizes of text", "use text styles such as '.body' in place of fixed sizes")
        default:
            (
                "has a picture of more than \(Self.size(sizeLimit))",
                "show a smaller part, or use images that compress better"
            )
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes % (1 << 20) == 0 ? "\(bytes >> 20) MB" : "\(bytes >> 10) kB"
    }

    private static func list(_ paths: [String]) -> String {
        "'\(paths.first ?? "")'" + (paths.count > 1 ? " and \(paths.count - 1) more" : "")
    }

    static func unusable(pointers: [String], unreadable: [String]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if !pointers.isEmpty {
            let subject = pointers.count == 1 ? "1 picture is a pointer" : "\(pointers.count) pictures are pointers"
            let problem = "\(subject) of Git LFS and cannot be audited: \(list(pointers)); run 'git lfs pull'"
            diagnostics.append(Diagnostic(.lfsPointer, .warning, problem))
        }
        if !unreadable.isEmpty {
            let subject = unreadable.count == 1 ? "1 reference is" : "\(unreadable.count) references are"
            let advice = "record again, or restore it from version control"
            let problem = "\(subject) no readable PNG file: \(list(unreadable)); \(advice)"
            diagnostics.append(Diagnostic(.unreadablePicture, .warning, problem))
        }
        return diagnostics
    }
}
