/// The names and source locations of a catalog entry, as the generated test contains them.
public struct SnapshotEntry: Sendable {
    /// The name in references: `BookingStates`.
    public let title: String
    /// The folder of the references below the references' root: `TravelSnapshotTests/TravelBooking`.
    public let folder: String
    /// The path of the source file, below the package's root.
    public let file: StaticString
    /// The line of the entry's name, counted from 1.
    public let line: UInt
    /// The samples under test; `nil` if they are determined at run time.
    public let samples: [SnapshotSample]?
    /// The number of all samples of the entry, if `samples` contains only a part of them.
    public let count: Int?

    /// Creates an entry.
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

/// A sample, as the generated test contains it.
public struct SnapshotSample: Sendable {
    /// The name in the reference: the label made safe for file names, or the number.
    public let name: String
    /// The number among all samples of the entry, counted from 1; `nil` if it is the position in `samples`.
    public let number: Int?
    /// The line of the sample, counted from 1.
    public let line: UInt

    /// Creates the sample `name`, declared on `line`.
    public init(_ name: String, number: Int? = nil, line: UInt) {
        self.name = name
        self.number = number
        self.line = line
    }
}
