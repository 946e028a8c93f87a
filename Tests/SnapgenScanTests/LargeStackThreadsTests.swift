import Foundation
import Testing

@testable import SnapgenModel
@testable import SnapgenScan

@Suite("LargeStackThreads")
struct LargeStackThreadsTests {
    /// Doubles a thousand numbers on four threads, of which the system starts the first `limit`.
    private func doubled(limit: Int) throws(DiagnosticError) -> [Int] {
        let asked = Counter()
        var threads = LargeStackThreads(count: 4)
        threads.start = { body in
            asked.next() <= limit && LargeStackThreads.start(stackSize: LargeStackThreads.stackSize, body)
        }
        return try threads.map(Array(0..<1_000), progress: nil, state: {}, transform: { number, _ in 2 * number })
    }

    @Test("results come in the order of the elements, and progress counts each once", arguments: [1, 2, 3, 16])
    func order(threads: Int) throws {
        let counts = Counts()
        let results = try LargeStackThreads(count: threads)
            .map(Array(0..<1_000), progress: { counts.add($0) }, state: {}, transform: { number, _ in -number })
        #expect(results == (0..<1_000).map { -$0 })
        #expect(counts.sorted == Array(1...1_000))
    }

    @Test("fewer than one thread is one")
    func noThreads() {
        #expect(ScanOptions(threads: 0).threads == 1)
    }

    @Test("a thread that does not start is done without", arguments: 1...5)
    func fewerThreads(limit: Int) throws {
        #expect(try doubled(limit: limit) == (0..<1_000).map { 2 * $0 })
    }

    @Test("work for which no thread starts is an error with the limits to raise")
    func noThread() throws {
        let error = #expect(throws: DiagnosticError.self) { try doubled(limit: 0) }
        let problem = try #require(error?.diagnostics.first)
        #expect(problem.id == .noThread)
        #expect(problem.severity == .error)
        #expect(problem.message.contains("'ulimit -u' and 'ulimit -v'"))
    }

    @Test("a stack that no address space holds is refused")
    func refusedStack() {
        #expect(!LargeStackThreads.start(stackSize: 1 << 60) { Issue.record("the thread was started") })
    }

    @Test("nothing to do takes no thread")
    func nothing() throws {
        var threads = LargeStackThreads(count: 4)
        threads.start = { _ in false }
        let results: [Int] = try threads.map([Int](), progress: nil, state: {}, transform: { number, _ in number })
        #expect(results.isEmpty)
    }
}

private final class Counts: @unchecked Sendable {
    private let lock = NSLock()
    private var seen: [Int] = []

    var sorted: [Int] { lock.withLock { seen.sorted() } }

    func add(_ count: Int) { lock.withLock { seen.append(count) } }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
