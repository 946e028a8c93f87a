import Foundation
import SnapgenModel

/// The time and the memory that a user's template may take: loops, includes and macros inside one another multiply.
enum RenderingLimit {
    /// The longest time, in seconds of CPU time: on a busy machine, wall time passes without rendering.
    static let seconds = 30.0
    /// The most memory beside what the process had before, in MiB.
    static let mebibytes = 512

    /// Rendering recurses for every block and every macro.
    private static let stackSize = 64 << 20

    /// The text that a function makes on a thread of its own, which cannot be stopped: after an error, the process is
    /// expected to end.
    static func apply(
        to template: String, _ body: @escaping () throws(DiagnosticError) -> String
    ) throws(DiagnosticError) -> String {
        let (isStarted, isEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        // The semaphores separate writing from reading.
        nonisolated(unsafe) var result: Result<String, DiagnosticError> = .success("")
        nonisolated(unsafe) let body = body
        let thread = Thread {
            isStarted.signal()
            result = Result(catching: body)
            isEnded.signal()
        }
        thread.stackSize = stackSize
        let (start, memory) = (processorSeconds, peakMemory)
        thread.start()
        // 'Thread' does not tell whether the system has started it.
        guard isStarted.wait(timeout: .now() + .seconds(10)) == .success else {
            let problem =
                "the system starts no thread; raise the limits of processes and of memory, 'ulimit -u' and 'ulimit -v'"
            throw DiagnosticError(.noThread, problem)
        }
        while isEnded.wait(timeout: .now() + .milliseconds(10)) == .timedOut {
            if processorSeconds - start < seconds, (peakMemory - memory) >> 20 < mebibytes { continue }
            let problem =
                "rendering takes more than \(Int(seconds)) s of CPU time or \(mebibytes) MiB of memory; loop over less: "
                + "loops, includes and macros inside one another multiply"
            throw DiagnosticError(.badTemplate, problem, path: template)
        }
        return try result.get()
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// In bytes.
    private static var peakMemory: Int {
        var usage = rusage()
        // The value of 'RUSAGE_SELF', whose type differs between systems.
        getrusage(0, &usage)
        #if os(Linux)
            return usage.ru_maxrss << 10
        #else
            return usage.ru_maxrss
        #endif
    }
}
