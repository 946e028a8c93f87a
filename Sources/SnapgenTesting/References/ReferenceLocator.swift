/// Finds the folder of the references at run time.
///
/// Tests may run in another checkout or on another machine than the one that built them. The path recorded at build
/// time is therefore only the last of several candidates.
struct ReferenceLocator {
    let references: SnapgenReferences
    let surroundings: SnapshotSurroundings
    let exists: (String) -> Bool

    struct Location: Equatable {
        var folder: String
        var root: String?
        /// A Boolean value that indicates whether the folder is a copy in the tests' resources, which is read-only.
        var isCopy = false
    }

    func location(mode: SnapgenRecordMode) throws -> Location {
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

    /// The paths of a copy of the references, if the test target declares them as a resource, `.copy("__Snapshots__")`.
    ///
    /// Tests on a device or on Xcode Cloud have no access to the sources.
    private var copies: [String] {
        let name = references.folder.split(separator: "/").last.map(String.init) ?? references.folder
        return surroundings.resourceFolders.map { FilePath.join($0, name) }
    }

    private func folderFromEnvironment() throws -> String? {
        guard let folder = surroundings.variable("SNAPGEN_REFERENCE_DIR") else { return nil }
        if FilePath.isAbsolute(folder) { return folder }
        throw SnapshotProblem(
            "SNAPGEN_REFERENCE_DIR is '\(folder)', which is not an absolute path; begin it with '/'")
    }

    /// The root for finding sources only, so it does not need to contain references.
    private var rootBesideEnvironment: String? {
        rootCandidates(mode: .all).first(where: \.holds)?.root
    }

    private struct Candidate {
        var origin: String
        var root: String
        var holds: Bool
    }

    private func rootCandidates(mode: SnapgenRecordMode) -> [Candidate] {
        [packageRootVariable, checkoutVariable, workingDirectory(mode: mode), builtInRoot].compactMap { $0 }
    }

    private var packageRootVariable: Candidate? {
        surroundings.variable("SNAPGEN_PACKAGE_ROOT").map { root in
            Candidate(origin: "SNAPGEN_PACKAGE_ROOT", root: root, holds: exists(root))
        }
    }

    /// The checkout of Xcode Cloud.
    ///
    /// The package may be in a subfolder of it, so the root counts only if it contains the references.
    private var checkoutVariable: Candidate? {
        surroundings.variable("CI_PRIMARY_REPOSITORY_PATH").map { root in
            Candidate(origin: "CI_PRIMARY_REPOSITORY_PATH", root: root, holds: exists(folder(in: root)))
        }
    }

    /// The current directory, which for `swift test` is the package's root.
    ///
    /// If it contains no references, the root recorded at build time takes precedence.
    private func workingDirectory(mode: SnapgenRecordMode) -> Candidate {
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
