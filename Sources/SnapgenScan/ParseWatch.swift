package import Foundation
package import SnapgenModel

/// Reports a file whose parsing does not end.
///
/// `ParseGuard` refuses all known input for which the parser is slow; the watch is for unknown input. A thread cannot
/// be stopped from outside, so the watch only names the file.
///
/// Unchecked, because the compiler does not see that each access to its variables holds the lock.
package final class ParseWatch: @unchecked Sendable {
    private let patience: Double
    private let isStuck: @Sendable (RelativePath) -> Void
    private let lock = NSLock()
    private var parses: [Int: (path: RelativePath, wall: Double, processor: Double)] = [:]
    private var count = 0

    /// A watch that starts with the first file.
    ///
    /// `patience` is in seconds of wall time and of CPU time: on a busy machine, or in a stopped process, wall time
    /// passes without parsing. `isStuck` gets the first file that takes longer, once, on a thread of its own.
    package init(patience: Double, isStuck: @escaping @Sendable (RelativePath) -> Void) {
        self.patience = patience
        self.isStuck = isStuck
    }

    package func watching<Result>(_ path: RelativePath, _ parse: () -> Result) -> Result {
        let number = begin(path)
        defer { lock.withLock { _ = parses.removeValue(forKey: number) } }
        return parse()
    }

    private func begin(_ path: RelativePath) -> Int {
        let parse = (path, wall: Self.seconds(CLOCK_MONOTONIC), processor: Self.seconds(CLOCK_PROCESS_CPUTIME_ID))
        let number = lock.withLock {
            count += 1
            parses[count] = parse
            return count
        }
        // Files are parsed even if the system starts no thread for the watch.
        if number == 1 { _ = LargeStackThreads.start(stackSize: 1 << 20) { [weak self] in Self.watch(self) } }
        return number
    }

    private static func watch(_ watch: @autoclosure () -> ParseWatch?) {
        while let seconds = watch().map({ $0.patience / 10 }) {
            Thread.sleep(forTimeInterval: seconds)
            guard let watch = watch(), let path = watch.stuckFile else { continue }
            return watch.isStuck(path)
        }
    }

    private var stuckFile: RelativePath? {
        let (wall, processor) = (Self.seconds(CLOCK_MONOTONIC), Self.seconds(CLOCK_PROCESS_CPUTIME_ID))
        return lock.withLock {
            // The CPU time of the process is shared by all files that it parses at the time.
            let computed = patience * Double(parses.count)
            return parses.values
                .filter { wall - $0.wall > patience && processor - $0.processor > computed }
                .min { $0.wall < $1.wall }?.path
        }
    }

    package static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
