import SnapgenKit
import SnapgenModel

/// Finds the files that references have been, by the actual results of a run.
struct RenameFinder {
    let results: RunResults
    let actual: ActualResults
    /// The absolute path of the folder of the references.
    let folder: String
    let files: any FileSystem

    /// Returns, for references whose actual result has the bytes of exactly one file, that file.
    ///
    /// A file that several references would take is not one of them.
    func renames(
        _ missing: [PlannedReference], _ candidates: [ReferenceFile]
    ) -> [RelativePath: ReferenceFile] {
        if results.outcomes.isEmpty || candidates.isEmpty { return [:] }
        let candidates = Dictionary(grouping: candidates, by: \.bytes)
        let found = missing.compactMap { reference in
            file(of: reference, among: candidates).map { (reference.path, $0) }
        }
        let takers = Dictionary(grouping: found) { $0.1.path }
        return Dictionary(takers.values.filter { $0.count == 1 }.map { $0[0] }) { first, _ in first }
    }

    private func file(of reference: PlannedReference, among candidates: [Int: [ReferenceFile]]) -> ReferenceFile? {
        guard let outcome = results.outcomes[reference.path.string],
            let bytes = try? actual.bytes(of: outcome)
        else { return nil }
        let equal = candidates[bytes.count, default: []].filter { (try? files.read($0.path, below: folder)) == bytes }
        return equal.count == 1 ? equal[0] : nil
    }
}
