import Foundation

struct StandardStream: Sendable {
    let descriptor: Int32

    static let input = StandardStream(descriptor: STDIN_FILENO)
    static let output = StandardStream(descriptor: STDOUT_FILENO)
    static let error = StandardStream(descriptor: STDERR_FILENO)

    /// Opens closed standard streams, and turns the signal for a file size limit into an error.
    ///
    /// Otherwise the next opened file would replace the stream and receive its messages, or the signal would end the
    /// process.
    static func prepare() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDONLY)
        }
        signal(SIGXFSZ, SIG_IGN)
    }

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The columns of the terminal: `COLUMNS`, or else what it reports; `nil` if that is unknown, or there is none.
    func width(_ environment: [String: String]) -> Int? {
        guard isTerminal else { return nil }
        if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// It replaces `print`, which ignores a full disk or closed stream, and `FileHandle.write(_:)`, which crashes.
    func write(_ text: String) throws(POSIXError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
            rest = rest.dropFirst(count)
        }
    }
}
