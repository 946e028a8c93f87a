import Foundation
import SnapgenModel
import SnapgenScan

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
        let isEnded = DispatchSemaphore(value: 0)
        // The semaphore separates writing from reading.
        nonisolated(unsafe) var result: Result<String, DiagnosticError> = .success("")
        nonisolated(unsafe) let body = body
        let (start, memory) = (processorSeconds, peakMemory)
        let isStarted = LargeStackThreads.start(stackSize: stackSize) {
            result = Result(catching: body)
            isEnded.signal()
        }
        guard isStarted else { throw LargeStackThreads.noThread(stackSize: stackSize) }
        while isEnded.wait(timeout: .now() + .milliseconds(10)) == .timedOut {
            if processorSeconds - start < seconds, (peakMemory - memory) >> 20 < mebibytes { continue }
            let problem =
                "rendering takes more than \(Int(seconds)) s of CPU time or \(mebibytes) MiB of memory; loop over less: "
                + "loops, includes and macros inside one another multiply"
            throw DiagnosticError(.badTemplate, problem, path: template)
        }
        return try result.get()
    }

    private static var processorSeconds: Double { ParseWatch.seconds(CLOCK_PROCESS_CPUTIME_ID) }

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
