import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenReview
import SnapgenScan

/// The JSON format of `snapgen status`.
struct StatusDocument: Encodable {
    /// The name and major version of the JSON format.
    let schema = "snapgen.status/1"
    let folder: RelativePath
    let references: [Reference]
    let diagnostics: [Diagnostic]

    private enum Key: String, CodingKey {
        case schema, folder, references, diagnostics
        case path, state, source, kind, bytes, width, height, module, entry, environment, sample, test, reason
        case name = "case"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(schema, forKey: .schema)
        try container.encode(folder, forKey: .folder)
        try container.encode(diagnostics, forKey: .diagnostics)
        var list = container.nestedUnkeyedContainer(forKey: .references)
        for reference in references {
            var item = list.nestedContainer(keyedBy: Key.self)
            try encode(reference, to: &item)
            try encode(reference.file, to: &item)
            try encode(reference.planned, to: &item)
        }
    }

    private func encode(_ reference: Reference, to container: inout KeyedEncodingContainer<Key>) throws {
        try container.encode("\(folder)/\(reference.path)", forKey: .path)
        try container.encode(reference.path, forKey: .name)
        try container.encode(reference.state, forKey: .state)
        try container.encodeIfPresent(reference.source.map { "\(folder)/\($0)" }, forKey: .source)
        try container.encodeIfPresent(reference.reason, forKey: .reason)
    }

    private func encode(_ file: ReferenceFile?, to container: inout KeyedEncodingContainer<Key>) throws {
        guard let file else { return }
        try container.encode(file.kind.name, forKey: .kind)
        try container.encode(file.bytes, forKey: .bytes)
        try container.encodeIfPresent(file.pictureSize?.width, forKey: .width)
        try container.encodeIfPresent(file.pictureSize?.height, forKey: .height)
    }

    private func encode(_ planned: PlannedReference?, to container: inout KeyedEncodingContainer<Key>) throws {
        guard let planned else { return }
        try container.encode(planned.entry.module, forKey: .module)
        try container.encode(planned.entry.id, forKey: .entry)
        try container.encodeIfPresent(planned.planned.environment, forKey: .environment)
        try container.encode(planned.planned.sample, forKey: .sample)
        try container.encode(planned.planned.test, forKey: .test)
    }
}

/// The states of references as text.
struct StatusReport {
    let statuses: [Reference]
    let folder: RelativePath
    /// A Boolean value that indicates whether all references are listed, also those in order.
    let showsAll: Bool
    let style: Style

    /// The number of references in a state that are listed otherwise.
    private static let most = 20

    /// The text: a table of the references that are not in order, and the counts.
    var text: String {
        var table = Table(style: style)
        for state in Reference.State.allCases where showsAll || state != .present {
            append(statuses.filter { $0.state == state }, to: &table)
        }
        return table.text + style(.bold, counts) + "\n"
    }

    private func append(_ statuses: [Reference], to table: inout Table) {
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

    private func color(of state: Reference.State) -> Style.Color {
        switch state {
        case .present: .green
        case .missing: .red
        case .renamed, .misplaced, .duplicate, .orphaned: .yellow
        case .unknown, .skipped, .other: .dim
        }
    }

    private func detail(of status: Reference) -> String {
        let size = status.file.map { file in
            [byteCount(file.bytes), file.pictureSize?.description, file.kind == .pointer ? "Git LFS pointer" : nil]
                .compactMap { $0 }.joined(separator: ", ")
        }
        let place = status.state == .missing ? status.planned.map { "\($0.entry.path):\($0.entry.line)" } : nil
        return status.source.map { "is at '\(folder)/\($0)'" } ?? status.reason ?? place ?? size ?? ""
    }

    private var counts: String {
        let parts = Reference.State.allCases.compactMap { state in
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
