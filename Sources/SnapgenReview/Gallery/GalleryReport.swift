/// The counts of a gallery that was written.
///
/// `snapgen gallery --format json` prints the encoded report.
public struct GalleryReport: Equatable, Codable, Sendable {
    /// The name and major version of the JSON format.
    public private(set) var schema = "snapgen.gallery/1"
    /// The folder of the site, relative to the root if it is below it.
    public var output: String
    /// The number of entries, which have a page each.
    public var entries: Int
    /// The number of references that are shown.
    public var references: Int
    /// The paths of planned references that are not shown, below the folder of the references.
    public var missing: [String]

    /// Counts the contents of a gallery.
    init(_ gallery: GalleryContents, output: String) {
        let shots = gallery.entries.flatMap(\.shots)
        self.output = output
        entries = gallery.entries.count
        references = shots.count(where: \.isShown)
        missing = shots.filter { !$0.isShown }.map { String($0.file.dropFirst("references/".count)) }
    }
}
