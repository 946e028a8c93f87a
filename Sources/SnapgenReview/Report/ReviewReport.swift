package import SnapgenModel

/// The cases of a review with their files and differences; `snapgen report` writes the encoded value to `report.json`.
package struct ReviewReport: Equatable, Encodable, Sendable {
    package private(set) var schema = "snapgen.report/1"
    package var title: String
    /// The old side of a comparison, `main@1f0c9e6`; `nil` if references are compared with results.
    @ExplicitNull package var base: String?
    /// The new side of a comparison; `nil` if references are compared with results.
    @ExplicitNull package var head: String?
    /// The address of a line of the sources, with `{path}` and `{line}`; `nil` if the sources have none.
    @ExplicitNull package var sourceURL: String?
    /// The run whose results are shown; `nil` without results, or with those of several.
    @ExplicitNull package var run: TestRun?
    /// The time of the newest outcome in milliseconds since 1970; `nil` without results.
    @ExplicitNull var time: Int64?
    /// The number of cases of each status, by its name, and with the key `missing` of those without result and
    /// reference.
    package var summary: [String: Int]
    /// The cases: planned ones in the order of the plan, then the others by their paths.
    package var cases: [ReportCase]
    package var groups: [ReportGroup]
    /// The lines of the sources around the places of cases that need a review, or of all.
    var excerpts: [SourceExcerpt] = []
    package var diagnostics: [Diagnostic] = []

    /// The numbers of compared cases by what has changed, by the names of `ReportCase.Change`.
    package var changes: [String: Int]

    /// Creates a report; a shape is the form of a case's change, and `nil` for a case without a change that is grouped.
    init(
        title: String, base: String? = nil, head: String? = nil, cases: [ReportCase], shapes: [ChangeShape?] = []
    ) {
        self.title = title
        self.base = base
        self.head = head
        self.cases = cases
        groups = ReportGroup.all(of: &self.cases, shapes)
        let cases = self.cases
        changes = Dictionary(
            uniqueKeysWithValues: ReportCase.Change.allCases.map { change in
                (change.rawValue, cases.count { $0.change == change })
            })
        summary = Dictionary(
            uniqueKeysWithValues: ReportCase.Status.allCases.map { status in
                (status.rawValue, cases.count { $0.status == status })
            })
        let runs = Set(cases.compactMap(\.outcome?.run))
        run = runs.count == 1 ? runs.first : nil
        summary["missing"] = cases.count { $0.status == .notRun && $0.reference == nil }
    }

    package func count(_ status: ReportCase.Status) -> Int { summary[status.rawValue] ?? 0 }
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
        var leaders: [(index: Int, shape: ChangeShape)] = []
        var (known, members): ([UInt64: Int], [[Int]]) = ([:], [])
        for (index, shape) in shapes.enumerated() {
            guard let shape else { continue }
            let place =
                known[shape.signature]
                ?? leaders.firstIndex { leader in
                    let isSameEntry = cases[index].isVariant(of: cases[leader.index])
                    return shape.isSimilar(to: leader.shape, isSameEntry: isSameEntry)
                }
            known[shape.signature] = place ?? leaders.count
            if let place {
                members[place].append(index)
            } else {
                leaders.append((index, shape))
                members.append([index])
            }
        }
        return zip(leaders, members).filter { $1.count > 1 }.map { leader, members in
            let id = String(leader.shape.signature, radix: 16)
            for index in members { cases[index].group = id }
            return ReportGroup(id: id, kind: leader.shape.kind, cases: members.count)
        }.sorted { ($1.cases, $0.id) < ($0.cases, $1.id) }
    }
}
