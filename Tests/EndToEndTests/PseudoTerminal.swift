import Foundation
import SnapgenTestSupport

/// A terminal for a run of the executable, by Python's module `pty`.
enum PseudoTerminal {
    static let isAvailable = python != nil

    private static let python: URL? = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .map { URL(filePath: $0) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }

    /// Runs the executable in a terminal, which has both streams; a width of 0 is unknown.
    static func run(
        _ arguments: [String], in folder: String, columns: Int, input: String = "", environment: [String: String] = [:]
    ) throws -> SnapgenProcess {
        guard let python else { throw CocoaError(.fileNoSuchFile) }
        let unset = ["COLUMNS": "", "NO_COLOR": "", "FORCE_COLOR": "", "CLICOLOR_FORCE": "", "TERM": "xterm"]
        var run = try SnapgenProcess.run(
            python, ["-c", script, "\(columns)", input, SnapgenBinary.url.path] + arguments, in: folder,
            environment: unset.merging(environment) { $1 })
        run.output = run.output.replacing("\r\n", with: "\n")
        return run
    }

    private static let script = """
        import fcntl, os, pty, struct, subprocess, sys, termios
        columns, text, command = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        settings = termios.tcgetattr(slave)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(slave, termios.TCSANOW, settings)
        process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave)
        os.close(slave)
        os.write(master, text.encode() + b"\\x04")  # The end of the input, so that no question waits.
        while True:
            try:
                data = os.read(master, 65536)
            except OSError:
                break
            if not data:
                break
            sys.stdout.buffer.write(data)
        sys.exit(process.wait())
        """
}
