import Foundation

/// A process that has ended, with what it took.
struct MeasuredProcess {
    /// How it ended.
    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
        /// It did not end by itself.
        case killed
    }

    var ending: Ending
    /// From its start to its end.
    var seconds: Double
    /// What it took of the processors, which a busy machine does not change.
    var processorSeconds: Double
    /// The most memory that it had, in bytes.
    var peakMemory: Int

    /// Runs a line of shell script to its end, or to the end of its time.
    ///
    /// - Parameters:
    ///   - script: one command, which takes the place of the shell.
    ///   - arguments: `$1`, `$2`, ... of the script.
    ///   - environment: all of its variables.
    ///   - limit: the seconds after which it is killed.
    static func run(
        script: String, _ arguments: [String], environment: [String: String], limit: Double
    ) throws -> MeasuredProcess {
        let ownPeak = peakMemory(of: ownUsage)
        let start = ProcessInfo.processInfo.systemUptime
        let process = try spawn(["/bin/sh", "-c", script, "sh"] + arguments, environment)
        var largest = 0
        var (status, usage): (Int32, rusage) = (0, rusage())
        var isKilled = false
        while wait4(process, &status, WNOHANG, &usage) == 0 {
            largest = max(largest, residentPeak(of: process))
            if !isKilled, ProcessInfo.processInfo.systemUptime - start > limit {
                isKilled = true
                kill(process, SIGKILL)
            }
            usleep(4_000)
        }
        // The kernel counts what this process had when the other was started as the other's.
        let counted = peakMemory(of: usage)
        return MeasuredProcess(
            ending: isKilled ? .killed : Ending(status), seconds: ProcessInfo.processInfo.systemUptime - start,
            processorSeconds: usage.ru_utime.seconds + usage.ru_stime.seconds,
            peakMemory: max(largest, counted > ownPeak ? counted : 0))
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

    /// The most memory that a running process has had, where the system tells.
    private static func residentPeak(of process: pid_t) -> Int {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return 0 }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(separator: " ").dropLast().last).flatMap { Int($0.filter(\.isNumber)) }.map { $0 << 10 }
            ?? 0
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
