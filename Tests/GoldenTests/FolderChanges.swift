struct FolderChanges {
    /// The created and modified files, sorted.
    let written: [String]
    private let before: FolderListing
    private let after: FolderListing
    private let removed: [String]
    private let madeFolders: [String]

    init(from before: FolderListing, to after: FolderListing) {
        self.before = before
        self.after = after
        let changed = after.items.filter { before.items[$0.key] != $0.value }
        written = changed.filter { !$0.value.isFolder }.keys.sorted()
        madeFolders = changed.filter { $0.value.isFolder }.keys.sorted()
        removed = before.items.keys.filter { after.items[$0] == nil }.sorted()
    }

    /// The transcript, with a line for each file.
    var lines: [String] {
        written.map { "\(before.items[$0] == nil ? "writes" : "rewrites") \($0)" } + removed.map { "removes \($0)" }
    }

    /// Returns the forbidden changes.
    ///
    /// - Parameter mayWriteOthers: Whether new files may be other than generated Swift files.
    func problems(mayWriteOthers: Bool) -> [String] {
        let outside = (written + removed + madeFolders).filter { !$0.hasPrefix("project/") }
        let unmarked = written.filter { after.items[$0]?.isGenerated != true }
        let foreign = (written + removed).filter { before.items[$0].map { !$0.isGenerated } ?? false }
        let empty = madeFolders.filter { folder in !written.contains { $0.hasPrefix("\(folder)/") } }
        return outside.map { "\($0) is outside of the project" } + foreign.map { "\($0) is not a file of snapgen" }
            + (mayWriteOthers ? [] : unmarked.map { "\($0) has no mark of generated files" })
            + empty.map { "the folder \($0) was created and is empty" }
    }
}
