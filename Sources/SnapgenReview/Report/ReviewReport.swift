package import SnapgenModel

/// The cases of a review with their files and differences.
///
/// `snapgen report` writes the encoded value to `report.json`.
package struct ReviewReport: Equatable, Encodable, Sendable {
    package private(set) var schema = "snapgen.report/1"
    package var title: String
    /// The old side of a comparison, `main@1f0c9e6`; `nil` if references are compared with results.
    @ExplicitNull package var base: String?
    /// The new side of a comparison; `nil` if references are compared with results.
    @ExplicitNull package var head: String?
    /// The address of a line of the sources, with `{path}` and `{line}`; `nil` if the sources have none.
    @ExplicitNull var sourceURL: String?
    /// The time of the newest outcome in milliseconds since 1970; `nil` without results.
    @ExplicitNull var time: Int64?
    /// The number of cases of each status, by its name, and with the key `missing` of those without result and reference.
    package var summary: [String: Int]
    /// The cases: planned ones in the order of the plan, then the others by their paths.
    package var cases: [ReportCase]
    /// The changes that several cases have in common, the most frequent first.
    package var groups: [ReportGroup]
    /// The lines of the sources around the places of cases that need a review, or of all.
    package var excerpts: [SourceExcerpt]
    package var diagnostics: [Diagnostic]

    /// Creates a report, with the counts of its cases.
    ///
    /// - Parameter signatures: For each case, a number that is equal for equal changes; `nil` for no change.
    init(
        _ labels: ReportLabels, cases: [ReportCase], signatures: [UInt64?] = [], time: Int64? = nil,
        excerpts: [SourceExcerpt] = [], diagnostics: [Diagnostic] = []
    ) {
        let (ids, groups) = Self.groups(signatures)
        self.title = labels.title
        self.base = labels.base
        self.head = labels.head
        sourceURL = labels.sources?.address
        self.time = time
        self.cases = zip(cases, ids + Array(repeating: nil, count: cases.count)).map { item, id in
            var item = item
            item.group = id
            return item
        }
        self.groups = groups
        self.excerpts = excerpts
        self.diagnostics = diagnostics
        let counts = Dictionary(grouping: cases, by: \.status).mapValues(\.count)
        summary = Dictionary(
            uniqueKeysWithValues: ReportCase.Status.allCases.map { ($0.rawValue, counts[$0] ?? 0) })
        summary["missing"] = cases.count { $0.status == .notRun && $0.reference == nil }
    }

    /// Returns the group of each case, `nil` for a change of its own, and the groups, the largest first.
    private static func groups(_ signatures: [UInt64?]) -> (ids: [String?], groups: [ReportGroup]) {
        let counts = Dictionary(grouping: signatures.compactMap { $0 }, by: { $0 }).mapValues(\.count)
        let shared = counts.filter { $0.value > 1 }
        let ids = signatures.map { signature in
            signature.flatMap { shared[$0] == nil ? nil : String($0, radix: 16) }
        }
        let groups = shared.map { ReportGroup(id: String($0.key, radix: 16), cases: $0.value) }
        return (ids, groups.sorted { ($1.cases, $0.id) < ($0.cases, $1.id) })
    }

    package func count(_ status: ReportCase.Status) -> Int { summary[status.rawValue] ?? 0 }
}

package struct ReportLabels: Hashable, Sendable {
    package var title: String
    /// The old side; `nil` for references.
    package var base: String?
    /// The new side; `nil` for results.
    package var head: String?
    /// The addresses of sources; `nil` if they have none.
    var sources: SourceLinks?

    package init(title: String, base: String? = nil, head: String? = nil, sources: SourceLinks? = nil) {
        self.title = title
        self.base = base
        self.head = head
        self.sources = sources
    }
}

package struct ReportGroup: Hashable, Codable, Sendable {
    /// The identifier, which depends on the change only.
    package var id: String
    package var cases: Int
}
