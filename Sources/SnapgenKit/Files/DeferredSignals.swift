import Foundation

/// Blocks the signals that end the process, so that a critical section can complete.
///
/// Signals are blocked for the calling thread only. When files are written, the process has no other threads.
struct DeferredSignals {
    private var before = sigset_t()

    init() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
    }

    /// Unblocks the signals, which delivers pending ones.
    func deliver() {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
