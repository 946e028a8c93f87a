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

        /// Returns the path of a source file: absolute if the package was found.
        func path(of file: StaticString) -> String {
            root.map { FilePath.join($0, file.description) } ?? file.description
        }
    }

    func location(mode: SnapgenRecordMode) throws -> Location {
        if let folder = try folderFromEnvironment() {
            // The root for finding sources only, so it does not need to contain references.
            return Location(folder: folder, root: rootCandidates(mode: .all).first(where: \.holds)?.root)
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
        if folder.hasPrefix("/") { return folder }
        throw SnapshotProblem("SNAPGEN_REFERENCE_DIR is '\(folder)', which is not an absolute path; begin it with '/'")
    }

    private typealias Candidate = (origin: String, root: String, holds: Bool)

    private func rootCandidates(mode: SnapgenRecordMode) -> [Candidate] {
        let (here, built) = (surroundings.currentDirectory, references.packageRoot)
        let hasBuiltRoot = built.map(exists) ?? false
        // Without references, the root recorded at build time takes precedence over the current directory.
        let mayHold = exists(folder(in: here)) || mode != .never && !hasBuiltRoot
        let candidates: [Candidate?] = [
            surroundings.variable("SNAPGEN_PACKAGE_ROOT").map { ("SNAPGEN_PACKAGE_ROOT", $0, exists($0)) },
            // The checkout of Xcode Cloud, which may have the package in a subfolder.
            surroundings.variable("CI_PRIMARY_REPOSITORY_PATH")
                .map { ("CI_PRIMARY_REPOSITORY_PATH", $0, exists(folder(in: $0))) },
            // For `swift test`, the package's root.
            ("the current directory", here, mayHold && exists(FilePath.join(here, "Package.swift"))),
            built.map { ("the package's path when it was built", $0, hasBuiltRoot) },
        ]
        return candidates.compactMap { $0 }
    }

    private func folder(in root: String) -> String { FilePath.join(root, references.folder) }

    private func notFound(_ candidates: [Candidate]) -> SnapshotProblem {
        let places = candidates.map { "\(folder(in: $0.root)) (\($0.origin))" }
        let tried = (places + copies.map { "\($0) (the tests' resources)" }).map { "\n  \($0)" }.joined()
        return SnapshotProblem(
            "the folder of the references is not found; set SNAPGEN_PACKAGE_ROOT to the package's folder, or "
                + "SNAPGEN_REFERENCE_DIR to the references themselves. Tried:\(tried)")
    }
}
