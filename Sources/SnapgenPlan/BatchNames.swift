import SnapgenModel

/// The names of the environments of batches.
///
/// They are made once, because a batch is shared by many entries.
struct BatchNames: Sendable {
    private let names: [String: [String]]

    /// The names for all batches that entries are shown in.
    init(_ batches: [PlannedBatch]) {
        names = Dictionary(batches.map { ($0.name, $0.environments.map(\.name)) }) { first, _ in first }
    }

    /// The names of a batch's environments, in order; none where there is no batch.
    func names(of batch: PlannedBatch?) -> [String] {
        batch.flatMap { names[$0.name] } ?? []
    }
}
