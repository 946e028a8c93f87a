import Foundation

package enum Parallel {
    /// Returns the values of the indices from 0 on; `body` is called from several threads at a time.
    ///
    /// `state` is what a thread begins with and keeps from one index to the next.
    package static func map<State, Value>(
        count: Int, threads: Int = ProcessInfo.processInfo.activeProcessorCount, state: State,
        _ body: (Int, inout State) -> Value
    ) -> [Value] {
        var ownState = state
        guard threads > 1, count > 1 else { return (0..<count).map { body($0, &ownState) } }
        return [Value](unsafeUninitializedCapacity: count) { values, initialized in
            nonisolated(unsafe) let (values, state, body) = (values, state, body)
            let lock = NSLock()
            nonisolated(unsafe) var indices = (0..<count).makeIterator()
            DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
                var state = state
                while let index = lock.withLock({ indices.next() }) {
                    values.initializeElement(at: index, to: body(index, &state))
                }
            }
            initialized = count
        }
    }
}
