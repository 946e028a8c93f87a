import SnapgenModel

extension Shape where Value == [DiagnosticID: DiagnosticLevel] {
    static var diagnosticLevels: Shape {
        let (all, error) = (Shape<DiagnosticLevel>.choice.schema, JSONObject.choice([DiagnosticLevel.error.rawValue]))
        let properties = DiagnosticID.allCases.map { id in
            let levels = id.canBeLowered ? all : error
            return (id.rawValue, UserValue.mapping(levels.merging(["description": .text(id.summary)]) { $1 }))
        }
        return Shape(
            expected: "a mapping",
            schema: [
                "type": .text("object"), "properties": .mapping(Dictionary(uniqueKeysWithValues: properties)),
                "additionalProperties": .flag(false),
            ],
            read: { node, _, name, reader in reader.diagnosticLevels(node, name) },
            show: { levels in
                .entries(levels.map { ($0.key.rawValue, $0.value.rawValue) }.sorted { $0.0 < $1.0 })
            })
    }
}

extension NodeReader {
    fileprivate mutating func diagnosticLevels(
        _ node: YAMLNode, _ name: ValueName
    ) -> [DiagnosticID: DiagnosticLevel]? {
        entries(of: node, name)?.reduce(into: [:]) { levels, entry in
            guard let id = DiagnosticID(rawValue: entry.key) else { return reportUnknown(entry) }
            let shape = Shape<DiagnosticLevel>.choice
            guard let level = shape.read(entry.value, nil, ValueName(key: "\(name.key).\(id.rawValue)"), &self) else {
                return
            }
            if level != .error, !id.canBeLowered {
                let problem =
                    "'\(id.rawValue)' is always an error, because a command has no result then; remove the line"
                report(.badValue, problem, at: entry.value.place)
            }
            levels[id] = level
        }
    }

    private mutating func reportUnknown(_ entry: YAMLEntry) {
        // The list of all ids is too long for a message.
        let advice = Suggestion.phrase(
            for: entry.key, in: DiagnosticID.allCases.map(\.rawValue),
            otherwise: "; the ids are in the brackets behind messages")
        report(.unknownName, "unknown diagnostic \(entry.key.quoted)\(advice)", at: entry.place)
    }
}
