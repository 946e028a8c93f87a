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
        var text = Substring(remote)
        for scheme in ["https://", "http://", "ssh://", "git://"] where text.hasPrefix(scheme) {
            text = text.dropFirst(scheme.count)
        }
        let isURL = text.count < remote.count
        if let at = text.firstIndex(of: "@"), text.firstIndex(of: "/").map({ at < $0 }) ?? true {
            text = text[text.index(after: at)...]
        }
        guard let end = text.firstIndex(where: { isURL ? $0 == "/" : $0 == ":" }) else { return nil }
        let host = String(text[..<end].prefix { $0 != ":" })
        var path = text[text.index(after: end)...].drop { $0 == "/" }
        while path.last == "/" { path.removeLast() }
        if path.hasSuffix(".git") { path = path.dropLast(4) }
        return host.contains(".") && path.contains("/") ? (host, String(path)) : nil
    }
}
