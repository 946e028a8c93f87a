import SnapgenModel
import SnapgenTestSupport
import Testing

@testable import SnapgenResolution
@testable import SnapgenScan

@Suite("ScanCache")
struct ScanCacheTests {
    private let scanner = ProjectScanner(settings: CatalogSettings(), options: ScanOptions(threads: 2))
    private let listed: Int64 = 1_000_000_000_000
    private let empty = ScanCache(CacheHeader(key: [1]))

    @Test("the next run knows what it need not read, and finds the same")
    func known() throws {
        let files = [file("struct A: Testable {}", "S/A.swift"), file("struct B {}", "S/B.swift")]
        let again = reread(learned(from: files))
        #expect(again.count == 2)
        // With other contents under the old stamps, what is found can only come from the cache.
        let emptied = files.map { file("", $0.path.string) }
        var search = scanner.begin(LoadedSources(emptied, stamps: stamps(files)), knowing: again)
        #expect(search.cache(at: listed).findings == again.findings)
        #expect(search.project() == scanner.scan(LoadedSources(files)))
        #expect(search.cache(at: listed).isSaved)
    }

    @Test(
        "a random project that changes again and again has the catalog that it has without a cache",
        arguments: 0..<UInt64(TestTier.properties.count(20, of: 100)))
    func random(seed: UInt64) {
        var random = SplitMix64(state: seed)
        var files = RandomSources.files(using: &random)
        var cache = empty
        var catalogs: [SipHash.Digest: Catalog] = [:]
        for _ in 0..<4 {
            var search = scanner.begin(LoadedSources(files, stamps: stamps(files)), knowing: cache)
            let known = catalogs[search.cache(at: listed).findings]
            let catalog = CatalogResolver(settings: CatalogSettings()).resolve(search.project())
            #expect(catalog == CatalogResolver(settings: CatalogSettings()).resolve(scanner.scan(LoadedSources(files))))
            // Equal findings mean equal catalogs, however long ago the others were.
            if let known { #expect(known == catalog) }
            cache = reread(search.cache(at: listed))
            catalogs[cache.findings] = catalog
            change(&files, &random)
        }
    }

    @Test("a file that says what it said before is read, and changes nothing")
    func touched() throws {
        let files = [file("struct A: Testable {}\n", "S/A.swift"), file("struct B {}", "S/B.swift")]
        let cache = learned(from: files)
        var changed = files
        changed[0].bytes += Array("// more\n".utf8)
        changed[1].bytes += Array("\n// more".utf8)
        let next = scanner.begin(LoadedSources(changed, stamps: stamps(changed)), knowing: cache).cache(at: listed)
        #expect(next.findings == cache.findings)
        #expect(next.count == 2 && !next.isSaved)
    }

    @Test(
        "a file that says something else, is new or has gone is a change",
        arguments: [
            ["struct A: Testable { static let samples = [1] }", "struct B {}"],
            ["struct A: Testable {}", "struct C {}"],
            ["struct A: Testable {}", "struct B: Testable {}"], ["struct A: Testable {}"],
            ["struct A: Testable {}", "struct B {}", ""], ["\nstruct A: Testable {}", "struct B {}"],
        ])
    func changed(texts: [String]) throws {
        let files = [file("struct A: Testable {}", "S/0.swift"), file("struct B {}", "S/1.swift")]
        let cache = learned(from: files)
        let now = texts.enumerated().map { file($1, "S/\($0).swift") }
        let next = scanner.begin(LoadedSources(now, stamps: stamps(now)), knowing: cache).cache(at: listed)
        #expect(next.findings != cache.findings)
    }

    @Test("a file with another stamp and the same content is not parsed again, and is known by its new stamp")
    func restamped() throws {
        let files = [file("struct A: Testable {}", "S/A.swift"), file("struct B {}", "S/B.swift")]
        let cache = learned(from: files)
        let later = stamps(files).map { FileStamp(size: $0.size, modified: 7, changed: 7, inode: 2) }
        var search = scanner.begin(LoadedSources(files, stamps: later), knowing: cache)
        let restamped = search.cache(at: listed)
        #expect(restamped.findings == cache.findings)
        #expect(search.project() == scanner.scan(LoadedSources(files)))
        let emptied = files.map { file("", $0.path.string) }
        var again = scanner.begin(LoadedSources(emptied, stamps: later), knowing: reread(restamped))
        #expect(again.project() == scanner.scan(LoadedSources(files)))
        #expect(again.cache(at: listed).isSaved)
    }

    @Test("a file that was written while it was listed is read again")
    func racy() throws {
        let files = [file("struct A: Testable {}", "S/A.swift")]
        let racy = [FileStamp(size: 1, modified: listed - 1, changed: listed - 1, inode: 1)]
        let search = scanner.begin(LoadedSources(files, stamps: racy), knowing: empty)
        let cache = search.cache(at: listed)
        let changed = [file("struct A: Testable { static let samples = [1] }", "S/A.swift")]
        let next = scanner.begin(LoadedSources(changed, stamps: racy), knowing: cache).cache(at: listed)
        #expect(next.findings != cache.findings)
    }

    @Test("a cache that is damaged or of other settings is empty")
    func broken() throws {
        let cache = learned(from: [file("struct A: Testable {}", "S/A.swift"), file("struct B {}", "S/B.swift")])
        let bytes = cache.with(note: [1, 2, 3]).bytes
        func count(_ bytes: [UInt8], key: [UInt8] = [1]) -> Int {
            ScanCache(bytes, CacheHeader(in: bytes, key: key)).count
        }
        #expect(count(bytes) == 2)
        #expect(count(bytes, key: [2]) == 0)
        for length in 0..<bytes.count { #expect(count(Array(bytes.prefix(length))) == 0) }
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x40
            #expect(count(damaged) == 0, "byte \(index)")
        }
    }

    @Test("a file of a project has another identity under another module, path or key")
    func identities() {
        let files = [("App", "S/A.swift"), ("AppS", "/A.swift"), ("Ap", "pS/A.swift"), ("App", "S/B.swift")]
        let keys = [SipHash.Key.random, .random]
        let digests = keys.flatMap { key in
            files.map { module, path in
                var hash = SipHash(key)
                hash.add(module)
                hash.add(path)
                return hash.digest
            }
        }
        #expect(Set(digests).count == digests.count)
    }

    @Test("a file that can be searched and not parsed is told of, and is not taken for an empty one by the next run")
    func vanished() throws {
        let files = [file("extension A: Testable {}", "S/A.swift"), file("private struct A {}", "S/B.swift")]
        let sources = LoadedSources(files, stamps: stamps(files), vanishing: [1])
        var search = scanner.begin(sources, knowing: empty)
        #expect(search.project().diagnostics.map(\.path) == ["S/B.swift"])
        let cache = search.cache(at: listed)
        #expect(cache.count == 1)
        var next = scanner.begin(LoadedSources(files, stamps: stamps(files)), knowing: cache)
        #expect(next.project() == scanner.scan(LoadedSources(files)))
    }

    @Test("a note is kept beside the files, and read without them")
    func note() {
        let noted = empty.with(note: [1, 2, 3])
        #expect(reread(noted).header == noted.header)
        #expect(CacheHeader(in: noted.bytes, key: [1]).note == [1, 2, 3])
        #expect(CacheHeader(in: noted.bytes, key: [2]).note == [])
        #expect(CacheHeader(in: noted.bytes, key: [2]).hashKey != noted.header.hashKey)
        for length in 0..<40 { #expect(CacheHeader(in: Array(noted.bytes.prefix(length)), key: [1]).note == []) }
        #expect(reread(noted).with(note: [1, 2, 3]).isSaved)
        #expect(!reread(noted).with(note: [1]).isSaved)
    }

    @Test("a file that begins as a cache of any version does, or is empty, may be replaced, and no other")
    func replaceable() {
        for text in ["", "snapgen cache 1\n", "snapgen cache 1\nmore", "snapgen cache 2\n", "snapgen cache 31\n"] {
            #expect(CacheHeader.canReplace(Array(text.utf8)), "\(text)")
        }
        #expect(CacheHeader.canReplace(empty.bytes))
        let others = [
            "snapgen cache", "snapgen cache 1", "snapgen cache x\n", "snapgen cache \n", " snapgen cache 1\n", "\0",
        ]
        for text in others { #expect(!CacheHeader.canReplace(Array(text.utf8)), "\(text)") }
    }

    private func learned(from files: [SourceFile]) -> ScanCache {
        var search = scanner.begin(LoadedSources(files, stamps: stamps(files)), knowing: empty)
        _ = search.project()
        return search.cache(at: listed)
    }

    /// A cache as the next run reads it.
    private func reread(_ cache: ScanCache) -> ScanCache { ScanCache(cache.bytes, cache.header) }

    /// Stamps that differ where contents do.
    private func stamps(_ files: [SourceFile]) -> [FileStamp] {
        files.map { file in
            let hash = file.bytes.reduce(Int64(7)) { ($0 &* 31 &+ Int64($1)) & 0xffff_ffff }
            return FileStamp(size: Int64(file.bytes.count), modified: hash, changed: hash, inode: 1)
        }
    }

    private func change(_ files: inout [SourceFile], _ random: inout SplitMix64) {
        let others = RandomSources.files(using: &random)
        for index in files.indices where Int.random(in: 0..<4, using: &random) == 0 {
            files[index].bytes = others[index % others.count].bytes
        }
        if files.count > 1, Int.random(in: 0..<4, using: &random) == 0 { files.removeLast() }
        if Int.random(in: 0..<4, using: &random) == 0 { files.append(others[0]) }
    }
}
