import SnapgenImages
import SnapgenModel
import SnapgenReview

/// The JSON format of `snapgen status`.
struct StatusDocument: Encodable {
    /// The name and major version of the JSON format.
    let schema = "snapgen.status/1"
    let folder: String
    let references: [Reference]
    let diagnostics: [Diagnostic]

    init(_ statuses: [ReferenceStatus], in inventory: ReferenceInventory, diagnostics: [Diagnostic]) {
        folder = inventory.folder.string
        references = statuses.map { Reference($0, in: inventory) }
        self.diagnostics = diagnostics
    }

    /// A reference or file.
    struct Reference: Encodable {
        let path: String
        let `case`: String
        let state: ReferenceStatus.State
        let source: String?
        let kind: String?
        let bytes: Int?
        let width: Int?
        let height: Int?
        let module: String?
        let entry: String?
        let environment: String?
        let sample: String?
        let test: String?
        let reason: String?

        init(_ status: ReferenceStatus, in inventory: ReferenceInventory) {
            path = inventory.path(of: status.path)
            self.case = status.path.string
            state = status.state
            source = status.source.map(inventory.path)
            kind = status.file?.kind.name
            bytes = status.file?.bytes
            width = status.file?.pictureSize?.width
            height = status.file?.pictureSize?.height
            module = status.planned?.entry.module
            entry = status.planned?.entry.id
            environment = status.planned?.planned.environment
            sample = status.planned?.planned.sample
            test = status.planned?.planned.test
            reason = status.reason
        }
    }
}

/// The states of references as text.
struct StatusReport {
    let statuses: [ReferenceStatus]
    let folder: RelativePath
    /// A Boolean value that indicates whether all references are listed, also those in order.
    let showsAll: Bool
    let style: Style

    /// The number of references in a state that are listed otherwise.
    private static let most = 20

    /// The text: a table of the references that are not in order, and the counts.
    var text: String {
        var table = Table(style)
        for state in ReferenceStatus.State.allCases where showsAll || state != .present {
            append(statuses.filter { $0.state == state }, to: &table)
        }
        return table.text + style(.bold, counts) + "\n"
    }

    private func append(_ statuses: [ReferenceStatus], to table: inout Table) {
        let shown = showsAll ? statuses[...] : statuses.prefix(Self.most)
        for status in shown {
            table.append(
                .init(status.state.rawValue, color(of: status.state)),
                .init("\(folder)/\(status.path)"),
                .init(detail(of: status), .dim))
        }
        if shown.count < statuses.count {
            let state = statuses[0].state
            table.append(
                .init(state.rawValue, color(of: state)), .init("\(statuses.count - shown.count) more with --verbose"))
        }
    }

    private func color(of state: ReferenceStatus.State) -> Style.Color {
        switch state {
        case .present: .green
        case .missing: .red
        case .renamed, .misplaced, .duplicate, .orphaned: .yellow
        case .unknown, .skipped, .other: .dim
        }
    }

    private func detail(of status: ReferenceStatus) -> String {
        let size = status.file.map { file in
            [byteCount(file.bytes), file.pictureSize?.description, file.kind == .pointer ? "Git LFS pointer" : nil]
                .compactMap { $0 }.joined(separator: ", ")
        }
        let place = status.state == .missing ? status.planned.map { "\($0.entry.path):\($0.entry.line)" } : nil
        return status.source.map { "is at '\(folder)/\($0)'" } ?? status.reason ?? place ?? size ?? ""
    }

    private var counts: String {
        let parts = ReferenceStatus.State.allCases.compactMap { state in
            let number = statuses.count { $0.state == state }
            return number == 0 ? nil : "\(number) \(state.rawValue)"
        }
        let pointers = statuses.count { $0.file?.kind == .pointer }
        let bytes = statuses.reduce(0) { $0 + ($1.file?.bytes ?? 0) }
        return (parts.isEmpty ? "no references" : parts.joined(separator: ", "))
            + (pointers > 0 ? "; \(count(pointers, "pointer")) of Git LFS" : "") + "; \(byteCount(bytes))"
    }
}

extension ReferenceFile.Kind {
    /// The name of the kind in JSON.
    var name: String {
        switch self {
        case .picture: "picture"
        case .text: "text"
        case .pointer: "pointer"
        case .link: "link"
        case .other: "other"
        }
    }
}
