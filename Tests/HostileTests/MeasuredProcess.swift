import Foundation

/// A process that has ended, with what it took.
struct MeasuredProcess {
    /// How it ended.
    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    var ending: Ending
    /// The processor time that it took.
    var processorSeconds: Double
    /// The most memory that it had, in bytes; 0 where this process has had more.
    var peakMemory: Int

    /// Runs a line of shell script to its end.
    ///
    /// - Parameters:
    ///   - script: one command, which takes the place of the shell.
    ///   - arguments: `$1`, `$2`, ... of the script.
    ///   - environment: all of its variables.
    static func run(
        script: String, _ arguments: [String], environment: [String: String]
    ) throws -> MeasuredProcess {
        // The kernel counts what this process had when the other was started as the other's.
        let ownPeak = peakMemory(of: ownUsage)
        let process = try spawn(["/bin/sh", "-c", script, "sh"] + arguments, environment)
        var (status, usage): (Int32, rusage) = (0, rusage())
        while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
        let peak = peakMemory(of: usage)
        return MeasuredProcess(
            ending: Ending(status), processorSeconds: usage.ru_utime.seconds + usage.ru_stime.seconds,
            peakMemory: peak > ownPeak ? peak : 0)
    }

    private static func spawn(_ arguments: [String], _ environment: [String: String]) throws -> pid_t {
        let words = arguments.map { strdup($0) }
        let variables = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, arguments[0], nil, nil, words + [nil], variables + [nil])
        guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EINVAL) }
        return process
    }

    private static var ownUsage: rusage {
        var usage = rusage()
        // `RUSAGE_SELF`, which is of another type on each system.
        getrusage(0, &usage)
        return usage
    }

    /// Linux counts in KiB, macOS in bytes.
    private static func peakMemory(of usage: rusage) -> Int {
        #if os(Linux)
            Int(usage.ru_maxrss) << 10
        #else
            Int(usage.ru_maxrss)
        #endif
    }
}

extension MeasuredProcess.Ending {
    fileprivate init(_ status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
