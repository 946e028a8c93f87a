import Foundation
package import SnapgenKit
import SnapgenModel
import SnapgenNames

/// The statements of a repository's files about its remote and its commit (gitrepository-layout, git-config); no program
/// is started.
package struct GitFolder {
    private let lines: (_ file: String) -> [String]
    /// The path of the project below the repository, in an address and with a slash at its end; empty for the repository.
    private let folder: String

    /// `nil` for a project outside of a repository.
    package init?(of root: ProjectRoot, in files: any FileSystem) {
        guard let repository = ProjectRoot.repository(above: root, in: files) else { return nil }
        folder = repository.relative(root.path).map { "\($0.string.escapedPath)/" } ?? ""
        lines = GitHead.reader(of: repository.path) { path in
            let bytes = (try? files.read(path)) ?? []
            return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The commit that is checked out.
    package var commit: String? { GitHead.commit(lines) }

    /// The address of a line of the project's sources, with `{path}` and `{line}`, if the remote `origin` is on GitHub,
    /// GitLab or Bitbucket.
    package var sourceURL: String? {
        guard let commit, let (host, path) = origin.flatMap(Self.parts) else { return nil }
        let (start, file) = ("https://\(host)/\(path.escapedPath)", "\(folder){path}")
        if host.contains("github") { return "\(start)/blob/\(commit)/\(file)#L{line}" }
        if host.contains("gitlab") { return "\(start)/-/blob/\(commit)/\(file)#L{line}" }
        return host == "bitbucket.org" ? "\(start)/src/\(commit)/\(file)#lines-{line}" : nil
    }

    private var origin: String? {
        let address = /(?:^|\n)\[remote "origin"\]\n(?:[^\[\n][^\n]*\n)*?[uU][rR][lL][ \t]*=[ \t]*([^\n]+)/
        return lines("config").joined(separator: "\n").firstMatch(of: address).map { String($0.1) }
    }

    /// Reads `https://github.com/owner/name.git` or `git@github.com:owner/name.git`, without the user and the password.
    private static func parts(of remote: String) -> (host: String, path: String)? {
        let address = /(?:https?|ssh|git):\/\/(?:[^\/]*@)?([^\/:]+)(?::[^\/]*)?\/+(.*)/
        let place = /(?:[^\/]*@)?([^:]+):\/*(.*)/
        guard let match = remote.wholeMatch(of: address) ?? remote.wholeMatch(of: place) else { return nil }
        let path = match.2.replacing(/(?:\.git)?\/*$/, with: "")
        return match.1.contains(".") && path.contains("/") ? (String(match.1), String(path)) : nil
    }
}
