import SnapgenKit
import SnapgenModel
import SnapgenScan
import SnapgenText

/// What an earlier run has kept, or somebody has put in its place.
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

    /// The facts of a file that can be read are kept as they are.
    private func checkFacts() throws(Finding) {
        guard let path = RelativePath("A.swift") else { return }
        let coding = FileCoding(path: path, module: "App")
        guard let facts = try? coding.file(in: bytes[...]) else { return }
        let again = FileCoding.bytes(of: facts)
        let kept = try? coding.file(in: again[...])
        // What is no number is not equal to itself, so bytes are compared.
        try Finding.unless(
            kept.map(FileCoding.bytes) == again, "what is kept of \(facts) is \(String(describing: kept))")
    }

    /// A stamp that can be read is kept as it is.
    private func checkStamp() throws(Finding) {
        guard let stamp = UpToDateStamp(bytes) else { return }
        try Finding.unless(UpToDateStamp(stamp.bytes) == stamp, "what is kept of \(stamp) is something else")
    }

    /// A cache that can be read is kept as it is, and whatever it claims to know can be asked for.
    private func check(_ cache: ScanCache) throws(Finding) {
        let again = ScanCache(cache.bytes, cache.header)
        try Finding.unless(again.bytes == cache.bytes, "a cache is kept as another")
        let stamp = FileStamp(size: 0, modified: 0, changed: 0, inode: 0)
        let sources = FuzzSources(Array("struct A: Testable {}\n//+ Kit\nstruct B {}".utf8), stamp: stamp)
        let scanner = ProjectScanner(settings: CatalogSettings(), options: ScanOptions(threads: 1))
        guard cache.count > 0 else { return }
        var search = scanner.search(sources, knowing: cache)
        _ = CatalogResolver(settings: CatalogSettings()).resolve(search.project())
        _ = (search.learned(at: .max).findings, search.learned(at: .max).bytes)
    }

    /// The bytes as the inside of a cache whose key and sums are right, which no accident would make.
    private var mended: [UInt8] {
        var file = ByteWriter()
        file.write(raw: Self.heading)
        file.write(raw: bytes)
        file.write(fixed: StableHash.value(ofLong: file.bytes[...]))
        return file.bytes
    }

    /// The bytes behind the header of a cache and before its sum.
    static func inside(of cache: ScanCache) -> [UInt8] { Array(cache.bytes.dropFirst(heading.count).dropLast(8)) }

    /// Without a note.
    private static let empty = ScanCache(CacheHeader(key: []))
    /// The bytes before the three counts, each of which takes a byte where there is nothing.
    private static let heading = empty.bytes.dropLast(3 + 8)
}
