import SnapgenModel

/// Puts together what a run has learned, in the order of its files.
struct CacheBuilder {
    private var records: [ScanCache.Record] = []
    private var words: [OutlineWord] = []
    private var facts: [UInt8] = []

    /// Adds a file as the cache knows it that this run has begun with.
    mutating func append(_ position: Int, of cache: ScanCache) {
        let record = cache.record(at: position)
        words += cache.words(at: position)
        facts += cache.facts(at: position) ?? []
        append(record.file, record.stamp, asksForIt: record.asksForIt, hasFacts: record.hasFacts)
    }

    /// Adds a file that was read.
    ///
    /// - Parameter scanned: what it declares; `nil` where it was not parsed.
    mutating func append(
        _ file: UInt64, _ stamp: FileStamp, asksForIt: Bool, _ outline: some Sequence<OutlineWord>,
        _ scanned: ScannedFile?
    ) {
        words += outline
        if let scanned { facts += FileCoding.bytes(of: scanned) }
        append(file, stamp, asksForIt: asksForIt, hasFacts: scanned != nil)
    }

    private mutating func append(_ file: UInt64, _ stamp: FileStamp, asksForIt: Bool, hasFacts: Bool) {
        records.append(
            ScanCache.Record(
                file: file, stamp: stamp, asksForIt: asksForIt, hasFacts: hasFacts, wordsEnd: words.count,
                factsEnd: facts.count))
    }

    /// How many files were added.
    var count: Int { records.count }

    /// The cache of all files that were added, with the key and the note of another.
    func cache(beside other: ScanCache) -> ScanCache {
        ScanCache(key: other.key, records: records, words: words, facts: facts, note: other.note)
    }
}
