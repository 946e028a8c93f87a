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
    /// The number of cases of each status, by its name, and with the key `missing` of those without result and reference.
    package var summary: [String: Int]
    /// The cases: planned ones in the order of the plan, then the others by their paths.
    package var cases: [ReportCase]
    package var groups: [ReportGroup]
    /// The lines of the sources around the places of cases that need a review, or of all.
    var excerpts: [SourceExcerpt] = []
    package var diagnostics: [Diagnostic] = []

    /// Creates a report; for each case, a signature is a number that is equal for equal changes, and `nil` for no change.
    init(
        title: String, base: String? = nil, head: String? = nil, cases: [ReportCase], signatures: [UInt64?] = []
    ) {
        let counts = Dictionary(grouping: signatures.compactMap { $0 }, by: { $0 }).mapValues(\.count)
        let shared = counts.filter { $0.value > 1 }
        self.title = title
        self.base = base
        self.head = head
        self.cases = cases
        for (index, signature) in signatures.enumerated() {
            self.cases[index].group = signature.flatMap { shared[$0] == nil ? nil : String($0, radix: 16) }
        }
        groups = shared.map { ReportGroup(id: String($0.key, radix: 16), cases: $0.value) }
            .sorted { ($1.cases, $0.id) < ($0.cases, $1.id) }
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

package struct ReportGroup: Equatable, Encodable, Sendable {
    var id: String
    package var cases: Int
}
