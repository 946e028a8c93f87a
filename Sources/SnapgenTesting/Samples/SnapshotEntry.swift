/// A catalog entry as the generated test knows it: its names and its place.
public struct SnapshotEntry: Sendable {
    /// The name in references: `BookingStates`.
    public let title: String
    /// The folder of its references below the references' root: `TravelSnapshotTests/TravelBooking`.
    public let folder: String
    /// The file that declares it, below the package's root.
    public let file: StaticString
    /// The line of its name, counted from 1.
    public let line: UInt
    /// The samples that the test covers; `nil` where only running tells.
    public let samples: [SnapshotSample]?
    /// The number of all samples of the entry, where `samples` is a part of them.
    public let count: Int?

    /// An entry with all that was known of it when the test was generated.
    public init(
        title: String,
        folder: String,
        file: StaticString,
        line: UInt,
        samples: [SnapshotSample]? = nil,
        count: Int? = nil
    ) {
        self.title = title
        self.folder = folder
        self.file = file
        self.line = line
        self.samples = samples
        self.count = count
    }
}

/// One sample as the generated test knows it.
public struct SnapshotSample: Sendable {
    /// The name in its reference: the label made safe for a file's name, else the number.
    public let name: String
    /// Its place among all samples of the entry, counted from 1; `nil` where it is the place in the list that holds it.
    public let number: Int?
    /// The line on which it is written, counted from 1.
    public let line: UInt

    /// The sample that is called `name` and written on `line`.
    public init(_ name: String, number: Int? = nil, line: UInt) {
        self.name = name
        self.number = number
        self.line = line
    }
}
