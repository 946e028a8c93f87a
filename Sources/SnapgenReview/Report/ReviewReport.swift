package import SnapgenModel

/// The cases of a review with their files and differences; `snapgen report` writes the encoded value to `report.json`.
package struct ReviewReport: Equatable, Sendable {
    package var title: String
    /// The old side of a comparison, `main@1f0c9e6`; `nil` if references are compared with results.
    package var base: String?
    /// The new side of a comparison; `nil` if references are compared with results.
    package var head: String?
    /// The address of a line of the sources, with `{path}` and `{line}`; `nil` if the sources have none.
    package var sourceURL: String?
    /// The time of the newest outcome in milliseconds since 1970; `nil` without results.
    var time: Int64?
    /// The cases: planned ones in the order of the plan, then the others by their paths.
    package var cases: [ReportCase]
    package var groups: [ReportGroup]
    /// The lines of the sources around the places of cases that need a review, or of all.
    var excerpts: [SourceExcerpt] = []
    package var diagnostics: [Diagnostic] = []

    /// Creates a report; a shape is the form of a case's change, and `nil` for a case without a change that is grouped.
    init(title: String, base: String? = nil, head: String? = nil, cases: [ReportCase], shapes: [ChangeShape?] = []) {
        self.title = title
        self.base = base
        self.head = head
        self.cases = cases
        groups = ReportGroup.all(of: &self.cases, shapes)
    }

    package func count(_ status: ReportCase.Status) -> Int { cases.count { $0.status == status } }

    /// The number of cases of each status, by its name, and with the key `missing` of those without result and
    /// reference.
    package var summary: [String: Int] {
        let missing = cases.count { $0.status == .notRun && $0.reference == nil }
        return Self.counts(of: cases.map(\.status)).merging(["missing": missing]) { $1 }
    }
}

extension ReviewReport: Encodable {
    package func encode(to encoder: any Encoder) throws {
        let runs = Set(cases.compactMap(\.outcome?.run))
        try encoder.encode([
            "schema": "snapgen.report/1", "title": title, "base": ExplicitNull(base), "head": ExplicitNull(head),
            "sourceURL": ExplicitNull(sourceURL), "run": ExplicitNull(runs.count == 1 ? runs.first : nil),
            "time": ExplicitNull(time), "summary": summary, "changes": Self.counts(of: cases.compactMap(\.change)),
            "cases": cases, "groups": groups, "excerpts": excerpts, "diagnostics": diagnostics,
        ])
    }

    private static func counts<Value: CaseIterable & RawRepresentable<String>>(of values: [Value]) -> [String: Int] {
        let zeros = Dictionary(uniqueKeysWithValues: Value.allCases.map { ($0.rawValue, 0) })
        return values.reduce(into: zeros) { $0[$1.rawValue, default: 0] += 1 }
    }
}

/// The cases with the same change, which one decision answers.
package struct ReportGroup: Equatable, Encodable, Sendable {
    /// The kind of a change, as far as pixels show it.
    package enum Kind: String, Encodable, Sendable {
        /// Few colours have become others.
        case tint
        /// The same, in more than half of the picture.
        case background
        /// Contents have moved up or down.
        case shift
        /// The same, below rows that have come or gone.
        case line
        /// The picture is higher or lower.
        case height
        case size
        /// The lines of a text file.
        case text
        case content
    }

    package var id: String
    package var kind: Kind
    package var cases: Int

    /// Finds the groups with several cases, the largest first, and sets them in the cases.
    static func all(of cases: inout [ReportCase], _ shapes: [ChangeShape?]) -> [ReportGroup] {
        var groups: [(shape: ChangeShape, members: [Int])] = []
        var (bySignature, byFeature): ([UInt64: Int], [AnyHashable: [Int]]) = ([:], [:])
        for case (let index, let shape?) in shapes.enumerated() {
            // Only groups of the same sample, or with a colour in common, can be similar.
            let sample = cases[index].sample.map(AnyHashable.init)
            let features = shape.tint.map(AnyHashable.init) + [sample].compactMap { $0 }
            let candidates = Set(features.flatMap { byFeature[$0] ?? [] }).sorted()
            let ofSample = sample.flatMap { byFeature[$0] } ?? []
            let place =
                bySignature[shape.signature]
                ?? candidates.first { shape.isSimilar(to: groups[$0].shape, isSameEntry: ofSample.contains($0)) }
                ?? groups.count
            bySignature[shape.signature] = place
            if place == groups.count {
                groups.append((shape, []))
                for feature in features { byFeature[feature, default: []].append(place) }
            }
            groups[place].members.append(index)
        }
        return groups.filter { $0.members.count > 1 }.map { shape, members in
            let id = String(shape.signature, radix: 16)
            for index in members { cases[index].group = id }
            return ReportGroup(id: id, kind: shape.kind, cases: members.count)
        }.sorted { ($1.cases, $0.id) < ($0.cases, $1.id) }
    }
}
