import SnapgenPreviews

/// The samples of an entry with their labels, independent of the collection that declares them.
///
/// Generated tests create them: `.samples(BookingStates.samples)`.
struct SnapgenSamples<Value> {
    let samples: [(label: String?, value: Value)]
    /// A Boolean value that indicates whether the samples are in source order, so that their numbers identify them.
    let isOrdered: Bool
    /// The line of a preview in its file, as the program has it; `nil` for samples of a type.
    var line: UInt?
    /// The reason why the program has no samples to show; `nil` if it has some.
    var problem: SnapgenPreviewProblem?

    init(all samples: [(label: String?, value: Value)], isOrdered: Bool = true) {
        self.samples = samples
        self.isOrdered = isOrdered
    }

    /// Creates samples without labels, which are identified by their numbers.
    @_disfavoredOverload  // Pairs of a label and a value are values as well; they are meant as labels.
    static func samples(_ values: [Value]) -> Self { Self(all: values.map { (nil, $0) }) }

    static func samples(_ values: [(String, Value)]) -> Self { Self(all: values.map { ($0, $1) }) }

    static func samples(_ values: KeyValuePairs<String, Value>) -> Self {
        Self(all: values.map { ($0.key, $0.value) })
    }

    static func samples(_ values: [String: Value]) -> Self {
        Self(all: values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, isOrdered: false)
    }

    var labels: [String?] { samples.map(\.label) }
}
