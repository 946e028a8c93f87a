import SnapgenKit
import SnapgenModel

/// Finds the files that references have been, by the actual results of a run.
///
/// A pointer of Git LFS states the size and the SHA-256 of its file, which need not be downloaded.
struct RenameFinder {
    let results: RunResults
    let actual: ActualResults
    /// The absolute path of the folder of the references.
    let folder: String
    let files: any FileSystem

    /// Files that may have been references.
    private struct Candidates {
        /// The files by their sizes.
        var files: [Int: [ReferenceFile]] = [:]
        /// The pointers of Git LFS with their files' hashes, by the sizes of these files.
        var pointers: [Int: [(file: ReferenceFile, hash: String)]] = [:]
    }

    /// Returns, for references whose actual result has the bytes of exactly one file, that file.
    ///
    /// A file that several references would take is not one of them.
    func renames(
        _ missing: [PlannedReference], _ candidates: [ReferenceFile]
    ) -> [RelativePath: ReferenceFile] {
        if results.outcomes.isEmpty || candidates.isEmpty { return [:] }
        let candidates = sorted(candidates)
        let found = missing.compactMap { reference in
            file(of: reference, among: candidates).map { (reference.path, $0) }
        }
        let takers = Dictionary(grouping: found) { $0.1.path }
        return Dictionary(takers.values.filter { $0.count == 1 }.map { $0[0] }) { first, _ in first }
    }

    private func sorted(_ all: [ReferenceFile]) -> Candidates {
        var candidates = Candidates(files: Dictionary(grouping: all.filter { $0.kind != .pointer }, by: \.bytes))
        for file in all where file.kind == .pointer {
            guard let bytes = try? files.read(file.path, below: folder), let pointer = GitLFSPointer(bytes),
                let size = pointer.size
            else { continue }
            candidates.pointers[size, default: []].append((file, pointer.hash.lowercased()))
        }
        return candidates
    }

    private func file(of reference: PlannedReference, among candidates: Candidates) -> ReferenceFile? {
        guard let outcome = results.outcomes[reference.path.string],
            let bytes = try? actual.bytes(of: outcome)
        else { return nil }
        let same = (candidates.files[bytes.count] ?? []).filter { (try? files.read($0.path, below: folder)) == bytes }
        let equal = same + pointers(to: bytes, candidates.pointers[bytes.count] ?? [])
        return equal.count == 1 ? equal[0] : nil
    }

    private func pointers(
        to bytes: [UInt8], _ candidates: [(file: ReferenceFile, hash: String)]
    ) -> [ReferenceFile] {
        if candidates.isEmpty { return [] }
        let hash = SHA256.text(of: bytes)
        return candidates.filter { $0.hash == hash }.map(\.file)
    }
}
