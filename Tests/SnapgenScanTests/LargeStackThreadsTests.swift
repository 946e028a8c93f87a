import Foundation
import Testing

@testable import SnapgenModel
@testable import SnapgenScan

@Suite("LargeStackThreads")
struct LargeStackThreadsTests {
    /// Doubles a thousand numbers on four threads, of which the system starts the first `limit`.
    private func doubled(limit: Int) throws(DiagnosticError) -> [Int] {
        let asked = Locked(0)
        var threads = LargeStackThreads(count: 4)
        threads.start = { body in
            let isEnough = asked.use { asked in
                asked += 1
                return asked > limit
            }
            return !isEnough && LargeStackThreads.start(stackSize: LargeStackThreads.stackSize, body)
        }
        return try threads.map(Array(0..<1_000), state: {}, transform: { number, _ in 2 * number })
    }

    @Test("results come in the order of the elements", arguments: [1, 2, 3, 16])
    func order(threads: Int) throws {
        let results = try LargeStackThreads(count: threads)
            .map(Array(0..<1_000), state: {}, transform: { number, _ in -number })
        #expect(results == (0..<1_000).map { -$0 })
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
        let results: [Int] = try threads.map([Int](), state: {}, transform: { number, _ in number })
        #expect(results.isEmpty)
    }
}

/// A value of several threads.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func use<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
