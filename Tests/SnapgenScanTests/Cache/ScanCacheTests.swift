import SnapgenModel
import SnapgenTestSupport
import Testing

@testable import SnapgenScan

@Suite("ScanCache")
struct ScanCacheTests {
    private let scanner = ProjectScanner(settings: CatalogSettings(), options: ScanOptions(threads: 2))
    private let listed: Int64 = 1_000_000_000_000

    @Test("the next run knows what it need not read, and finds the same")
    func known() throws {
        let files = [file("struct A: Testable {}", "S/A.swift"), file("struct B {}", "S/B.swift")]
        let cache = try #require(learned(from: files, .init(key: 1)))
        let again = try #require(ScanCache(cache.bytes, key: 1).count == 2 ? ScanCache(cache.bytes, key: 1) : nil)
        // With other contents under the old stamps, what is found can only come from the cache.
        let emptied = files.map { file("", $0.path.string) }
        var search = scanner.search(LoadedSources(emptied, stamps: stamps(files)), knowing: again)
        #expect(search.saysTheSame)
        #expect(search.project() == scanner.scan(LoadedSources(files)))
        #expect(search.learned(at: listed) == nil)
    }

    @Test(
        "a random project that changes again and again has the catalog that it has without a cache",
        arguments: 0..<UInt64(TestTier.properties.count(20, of: 100)))
    func random(seed: UInt64) {
        var random = SplitMix64(state: seed)
        var files = RandomSources.files(using: &random)
        var cache = ScanCache(key: 1)
        for _ in 0..<4 {
            var search = scanner.search(LoadedSources(files, stamps: stamps(files)), knowing: cache)
            let saidTheSame = search.saysTheSame
            let catalog = CatalogResolver(settings: CatalogSettings()).resolve(search.project())
            #expect(catalog == CatalogResolver(settings: CatalogSettings()).resolve(scanner.scan(LoadedSources(files))))
            let before = cache
            cache = search.learned(at: listed).map { ScanCache($0.bytes, key: 1) } ?? cache
            if saidTheSame { #expect(cache.count == before.count) }
            change(&files, &random)
        }
    }

    @Test("a file that says what it said before is read, and changes nothing")
    func touched() throws {
        let files = [file("struct A: Testable {}\n", "S/A.swift"), file("struct B {}", "S/B.swift")]
        let cache = try #require(learned(from: files, .init(key: 1)))
        var changed = files
        changed[0].bytes += Array("// more\n".utf8)
        changed[1].bytes += Array("\nfunc more() {}".utf8)
        let search = scanner.search(LoadedSources(changed, stamps: stamps(changed)), knowing: cache)
        #expect(search.saysTheSame)
        #expect(try #require(search.learned(at: listed)).count == 2)
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
        let cache = try #require(learned(from: files, .init(key: 1)))
        let now = texts.enumerated().map { file($1, "S/\($0).swift") }
        #expect(!scanner.search(LoadedSources(now, stamps: stamps(now)), knowing: cache).saysTheSame)
    }

    @Test("a file with another stamp and the same content is not parsed again, and is known by its new stamp")
    func restamped() throws {
        let files = [file("struct A: Testable {}", "S/A.swift"), file("struct B {}", "S/B.swift")]
        let cache = try #require(learned(from: files, .init(key: 1)))
        let later = stamps(files).map { FileStamp(size: $0.size, modified: 7, changed: 7, inode: 2) }
        var search = scanner.search(LoadedSources(files, stamps: later), knowing: cache)
        #expect(search.saysTheSame)
        let restamped = try #require(search.learned(at: listed))
        #expect(search.project() == scanner.scan(LoadedSources(files)))
        let emptied = files.map { file("", $0.path.string) }
        var again = scanner.search(LoadedSources(emptied, stamps: later), knowing: restamped)
        #expect(again.saysTheSame)
        #expect(again.project() == scanner.scan(LoadedSources(files)))
        #expect(again.learned(at: listed) == nil)
    }

    @Test("a file that was written while it was listed is read again")
    func racy() throws {
        let files = [file("struct A: Testable {}", "S/A.swift")]
        let racy = [FileStamp(size: 1, modified: listed - 1, changed: listed - 1, inode: 1)]
        let search = scanner.search(LoadedSources(files, stamps: racy), knowing: ScanCache(key: 1))
        let cache = try #require(search.learned(at: listed))
        let changed = [file("struct A: Testable { static let samples = [1] }", "S/A.swift")]
        #expect(!scanner.search(LoadedSources(changed, stamps: racy), knowing: cache).saysTheSame)
    }

    @Test("a cache that is broken, foreign or of other settings knows nothing")
    func broken() throws {
        let files = [file("struct A: Testable {}", "S/A.swift"), file("struct B {}", "S/B.swift")]
        let bytes = try #require(learned(from: files, .init(key: 1))).bytes
        #expect(ScanCache(bytes, key: 1).count == 2)
        #expect(ScanCache(bytes, key: 2).count == 0)
        #expect(ScanCache([], key: 1).count == 0)
        for length in 0..<bytes.count { #expect(ScanCache(Array(bytes.prefix(length)), key: 1).count == 0) }
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x40
            #expect(ScanCache(damaged, key: 1).count == 0, "byte \(index)")
        }
    }

    @Test("a file that can be searched and not parsed is told of, and is not taken for an empty one by the next run")
    func vanished() throws {
        let files = [file("extension A: Testable {}", "S/A.swift"), file("private struct A {}", "S/B.swift")]
        let sources = LoadedSources(files, stamps: stamps(files), vanishing: [1])
        var search = scanner.search(sources, knowing: ScanCache(key: 1))
        #expect(search.project().diagnostics.map(\.path) == ["S/B.swift"])
        let cache = try #require(search.learned(at: listed))
        var next = scanner.search(LoadedSources(files, stamps: stamps(files)), knowing: cache)
        #expect(next.project() == scanner.scan(LoadedSources(files)))
    }

    @Test("a note is kept beside the files")
    func note() {
        let cache = ScanCache(key: 1).with(note: [1, 2, 3])
        #expect(ScanCache(cache.bytes, key: 1).note == [1, 2, 3])
        #expect(ScanCache(cache.bytes, key: 2).note == [])
        #expect(ScanCache.note(in: cache.bytes, key: 1) == [1, 2, 3])
        #expect(ScanCache.note(in: cache.bytes, key: 2) == [])
        for length in 0..<20 { #expect(ScanCache.note(in: Array(cache.bytes.prefix(length)), key: 1) == []) }
    }

    private func learned(from files: [SourceFile], _ cache: ScanCache) -> ScanCache? {
        var search = scanner.search(LoadedSources(files, stamps: stamps(files)), knowing: cache)
        _ = search.project()
        return search.learned(at: listed)
    }

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
