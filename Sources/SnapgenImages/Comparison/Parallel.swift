import Dispatch

/// Calculation of values on several threads.
package enum Parallel {
    /// Returns the values of the indices from 0 on, in their order.
    ///
    /// - Parameter body: A function that is called from several threads at a time, until the call returns.
    package static func map<Value>(count: Int, threads: Int, _ body: (Int) -> Value) -> [Value] {
        guard threads > 1, count > 1 else { return (0..<count).map(body) }
        return [Value](unsafeUninitializedCapacity: count) { values, initialized in
            nonisolated(unsafe) let (values, body) = (values, body)
            let share = (count + threads - 1) / threads
            DispatchQueue.concurrentPerform(iterations: (count + share - 1) / share) { part in
                for index in part * share..<min((part + 1) * share, count) {
                    values.initializeElement(at: index, to: body(index))
                }
            }
            initialized = count
        }
    }
}
