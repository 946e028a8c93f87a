import ArgumentParser

/// The options for what a report compares in place of references and results.
struct ReportInputs: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Compare the references of a commit with those of today, without results.", valueName: "revision"))
    var base: String?

    @Option(help: ArgumentHelp("With --base, compare with those of another commit.", valueName: "revision"))
    var head: String?

    @Option(
        help: ArgumentHelp(
            "A result bundle of Xcode 16 or later, or a folder with its exported attachments; only failures are in it.",
            valueName: "bundle"),
        completion: .file(extensions: ["xcresult"]))
    var xcresult: String?

    @Flag(help: "Compare two folders of snapshots, without a project.")
    var compare = false

    func validate() throws {
        if head != nil, base == nil { throw ValidationError("--head requires --base") }
    }
}
