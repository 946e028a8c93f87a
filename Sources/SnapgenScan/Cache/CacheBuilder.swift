import SnapgenModel

/// Puts together what a run has learned, in the order of its files.
struct CacheBuilder {
    private var records: [ScanCache.Record] = []
    private var words: [OutlineWord] = []
    private var facts: [UInt8] = []

    /// Adds a file as the cache knows it that this run has begun with.
    ///
    /// - Parameter stamp: the stamp of a file that was written again with the same content; `nil` for the known one.
    mutating func append(_ position: Int, of cache: ScanCache, stamp: FileStamp? = nil) {
        var record = cache.record(at: position)
        words += cache.words(at: position)
        facts += cache.facts(at: position) ?? []
        record.stamp = stamp ?? record.stamp
        append(record)
    }

    /// Adds a file that was read.
    ///
    /// - Parameter parsed: what it declares; `nil` where it was not parsed.
    mutating func append(
        _ file: SipHash.Digest, _ stamp: FileStamp, asksForIt: Bool, _ outline: some Sequence<OutlineWord>,
        _ parsed: ParsedFile?
    ) {
        words += outline
        if let parsed { facts += FileCoding.bytes(of: parsed.scanned) }
        append(
            ScanCache.Record(
                file: file, stamp: stamp, content: parsed?.content ?? .zero, asksForIt: asksForIt,
                hasFacts: parsed != nil, wordsEnd: 0, factsEnd: 0))
    }

    private mutating func append(_ record: ScanCache.Record) {
        records.append(record)
        records[records.count - 1].wordsEnd = UInt32(words.count)
        records[records.count - 1].factsEnd = UInt32(facts.count)
    }

    /// How many files were added.
    var count: Int { records.count }

    /// The cache of all files that were added.
    func cache(_ header: CacheHeader) -> ScanCache {
        ScanCache(header, records: records, words: words, facts: facts)
    }
}
