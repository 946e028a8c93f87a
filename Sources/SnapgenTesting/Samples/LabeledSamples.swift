/// The samples of an entry with their labels, whatever they are written as.
public struct LabeledSamples<Value> {
    let samples: [(label: String?, value: Value)]
    /// Whether the order is the one in the source, so that a sample's number says which it is.
    let isOrdered: Bool

    /// Samples that have only a number.
    public init(unlabeled samples: [Value]) {
        self.samples = samples.map { (nil, $0) }
        isOrdered = true
    }

    /// Labelled samples in order.
    public init(_ samples: [(String, Value)]) {
        self.samples = samples.map { ($0, $1) }
        isOrdered = true
    }

    /// Labelled samples in order.
    public init(_ samples: KeyValuePairs<String, Value>) {
        self.samples = samples.map { ($0.key, $0.value) }
        isOrdered = true
    }

    /// Labelled samples, taken in the order of their labels.
    public init(_ samples: [String: Value]) {
        self.samples = samples.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        isOrdered = false
    }

    /// The name that each sample has in its reference: its label made safe for a file's name, else its number.
    public var names: [String] { SampleMatch.names(for: labels) }

    var labels: [String?] { samples.map(\.label) }
}
