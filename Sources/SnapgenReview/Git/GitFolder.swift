import Foundation
package import SnapgenKit
import SnapgenModel
import SnapgenNames

/// The statements of a repository's files about its remote and its commit (gitrepository-layout, git-config).
package struct GitFolder {
    private let lines: (_ file: String) -> [String]

    /// Returns the address of a line of a project's sources, with `{path}` and `{line}`, if the remote `origin` is on
    /// GitHub, GitLab or Bitbucket; no program is started.
    package static func sourceURL(of root: ProjectRoot, in files: any FileSystem) -> String? {
        guard let repository = ProjectRoot.repository(above: root, in: files),
            case let git = GitFolder(of: repository.path, in: files), let remote = git.origin, let commit = git.commit
        else { return nil }
        let folder = repository.relative(root.path).map { "\($0.string.escapedPath)/" } ?? ""
        return sourceURL(of: remote, commit)?.replacing("{path}", with: "\(folder){path}")
    }

    /// Returns the commit that is checked out; `nil` outside of a repository.
    package static func commit(of root: ProjectRoot, in files: any FileSystem) -> String? {
        ProjectRoot.repository(above: root, in: files).flatMap { GitFolder(of: $0.path, in: files).commit }
    }

    private init(of repository: String, in files: any FileSystem) {
        lines = GitHead.reader(of: repository) { path in
            let bytes = (try? files.read(path)) ?? []
            return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private var origin: String? {
        var isOrigin = false
        for line in lines("config") {
            if line.hasPrefix("[") { isOrigin = line == #"[remote "origin"]"# }
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if isOrigin, parts.count == 2, parts[0].lowercased() == "url" { return parts[1] }
        }
        return nil
    }

    private var commit: String? { GitHead.commit(lines) }

    private static func sourceURL(of remote: String, _ commit: String) -> String? {
        guard let (host, path) = parts(of: remote) else { return nil }
        let start = "https://\(host)/\(path.escapedPath)"
        if host.contains("github") { return "\(start)/blob/\(commit)/{path}#L{line}" }
        if host.contains("gitlab") { return "\(start)/-/blob/\(commit)/{path}#L{line}" }
        if host == "bitbucket.org" { return "\(start)/src/\(commit)/{path}#lines-{line}" }
        return nil
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
