#if canImport(XCUIAutomation)
    import Foundation

    /// Polling with a time limit.
    @MainActor
    struct Waiting {
        var timeout: TimeInterval

        /// Runs the run loop until the condition is true or the time is over.
        ///
        /// - Returns: A Boolean value that indicates whether the condition became true.
        func wait(for condition: () -> Bool) -> Bool {
            let end = Date(timeIntervalSinceNow: timeout)
            // A look-up takes a snapshot of the whole app, so the intervals grow.
            var interval: TimeInterval = 0.1
            while !condition() {
                guard Date() < end else { return false }
                RunLoop.current.run(until: min(end, Date(timeIntervalSinceNow: interval)))
                interval = min(2 * interval, 1)
            }
            return true
        }
    }
#endif
