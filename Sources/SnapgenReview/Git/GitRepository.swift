package import SnapgenKit
package import SnapgenModel

package struct GitRepository: Sendable {
    package struct Revision: Hashable, Sendable {
        package var name: String
        var commit: String

        /// The name with the beginning of the hash: `main@1f0c9e6`.
        package var label: String {
            let short = String(commit.prefix(7))
            return commit.hasPrefix(name) ? short : "\(name)@\(short)"
        }
    }

    /// A change with the hash of the old contents, `nil` for an added file, and of the new ones, `nil` for a deleted
    /// file and for one of the working tree.
    typealias Change = (path: String, old: String?, new: String?, isThere: Bool)

    private let folder: String
    private let files: any FileSystem

    package init(of folder: String, in files: any FileSystem) {
        self.folder = folder
        self.files = files
    }

    package func revision(_ name: String) throws(DiagnosticError) -> Revision {
        let words = ["rev-parse", "--verify", "--end-of-options", "\(name)^{commit}"]
        let line = try output(words, "'\(name)' is no revision").prefix { $0 != UInt8(ascii: "\n") }
        return Revision(name: name, commit: String(decoding: line, as: UTF8.self))
    }

    /// Returns whether the repository has a commit; also `true` if `git` cannot be started to find out.
    package func contains(_ commit: String) -> Bool {
        do throws(Program.Failure) {
            _ = try run(["rev-parse", "--verify", "--end-of-options", "\(commit)^{commit}"])
            return true
        } catch {
            return error.isMissing
        }
    }

    func files(in revision: Revision) throws(DiagnosticError) -> [String: String] {
        let lines = try records(["ls-tree", "-r", "-z", revision.commit], "'\(revision.name)' cannot be listed")
        return Dictionary(lines.compactMap(Self.file)) { first, _ in first }
    }

    package func committed(_ path: RelativePath) -> [UInt8]? { try? run(["cat-file", "blob", "HEAD:./\(path)"]) }

    /// Reads a line of `git ls-tree -z`: `100644 blob HASH`, a tabulator and the path.
    private static func file(_ line: String) -> (String, String)? {
        let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
        let words = parts[0].split(separator: " ").map(String.init)
        guard parts.count == 2, words.count == 3, words[1] == "blob" else { return nil }
        return (parts[1], words[2])
    }

    /// Returns the files that differ between a commit and another or the working tree, with files that are not ignored;
    /// a file of the working tree that the index does not know to be unchanged may be equal.
    func changes(from base: Revision, to head: Revision?) throws(DiagnosticError) -> [Change] {
        let command = head == nil ? try withoutFilters() + ["diff-index"] : ["diff-tree", "-r"]
        let options = ["--raw", "-z", "--no-renames", "--no-abbrev", "--relative", "--ignore-submodules=all"]
        let words = command + options + [base.commit] + (head.map { [$0.commit] } ?? []) + ["--", "."]
        let changes = Self.changes(try records(words, "'\(base.name)' cannot be compared"))
        guard head == nil else { return changes }
        let untracked = ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]
        return changes + (try records(untracked, "new files cannot be listed")).map { ($0, nil, nil, true) }
    }

    /// Returns options that remove the programs of all filters, which Git may run to compare a file of the working
    /// tree.
    private func withoutFilters() throws(DiagnosticError) -> [String] {
        let words = ["config", "--list", "--name-only", "-z"]
        let names = try records(words, "the configuration cannot be read").filter { $0.hasPrefix("filter.") }
        if let name = names.first(where: { $0.contains("=") || $0.contains("\u{FFFD}") }) {
            let problem = "'\(name)' in the configuration of Git cannot be replaced by an argument; rename the filter"
            throw DiagnosticError(.unreadableInput, problem, path: folder)
        }
        return names.flatMap { ["-c", $0.hasSuffix(".required") ? "\($0)=false" : "\($0)="] }
    }

    /// Indicates whether a tracked file below the folder differs from its commit; `false` outside of a repository.
    package var hasChanges: Bool {
        let words = ["status", "--porcelain", "--untracked-files=no", "--ignore-submodules=all", "--", "."]
        let changes = try? run(withoutFilters() + words)
        return changes?.isEmpty == false
    }

    /// Reads the pairs of `git diff-index --raw -z`: `:100644 100644 OLD NEW M` and the path.
    private static func changes(_ fields: [String]) -> [Change] {
        stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
            let words = fields[index].split(separator: " ").map(String.init)
            guard words.count == 5, let action = words[4].first else { return nil }
            let isEmpty = { (hash: String) in hash.allSatisfy { $0 == "0" } }
            return (
                fields[index + 1], isEmpty(words[2]) ? nil : words[2], isEmpty(words[3]) ? nil : words[3], action != "D"
            )
        }
    }

    private func records(_ words: [String], _ problem: String) throws(DiagnosticError) -> [String] {
        try output(words, problem).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private func run(_ words: [String]) throws(Program.Failure) -> [UInt8] {
        try Program.git.run(["-C", folder] + words)
    }

    private func output(_ words: [String], _ problem: String) throws(DiagnosticError) -> [UInt8] {
        do throws(Program.Failure) {
            return try run(words)
        } catch {
            let reason = files.kind(of: folder) == nil ? "does not exist; run the tests" : "\(problem): \(error.reason)"
            let message = error.isMissing ? "'git' cannot be started; install it" : reason
            throw DiagnosticError(.unreadableInput, message, path: folder)
        }
    }

    /// Returns the contents of an object; for a pointer of Git LFS, those of the file in the local store.
    func contents(of object: String, at path: String) -> SnapshotContents {
        let contents = SnapshotContents { () throws(SnapshotProblem) in
            try Result { () throws(Program.Failure) in try run(["cat-file", "blob", object]) }
                .mapError { SnapshotProblem(reason: "'\(path)' cannot be read from Git: \($0.reason)") }.get()
        }
        return resolvingPointers(contents, at: path)
    }

    func resolvingPointers(_ contents: SnapshotContents, at path: String) -> SnapshotContents {
        SnapshotContents { () throws(SnapshotProblem) in try resolved(contents.read(), at: path) }
    }

    private func resolved(_ bytes: [UInt8], at path: String) throws(SnapshotProblem) -> [UInt8] {
        guard let hash = Self.hash(ofPointer: bytes) else { return bytes }
        return try files.read("\(store)/\(hash.prefix(2))/\(hash.dropFirst(2).prefix(2))/\(hash)") { _ in
            SnapshotProblem(
                reason: "'\(path)' is in Git LFS and not in the local store; 'git lfs fetch --all' downloads it")
        }
    }

    /// Returns the SHA-256 in a pointer of Git LFS (`docs/spec.md`); `nil` if the bytes are not one.
    private static func hash(ofPointer bytes: [UInt8]) -> Substring? {
        guard bytes.isPointer else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let hash = lines.first { $0.hasPrefix("oid sha256:") }?.dropFirst("oid sha256:".count)
        return hash.flatMap { $0.utf8.count == 64 && $0.allSatisfy(\.isHexDigit) ? $0 : nil }
    }

    /// The folder of the objects of Git LFS, which all working trees of a repository share.
    private var store: String {
        let folder = try? run(["rev-parse", "--git-common-dir"]).prefix { $0 != UInt8(ascii: "\n") }
        return AbsolutePath.resolve(String(decoding: folder ?? [], as: UTF8.self), from: self.folder) + "/lfs/objects"
    }
}
