/// The names and the source file of a catalog entry, as the generated test contains them.
struct SnapgenEntry: Sendable {
    /// The first part of the names of references: `BookingStates`.
    let title: String
    /// The folder of the references below the references' root: `TravelSnapshotTests/TravelBooking`.
    let folder: StaticString
    /// The values of placeholders for the pattern that names the references; `nil` if none does.
    let values: [String: String]?
    let samples: SnapgenSelection
    let record: SnapgenRecordMode?
    /// The path of the source file, below the package's root.
    let file: StaticString
    /// The name of the entry's type, whose declaration failures are reported at; `nil` for a preview, whose line the
    /// program has.
    let type: StaticString?

    init(
        _ title: String, folder: StaticString, values: [String: String]? = nil, samples: SnapgenSelection = .all,
        record: SnapgenRecordMode? = nil, file: StaticString, type: StaticString? = nil
    ) {
        self.title = title
        self.folder = folder
        self.values = values
        self.samples = samples
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

    private static func samples(in text: String) -> SnapgenSelection {
        text == "*" ? .all : .known(text.split(separator: " ").map { SnapgenSample("\($0)") })
    }
}

/// The samples of an entry that a test compares.
enum SnapgenSelection: Sendable, ExpressibleByArrayLiteral {
    /// All samples, which are determined at run time.
    case all
    /// All samples, named by their labels, and counted among those of one label.
    case counted
    /// The sample with a name, if the samples are determined at run time.
    case one(String)
    /// All samples, as the generator knows them.
    case known([SnapgenSample])
    /// Some of a number of samples that the generator knows.
    case part([SnapgenSample], of: Int)

    init(arrayLiteral samples: SnapgenSample...) { self = .known(samples) }
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
