import Foundation

/// Signals that ask the process to end, kept waiting while it must not.
///
/// They wait for the thread that asks for it; when it writes files, there are no others that could take them.
struct DeferredSignals {
    private var before = sigset_t()

    /// Makes the signals wait.
    init() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
    }

    /// Lets those come that have waited.
    func deliver() {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
