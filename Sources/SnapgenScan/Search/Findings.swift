import SnapgenModel

/// What is known of a project's files.
struct Findings {
    /// The words in the headings of every file.
    var outlines = FileOutlines()
    /// Where in the cache a file is; `nil` where it has not been there before.
    var positions: [Int?] = []
    /// Whether a file is as the cache knows it: it was not read, or has the content that it had.
    var isKnown: [Bool] = []
    /// The files that are known by their content and have other stamps now.
    var restamped: Set<Int> = []
    /// Whether a file holds a word of the catalog.
    var asking: [Bool] = []
    /// What the files declare that matter, by the files' positions.
    var scanned: [Int: ParsedFile] = [:]
    /// What kept files from being read, by the files' positions.
    var problems: [Int: [Diagnostic]] = [:]

    /// What matters, in the order of the files.
    var files: [ScannedFile] { scanned.sorted { $0.key < $1.key }.map(\.value.scanned) }

    /// The files that matter and were not read.
    var known: [Int] { isKnown.indices.filter { isKnown[$0] && asking[$0] } }

    /// The cache of what is known of the files; `cache` itself where it holds exactly that.
    func learned(of sources: some SourceCollection, beside cache: ScanCache, at time: Int64) -> ScanCache {
        var builder = CacheBuilder()
        var isNew = false
        for file in positions.indices where problems[file] == nil {
            let stamp = sources.stamp(of: file).map { $0.isSettled(at: time) ? $0 : .never }
            if isKnown[file], let position = positions[file],
                cache.record(at: position).hasFacts || scanned[file] == nil
            {
                builder.append(position, of: cache, stamp: restamped.contains(file) ? stamp : nil)
                isNew = isNew || restamped.contains(file)
            } else if let stamp {
                builder.append(
                    sources.identity(of: file, cache.header.hashKey), stamp, asksForIt: asking[file],
                    outlines.words(of: file), scanned[file])
                isNew = true
            }
        }
        return isNew || builder.count != cache.count ? builder.cache(cache.header) : cache
    }
}

/// What a file declares, with what tells its content.
struct ParsedFile: Sendable {
    var scanned: ScannedFile
    /// The digest of the file's bytes.
    var content: SipHash.Digest
}

extension FileStamp {
    /// The stamp of no file: what is known under it is compared with, and never taken for what lies there.
    fileprivate static let never = FileStamp(size: -1, modified: 0, changed: 0, inode: 0)
}
