import ArgumentParser

/// A command that reports and prints through a session.
protocol SessionCommand: ParsableCommand {
    /// The options that the session follows.
    var common: CommonOptions { get }

    /// Does the command's work.
    func run(in session: Session) throws
}

extension SessionCommand {
    /// Does the command's work in a session of its own.
    func run() throws {
        try Session(common).run(run(in:))
    }
}
