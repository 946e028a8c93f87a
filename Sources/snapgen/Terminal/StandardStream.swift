import Foundation

/// Standard output or standard error.
struct StandardStream: Sendable {
    private let descriptor: Int32

    /// Where results go.
    static let output = StandardStream(descriptor: STDOUT_FILENO)
    /// Where words for people go.
    static let error = StandardStream(descriptor: STDERR_FILENO)

    /// Makes the streams, and files that grow too large, a matter of errors and of nothing worse.
    ///
    /// A stream that is closed would be the next file that is opened, and words for people would stand in it. A limit of
    /// the file size ends a process that does not ask for an error instead.
    static func prepare() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDONLY)
        }
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Whether a person looks at it.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Writes all of a text.
    ///
    /// `print` loses what a full disk or a closed stream does not take, and `FileHandle.write(_:)` crashes.
    ///
    /// - Throws: `StreamError` where the text could not be written.
    func write(_ text: String) throws(StreamError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw StreamError(reason: String(cString: strerror(errno))) }
            rest = rest.dropFirst(count)
        }
    }
}

/// A stream that takes no more.
struct StreamError: Error {
    /// The system's words for it.
    var reason: String
}
