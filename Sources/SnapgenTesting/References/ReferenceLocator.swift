/// Finds the folder of the references when a test runs.
///
/// Tests run where they were built, in a copied checkout, or on another machine than the one that built them; so the
/// path that the build knew is only the last of several places that are looked at.
struct ReferenceLocator {
    let references: SnapshotReferences
    let surroundings: SnapshotSurroundings
    /// Whether there is a file or a folder at a path.
    let exists: (String) -> Bool

    /// Where references lie, and the root that the sources' paths are below.
    struct Location: Equatable {
        /// The absolute path of the folder of the references.
        var folder: String
        /// The absolute path of the package; `nil` where no place that was looked at holds it.
        var root: String?
        /// Whether it is a copy among the tests' resources, which nothing may be recorded into.
        var isCopy = false
    }

    /// The first place that holds references or may come to hold them.
    ///
    /// - Parameter mode: in a mode that records, the folder itself need not be there.
    /// - Throws: a `SnapshotProblem` that names every place that was looked at.
    func location(mode: SnapshotRecordMode) throws -> Location {
        if let folder = try folderFromEnvironment() {
            return Location(folder: folder, root: rootBesideEnvironment)
        }
        let candidates = rootCandidates(mode: mode)
        if let root = candidates.first(where: \.holds)?.root {
            return Location(folder: FilePath.join(root, references.folder), root: root)
        }
        guard let copy = copies.first(where: exists) else { throw notFound(candidates) }
        return Location(folder: copy, root: nil, isCopy: true)
    }

    /// Where a copy of the references lies if the test target has them as a resource, `.copy("__Snapshots__")`: on a
    /// device or on Xcode Cloud, tests run where no sources are.
    private var copies: [String] {
        let name = references.folder.split(separator: "/").last.map(String.init) ?? references.folder
        return surroundings.resourceFolders.map { FilePath.join($0, name) }
    }

    private func folderFromEnvironment() throws -> String? {
        for name in ["SNAPGEN_REFERENCE_DIR", "SNAPGEN_SNAPSHOT_DIR"] {
            guard let folder = surroundings.variable(name) else { continue }
            guard FilePath.isAbsolute(folder) else {
                throw SnapshotProblem("\(name) is '\(folder)', which is no absolute path; write it from '/' on")
            }
            return folder
        }
        return nil
    }

    /// Only sources are looked for here, so any root will do.
    private var rootBesideEnvironment: String? {
        rootCandidates(mode: .all).first(where: \.holds)?.root
    }

    private struct Candidate {
        var origin: String
        var root: String
        var holds: Bool
    }

    private func rootCandidates(mode: SnapshotRecordMode) -> [Candidate] {
        [packageRootVariable, checkoutVariable, workingDirectory(mode: mode), builtInRoot].compactMap { $0 }
    }

    private var packageRootVariable: Candidate? {
        surroundings.variable("SNAPGEN_PACKAGE_ROOT").map { root in
            Candidate(origin: "SNAPGEN_PACKAGE_ROOT", root: root, holds: exists(root))
        }
    }

    /// Xcode Cloud's checkout; the package may lie deeper in it, so only references that are there count.
    private var checkoutVariable: Candidate? {
        surroundings.variable("CI_PRIMARY_REPOSITORY_PATH").map { root in
            Candidate(origin: "CI_PRIMARY_REPOSITORY_PATH", root: root, holds: exists(folder(in: root)))
        }
    }

    /// `swift test` runs in the package's root; where it holds no references, the root that the build knew comes first.
    private func workingDirectory(mode: SnapshotRecordMode) -> Candidate {
        let root = surroundings.currentDirectory
        let mayCreate = mode != .never && builtInRoot?.holds != true
        let holds = exists(FilePath.join(root, "Package.swift")) && (exists(folder(in: root)) || mayCreate)
        return Candidate(origin: "the current directory", root: root, holds: holds)
    }

    private var builtInRoot: Candidate? {
        references.packageRoot.map { root in
            Candidate(origin: "the package's path when it was built", root: root, holds: exists(root))
        }
    }

    private func folder(in root: String) -> String {
        FilePath.join(root, references.folder)
    }

    private func notFound(_ candidates: [Candidate]) -> SnapshotProblem {
        let places = candidates.map { "\(folder(in: $0.root)) (\($0.origin))" }
        let tried = (places + copies.map { "\($0) (the tests' resources)" }).map { "\n  \($0)" }.joined()
        return SnapshotProblem(
            "the folder of the references is not found; set SNAPGEN_PACKAGE_ROOT to the package's folder, or "
                + "SNAPGEN_REFERENCE_DIR to the references themselves. Tried:\(tried)")
    }
}
