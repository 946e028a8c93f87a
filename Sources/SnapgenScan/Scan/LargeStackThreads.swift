import Foundation

/// Threads whose stacks are as large as a parser of nested code needs.
///
/// swift-syntax calls itself for every level of nesting. A thread of a pool has 512 KB on macOS and 8 MB on Linux,
/// where a hundred levels of generics, or ten thousand `else if`, end the process.
struct LargeStackThreads {
    /// The size of a stack in bytes: address space that costs memory only where it is used.
    static let stackSize = 256 << 20

    /// The largest number of threads.
    let count: Int

    /// Transforms elements, as many at a time as there are threads.
    ///
    /// - Parameters:
    ///   - progress: gets the number of elements that are done; called from any of the threads.
    ///   - state: makes what a thread keeps from one element to the next.
    /// - Returns: the results in the order of `elements`, whichever thread was faster.
    func map<Element: Sendable, State, Result: Sendable>(
        _ elements: [Element],
        progress: (@Sendable (Int) -> Void)?,
        state: @escaping @Sendable () -> State,
        transform: @escaping @Sendable (Element, inout State) -> Result
    ) -> [Result] {
        let work = SharedWork<Result>(count: elements.count)
        let group = DispatchGroup()
        for _ in 0..<min(count, elements.count) {
            group.enter()
            start {
                var state = state()
                while let index = work.takeIndex() {
                    let done = work.finish(index, with: transform(elements[index], &state))
                    progress?(done)
                }
                group.leave()
            }
        }
        group.wait()
        return work.results
    }

    private func start(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.name = "snapgen.scan"
        thread.stackSize = Self.stackSize
        thread.start()
    }
}

/// The next element to take and the results so far.
///
/// Unchecked, because the compiler does not see that each access to its variables holds the lock.
private final class SharedWork<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private var taken = 0
    private var finished = 0
    private var found: [Result?]

    init(count: Int) {
        self.count = count
        self.found = Array(repeating: nil, count: count)
    }

    /// The results that are there, in the elements' order.
    var results: [Result] { lock.withLock { found.compactMap { $0 } } }

    /// The index of an element that nobody works on, or `nil` when all are taken.
    func takeIndex() -> Int? {
        lock.withLock {
            guard taken < count else { return nil }
            defer { taken += 1 }
            return taken
        }
    }

    /// Keeps a result and tells how many there are.
    func finish(_ index: Int, with result: Result) -> Int {
        lock.withLock {
            found[index] = result
            finished += 1
            return finished
        }
    }
}
