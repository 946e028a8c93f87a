import Foundation
public import SnapgenModel

/// Sees to it that nobody waits for a file that is parsed forever.
///
/// `ParseGuard` knows what makes the parser slow so far; this is for what it does not know. A thread cannot be ended
/// from outside, so it can only be told which file it is:
///
///     let watch = ParseWatch(patience: 10) { path in exit(afterSaying: path) }
///
/// Unchecked, because the compiler does not see that each access to its variables holds the lock.
public final class ParseWatch: @unchecked Sendable {
    private struct Parse {
        var path: RelativePath
        var wall: Double
        var processor: Double
    }

    private let patience: Double
    private let isStuck: @Sendable (RelativePath) -> Void
    private let lock = NSLock()
    private var parses: [Int: Parse] = [:]
    private var count = 0

    /// A watch that starts with the first file.
    ///
    /// - Parameters:
    ///   - patience: how long a file may take, in seconds that have passed and in seconds that were computed for it:
    ///     on a busy machine, or in a process that was stopped, time passes without a fault of the file.
    ///   - isStuck: gets the first file that takes longer; called once, from a thread of its own.
    public init(patience: Double, isStuck: @escaping @Sendable (RelativePath) -> Void) {
        self.patience = patience
        self.isStuck = isStuck
    }

    /// Does what is a file's parsing.
    func watching<Result>(_ path: RelativePath, _ parse: () -> Result) -> Result {
        let number = begin(path)
        defer { lock.withLock { _ = parses.removeValue(forKey: number) } }
        return parse()
    }

    private func begin(_ path: RelativePath) -> Int {
        let parse = Parse(path: path, wall: Self.seconds(CLOCK_MONOTONIC), processor: Self.processorSeconds)
        let number = lock.withLock {
            count += 1
            parses[count] = parse
            return count
        }
        // Without its thread the watch is missing, and every file is parsed all the same.
        if number == 1 { _ = LargeStackThreads.start(stackSize: 1 << 20) { [weak self] in Self.watch(self) } }
        return number
    }

    /// Looks from time to time, as long as anybody parses with the watch.
    private static func watch(_ watch: @autoclosure () -> ParseWatch?) {
        while let seconds = watch().map({ $0.patience / 10 }) {
            Thread.sleep(forTimeInterval: seconds)
            guard let watch = watch(), let path = watch.stuckFile else { continue }
            return watch.isStuck(path)
        }
    }

    private var stuckFile: RelativePath? {
        let (wall, processor) = (Self.seconds(CLOCK_MONOTONIC), Self.processorSeconds)
        return lock.withLock {
            // What the process has computed is for all that it parses at the time, about the same for each.
            let computed = patience * Double(parses.count)
            return parses.values
                .filter { wall - $0.wall > patience && processor - $0.processor > computed }
                .min { $0.wall < $1.wall }?.path
        }
    }

    private static var processorSeconds: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
