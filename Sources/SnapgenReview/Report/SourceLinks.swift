package import SnapgenKit
import SnapgenModel

/// The addresses of sources in the web, from a pattern such as `https://example.com/{path}#L{line}`.
package struct SourceLinks: Hashable, Sendable {
    private let pattern: String
    /// The folder of the project below that of the repository.
    private let folder: String

    /// Creates addresses from a pattern.
    ///
    /// - Parameter pattern: An address with `{path}`, the path below the root of the project, and `{line}`.
    package init(pattern: String) {
        self.init(pattern: pattern, folder: "")
    }

    private init(pattern: String, folder: String) {
        self.pattern = pattern
        self.folder = folder
    }

    /// Creates addresses of the commit that the repository of a project has checked out, on GitHub, GitLab or
    /// Bitbucket.
    ///
    /// Two files of the repository contain the remote and the commit; no program is started.
    ///
    /// - Returns: `nil` if there is no repository, or if its remote `origin` is elsewhere.
    package init?(of root: ProjectRoot, in files: any FileSystem) {
        guard let repository = ProjectRoot.repository(above: root, in: files),
            let git = GitFolder(of: repository.path, in: files), let remote = git.origin, let commit = git.commit,
            let pattern = remote.pattern(commit)
        else { return nil }
        self.init(pattern: pattern, folder: repository.relative(root.path).map { "\($0)/" } ?? "")
    }

    /// The address with `{path}`, the path below the root of the project, and `{line}`; `nil` for that of a script.
    var address: String? {
        guard ["https://", "http://"].contains(where: pattern.lowercased().hasPrefix) else { return nil }
        return pattern.replacing("{path}", with: "\(AddressPath.escaped(folder)){path}")
    }

    /// Returns the address of a line, which is never a script's.
    func address(of path: RelativePath, line: Int) -> String? {
        address?.replacing("{path}", with: AddressPath.escaped(path.string)).replacing("{line}", with: "\(line)")
    }
}

/// The statements of a repository's files about its remote and its commit (gitrepository-layout, git-config).
struct GitFolder {
    private let path: String
    private let files: any FileSystem

    /// Finds the folder `.git` of a repository; that of a worktree is somewhere else.
    init?(of repository: String, in files: any FileSystem) {
        self.files = files
        path = "\(repository)/.git"
        guard files.kind(of: path) == .folder else { return nil }
    }

    /// The remote `origin`.
    var origin: GitRemote? {
        var isOrigin = false
        for line in lines(of: "config") {
            if line.hasPrefix("[") { isOrigin = line == #"[remote "origin"]"# }
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces }
            if isOrigin, parts.count == 2, parts[0].lowercased() == "url" { return GitRemote(parts[1]) }
        }
        return nil
    }

    var commit: String? {
        guard let head = lines(of: "HEAD").first else { return nil }
        guard head.hasPrefix("ref: ") else { return Self.hash(head) }
        let name = String(head.dropFirst(5))
        guard let reference = RelativePath(name) else { return nil }
        if let hash = lines(of: reference.string).first.flatMap(Self.hash) { return hash }
        return lines(of: "packed-refs").first { $0.hasSuffix(" \(name)") }
            .flatMap { $0.split(separator: " ").first.map(String.init) }.flatMap(Self.hash)
    }

    private static func hash(_ text: String) -> String? {
        text.count >= 40 && text.allSatisfy(\.isHexDigit) ? text : nil
    }

    private func lines(of file: String) -> [String] {
        let bytes = (try? files.read("\(path)/\(file)")) ?? []
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(\.trimmingSpaces)
    }
}

/// The address of a repository: `https://github.com/owner/name.git`, `git@github.com:owner/name.git`.
struct GitRemote: Equatable {
    let host: String
    let path: String

    /// Reads an address, without the user and the password.
    init?(_ address: String) {
        var text = Substring(address)
        for scheme in ["https://", "http://", "ssh://", "git://"] where text.hasPrefix(scheme) {
            text = text.dropFirst(scheme.count)
        }
        let isURL = text.count < address.count
        if let at = text.firstIndex(of: "@"), text.firstIndex(of: "/").map({ at < $0 }) ?? true {
            text = text[text.index(after: at)...]
        }
        guard let end = text.firstIndex(where: { isURL ? $0 == "/" : $0 == ":" }) else { return nil }
        host = String(text[..<end].prefix { $0 != ":" })
        var rest = text[text.index(after: end)...].drop { $0 == "/" }
        while rest.last == "/" { rest.removeLast() }
        if rest.hasSuffix(".git") { rest = rest.dropLast(4) }
        path = String(rest)
        guard host.contains("."), path.contains("/") else { return nil }
    }

    /// Returns the pattern of a commit's files; `nil` for an unknown service.
    func pattern(_ commit: String) -> String? {
        let start = "https://\(host)/\(AddressPath.escaped(path))"
        if host.contains("github") { return "\(start)/blob/\(commit)/{path}#L{line}" }
        if host.contains("gitlab") { return "\(start)/-/blob/\(commit)/{path}#L{line}" }
        if host == "bitbucket.org" { return "\(start)/src/\(commit)/{path}#lines-{line}" }
        return nil
    }
}

extension StringProtocol {
    fileprivate var trimmingSpaces: String {
        var text = String(self)[...].drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
