/// The place of a source as `#fileID` writes it.
enum SourceFileID {
    /// `Module/File.swift`: the module is the last folder of an entry's references.
    static func text(entry: SnapshotEntry) -> String {
        "\(lastComponent(of: entry.folder))/\(lastComponent(of: entry.file.description))"
    }

    private static func lastComponent(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? "-"
    }
}
