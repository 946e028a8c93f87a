/// A namespace for source locations in the format of `#fileID`.
enum SourceFileID {
    /// Returns `Module/File.swift`, with the last component of the folder of the entry's references as the module.
    static func text(entry: SnapshotEntry) -> String {
        "\(lastComponent(of: entry.folder))/\(lastComponent(of: entry.file.description))"
    }

    private static func lastComponent(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? "-"
    }
}
