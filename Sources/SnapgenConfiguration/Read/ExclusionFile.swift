public import SnapgenModel

/// The file `snapgen-excluded.yml`, which lists entries whose generated tests do not compile.
///
///     excluded:
///       - entry: TravelUI.HotelCell_Previews
///         error: "cannot find 'Theme' in scope"
public struct ExclusionFile: Equatable, Sendable {
    /// The name of the file, which lies beside `snapgen.yml`.
    public static let name = "snapgen-excluded.yml"

    /// The entries that are left out.
    public var entries: [ExcludedEntry] = []

    /// Creates a file with the given entries.
    public init(entries: [ExcludedEntry] = []) {
        self.entries = entries
    }

    /// Reads the file.
    ///
    /// - Throws: The mistakes of the file in order of place, or the first one of a file that is not YAML.
    public init(reading file: ConfigurationFile) throws(DiagnosticError) {
        guard let root = try YAMLDocument(file).root, !root.isNull else { return }
        let expansion = VariableExpansion(environment: [:])
        var reader = NodeReader(path: file.path, expansion: expansion, over: Configuration())
        self = Self.shape.read(root, nil, ValueName(""), &reader) ?? ExclusionFile()
        guard !reader.diagnostics.hasErrors else { throw DiagnosticError(reader.diagnostics.sortedByPlace()) }
    }

    /// The contents of the file, with the entries sorted by their identifiers.
    public var text: String {
        let items = entries.sorted { $0.id < $1.id }.map { entry in
            "  - entry: \(YAMLFlow.text(entry.id))\n    error: \(YAMLFlow.text(entry.error))\n"
        }
        return Self.head + (items.isEmpty ? "excluded: []\n" : "excluded:\n" + items.joined())
    }

    private static let head = """
        # Entries whose generated tests do not compile, written by 'snapgen exclude'.
        # 'snapgen exclude --retry' empties the list.

        """

    private static let shape = Shape<ExclusionFile>.section(
        [Key("excluded", \.entries, .list(of: .excludedEntry), "The entries that are left out.")],
        empty: ExclusionFile())
}

extension Shape where Value == ExcludedEntry {
    /// An item of `excluded`.
    fileprivate static var excludedEntry: Shape {
        .section(
            [
                Key("entry", \.id, .text("the id of an entry"), "The id of an entry, as 'snapgen scan' prints it."),
                Key("error", \.error, .text("the compiler's message"), "The message of the compiler."),
            ],
            empty: ExcludedEntry(id: "", error: "unknown error"), required: [["entry"]],
            finish: { entry, fields, reader in
                reader.require("entry", "the id of an entry", in: fields)
                return ExcludedEntry(id: entry.id, error: entry.error, line: fields.place.line)
            })
    }
}
