/// The samples of an entry with their labels, independent of the collection that declares them.
public struct LabeledSamples<Value> {
    let samples: [(label: String?, value: Value)]
    /// A Boolean value that indicates whether the samples are in source order, so that their numbers identify them.
    let isOrdered: Bool

    /// Creates samples without labels, which are identified by their numbers.
    public init(unlabeled samples: [Value]) {
        self.samples = samples.map { (nil, $0) }
        isOrdered = true
    }

    /// Creates labelled samples in the given order.
    public init(_ samples: [(String, Value)]) {
        self.samples = samples.map { ($0, $1) }
        isOrdered = true
    }

    /// Creates labelled samples in the given order.
    public init(_ samples: KeyValuePairs<String, Value>) {
        self.samples = samples.map { ($0.key, $0.value) }
        isOrdered = true
    }

    /// Creates labelled samples, sorted by label.
    public init(_ samples: [String: Value]) {
        self.samples = samples.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        isOrdered = false
    }

    /// The names of the samples in their references: the label made safe for file names, or the number.
    public var names: [String] { SampleMatch.names(for: labels) }

    var labels: [String?] { samples.map(\.label) }
}
