import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenResolution
import SnapgenScan

/// Checks for cache files of earlier runs and manipulated ones.
struct CacheTarget {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func check() throws(Finding) {
        try checkFacts()
        try checkStamp()
        try check(ScanCache(bytes, CacheHeader(in: bytes, key: [])))
        try check(ScanCache(mended, Self.empty.header))
        _ = CacheHeader.canReplace(bytes)
    }

    /// Checks that readable facts of a file are written back unchanged.
    private func checkFacts() throws(Finding) {
        guard let path = RelativePath("A.swift") else { return }
        let coding = FileCoding(path: path, module: "App")
        guard let facts = try? coding.file(in: bytes[...]) else { return }
        let again = FileCoding.bytes(of: facts)
        let kept = try? coding.file(in: again[...])
        // Bytes are compared, because NaN is not equal to itself.
        try Finding.unless(
            kept.map(FileCoding.bytes) == again, "what is kept of \(facts) is \(String(describing: kept))")
    }

    /// Checks that a readable stamp is written back unchanged.
    private func checkStamp() throws(Finding) {
        guard let stamp = UpToDateStamp(bytes) else { return }
        try Finding.unless(UpToDateStamp(stamp.bytes) == stamp, "what is kept of \(stamp) is something else")
    }

    /// Checks that a readable cache is written back unchanged and that its contents can be used without crashing.
    private func check(_ cache: ScanCache) throws(Finding) {
        let again = ScanCache(cache.bytes, cache.header)
        try Finding.unless(again.bytes == cache.bytes, "a cache is kept as another")
        let stamp = FileStamp(size: 0, modified: 0, changed: 0, inode: 0)
        let sources = FuzzSources(Array("struct A: Testable {}\n//+ Kit\nstruct B {}".utf8), stamp: stamp)
        let scanner = ProjectScanner(settings: CatalogSettings(), options: ScanOptions(threads: 1))
        guard cache.count > 0 else { return }
        var scan = scanner.begin(sources, knowing: cache)
        _ = CatalogResolver(settings: CatalogSettings()).resolve(scan.project())
        _ = (scan.cache(at: .max).findings, scan.cache(at: .max).bytes)
    }

    /// The bytes as the payload of a cache with a valid key and checksum.
    private var mended: [UInt8] {
        var file = ByteWriter()
        file.write(raw: Self.heading)
        file.write(raw: bytes)
        file.write(fixed: StableHash.value(ofLong: file.bytes[...]))
        return file.bytes
    }

    /// Returns the bytes of a cache between its header and its checksum.
    static func inside(of cache: ScanCache) -> [UInt8] { Array(cache.bytes.dropFirst(heading.count).dropLast(8)) }

    /// An empty cache.
    private static let empty = ScanCache(CacheHeader(key: []))
    /// The bytes of the header, which precede three counts of one byte each and the checksum.
    private static let heading = empty.bytes.dropLast(3 + 8)
}
