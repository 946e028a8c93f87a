/// A report in the format of reg-cli's `reg.json`, for reg-suit and other programs that read it.
///
/// The keys are those of reg-cli 0.18 (`src/report.ts`). A case that is none of its four kinds is left out.
public struct RegReport: Hashable, Encodable, Sendable {
    var failedItems: [String]
    var newItems: [String]
    var deletedItems: [String]
    var passedItems: [String]
    var expectedItems: [String]
    var actualItems: [String]
    /// The report contains no pictures of differences.
    var diffItems: [String] = []
    var actualDir = ReportFolder.Role.actual.folder
    var expectedDir = ReportFolder.Role.reference.folder
    var diffDir = "\(ReportFolder.copies)/difference"

    public init(_ report: ReviewReport) {
        func paths(_ isIncluded: (ReportCase) -> Bool) -> [String] { report.cases.filter(isIncluded).map(\.path) }
        failedItems = paths { $0.status == .changed }
        newItems = paths { $0.status == .new }
        deletedItems = paths { $0.status == .deleted }
        passedItems = paths { $0.status == .passed }
        expectedItems = paths { $0.reference?.file != nil }
        actualItems = paths { $0.actual?.file != nil }
    }
}
