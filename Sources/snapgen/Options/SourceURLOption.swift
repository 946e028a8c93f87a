import ArgumentParser
import SnapgenKit
import SnapgenReview

/// The option for the addresses of sources in a page.
struct SourceURLOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The address of a line of the sources, with {path} and {line}.",
            discussion: "By default, the commit on GitHub, GitLab or Bitbucket that '.git' names; 'none' for no links.",
            valueName: "pattern"))
    var sourceURL: String?

    func validate() throws {
        guard let sourceURL, sourceURL != "none" else { return }
        let isAddress = ["https://", "http://"].contains(where: sourceURL.lowercased().hasPrefix)
        guard isAddress, sourceURL.contains("{path}") else {
            throw ValidationError(
                "--source-url takes an address such as 'https://example.com/{path}#L{line}', or 'none'")
        }
    }

    /// Returns the addresses of the sources of a project; `nil` if they have none.
    func links(_ root: ProjectRoot, _ files: any FileSystem) -> SourceLinks? {
        guard let sourceURL else { return SourceLinks(of: root, in: files) }
        return sourceURL == "none" ? nil : SourceLinks(pattern: sourceURL)
    }
}
