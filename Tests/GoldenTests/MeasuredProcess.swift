import Foundation

struct MeasuredProcess {
    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    var ending: Ending
    /// The peak memory in bytes; 0 if it is less than that of the tests' process.
    var peakMemory: Int

    /// Runs a line of shell script to its end.
    ///
    /// - Parameters:
    ///   - script: One command, which replaces the shell.
    ///   - arguments: The parameters `$1`, `$2`, ... of the script.
    ///   - environment: All environment variables.
    static func run(
        script: String, _ arguments: [String], environment: [String: String]
    ) throws -> MeasuredProcess {
        // The kernel also counts the memory that this process used when it started the other.
        let ownPeak = peakMemory(of: ownUsage)
        let process = try spawn(["/bin/sh", "-c", script, "sh"] + arguments, environment)
        var (status, usage): (Int32, rusage) = (0, rusage())
        while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
        let peak = peakMemory(of: usage)
        return MeasuredProcess(ending: Ending(status), peakMemory: peak > ownPeak ? peak : 0)
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
        // The value of `RUSAGE_SELF`, whose type differs between systems.
        getrusage(0, &usage)
        return usage
    }

    /// Returns the peak memory in bytes.
    ///
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
