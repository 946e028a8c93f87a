/// The commit that is checked out, as files of a folder `.git` state it (gitrepository-layout).
package enum GitHead {
    /// Returns a function that reads files in the folder `.git` of a repository.
    ///
    /// For a worktree or a submodule, `.git` is a file with the path of the folder, and a worktree has a common one, too.
    ///
    /// - Parameter lines: Returns the lines of the file at a path; none of a folder.
    package static func reader(
        of repository: String, _ lines: @escaping (_ path: String) -> [String]
    ) -> (_ file: String) -> [String] {
        let place = { (path: Substring, folder: String) in path.hasPrefix("/") ? String(path) : "\(folder)/\(path)" }
        let link = lines("\(repository)/.git").first { $0.hasPrefix("gitdir: ") }
        let git = link.map { place($0.dropFirst(8), repository) } ?? "\(repository)/.git"
        let common = lines("\(git)/commondir").first.map { place($0[...], git) } ?? git
        return { file in
            let own = lines("\(git)/\(file)")
            return own.isEmpty ? lines("\(common)/\(file)") : own
        }
    }

    /// - Parameter lines: Returns the lines of a file in the folder.
    package static func commit(_ lines: (String) -> [String]) -> String? {
        guard let head = lines("HEAD").first else { return nil }
        guard head.hasPrefix("ref: ") else { return hash(head) }
        let name = String(head.dropFirst(5))
        if name.hasPrefix("/") || name.split(separator: "/").contains("..") { return nil }
        if let hash = lines(name).first.flatMap(hash) { return hash }
        return lines("packed-refs").first { $0.hasSuffix(" \(name)") }
            .flatMap { $0.split(separator: " ").first.map(String.init) }.flatMap(hash)
    }

    package static func hash(_ text: String) -> String? {
        text.utf8.count >= 40 && text.allSatisfy(\.isHexDigit) ? text : nil
    }
}
