import ArgumentParser

/// A command that runs in a session.
protocol SessionCommand: ParsableCommand {
    /// The options of the session.
    var common: CommonOptions { get }

    /// Runs the command in a session.
    func run(in session: Session) throws
}

extension SessionCommand {
    /// Runs the command in a new session.
    func run() throws {
        try Session(common).run(run(in:))
    }
}
