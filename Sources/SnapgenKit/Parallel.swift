import Foundation

package enum Parallel {
    /// Returns the values of the indices from 0 on; `body` is called from several threads at a time.
    package static func map<Value>(
        count: Int, threads: Int = ProcessInfo.processInfo.activeProcessorCount, _ body: (Int) -> Value
    ) -> [Value] {
        guard threads > 1, count > 1 else { return (0..<count).map(body) }
        return [Value](unsafeUninitializedCapacity: count) { values, initialized in
            nonisolated(unsafe) let (values, body) = (values, body)
            let lock = NSLock()
            nonisolated(unsafe) var indices = (0..<count).makeIterator()
            DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
                while let index = lock.withLock({ indices.next() }) {
                    values.initializeElement(at: index, to: body(index))
                }
            }
            initialized = count
        }
    }
}
