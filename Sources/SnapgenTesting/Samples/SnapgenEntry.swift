/// The names and the source file of a catalog entry, as the generated test contains them.
struct SnapgenEntry: Sendable {
    /// The first part of the names of references: `BookingStates`.
    let title: String
    /// The folder of the references below the references' root: `TravelSnapshotTests/TravelBooking`.
    let folder: StaticString
    /// The values of placeholders for the pattern that names the references; `nil` if none does.
    let values: [String: String]?
    /// The samples under test; `nil` if they are determined at run time.
    let samples: [SnapgenSample]?
    /// The number of all samples of the entry, if `samples` contains only a part of them.
    let count: Int?
    /// A Boolean value that indicates whether samples are named by their labels, and counted among those of one label.
    let countsNames: Bool
    /// The name of the one sample under test, if the samples are determined at run time.
    let sample: String?
    let record: SnapgenRecordMode?
    /// The path of the source file, below the package's root.
    let file: StaticString
    /// The name of the entry's type, whose declaration failures are reported at; `nil` for a preview, whose line the
    /// program has.
    let type: StaticString?

    init(
        _ title: String, folder: StaticString, values: [String: String]? = nil, samples: [SnapgenSample]? = nil,
        count: Int? = nil, countsNames: Bool = false, sample: String? = nil, record: SnapgenRecordMode? = nil,
        file: StaticString, type: StaticString? = nil
    ) {
        self.title = title
        self.folder = folder
        self.values = values
        self.samples = samples
        self.count = count
        self.countsNames = countsNames
        self.sample = sample
        self.record = record
        self.file = file
        self.type = type
    }

    /// Creates an entry whose samples are given by their names, `loading sold-out`, or `*` if they are determined at
    /// run time.
    ///
    /// The compiler checks a text faster than a list.
    init(
        _ title: StaticString, folder: StaticString, samples: StaticString, file: StaticString,
        type: StaticString? = nil
    ) {
        self.init("\(title)", folder: folder, samples: Self.samples(in: "\(samples)"), file: file, type: type)
    }

    private static func samples(in text: String) -> [SnapgenSample]? {
        text == "*" ? nil : text.split(separator: " ").map { SnapgenSample("\($0)") }
    }
}

struct SnapgenSample: Sendable {
    /// The last part of the name of the reference: the label made safe for file names, or the number.
    let name: String
    /// The first part of the name of the reference, `nil` for the entry's title; with a pattern, the display name if
    /// there is one.
    let stem: String?
    /// The number among all samples of the entry, counted from 1; `nil` if it is the position in `samples`.
    let number: Int?
    /// The only theme that the sample is shown in; `nil` for all themes.
    let theme: SnapgenEnvironment.Theme?

    init(_ name: String, stem: String? = nil, number: Int? = nil, theme: SnapgenEnvironment.Theme? = nil) {
        self.name = name
        self.stem = stem
        self.number = number
        self.theme = theme
    }
}
