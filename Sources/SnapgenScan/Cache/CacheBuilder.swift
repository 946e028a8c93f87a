import SnapgenModel
import SnapgenSource

/// Collects the findings of a run in the order of its files.
struct CacheBuilder {
    private var records: [ScanCache.Record] = []
    private var headings: [HeadingName] = []
    private var facts: [UInt8] = []

    /// Adds a file as the run's first cache describes it.
    ///
    /// - Parameter stamp: the stamp of a file that was written again with the same content; `nil` for the known one.
    mutating func append(_ position: Int, of cache: ScanCache, stamp: FileStamp? = nil) {
        var record = cache.record(at: position)
        headings += cache.headings(at: position)
        facts += cache.facts(at: position) ?? []
        record.stamp = stamp ?? record.stamp
        append(record)
    }

    /// Adds a file that was read.
    ///
    /// - Parameter file: the digest of the file's identity.
    mutating func append(_ finding: FileFinding, of file: SipHash.Digest, _ stamp: FileStamp) {
        headings += finding.headings
        if let scanned = finding.scanned { facts += FileCoding.bytes(of: scanned) }
        append(
            ScanCache.Record(
                file: file, stamp: stamp, content: finding.content, isCandidate: finding.isCandidate,
                hasFacts: finding.scanned != nil))
    }

    private mutating func append(_ record: ScanCache.Record) {
        records.append(record)
        records[records.count - 1].headingsEnd = UInt32(headings.count)
        records[records.count - 1].factsEnd = UInt32(facts.count)
    }

    /// The number of files that were added.
    var count: Int { records.count }

    /// The cache of all files that were added.
    func cache(_ header: CacheHeader) -> ScanCache {
        ScanCache(header, records: records, headings: headings, facts: facts)
    }
}
