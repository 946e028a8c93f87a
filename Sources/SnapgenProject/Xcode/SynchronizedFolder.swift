import SnapgenModel

/// A folder whose files belong to targets without being listed in the project (`PBXFileSystemSynchronizedRootGroup`).
///
/// A target that lists the folder gets its files, except for those in the target's exception set. A target that does
/// not list it gets only those in its set. A set for a build phase moves files into that phase.
struct SynchronizedFolder {
    private let id: String
    let path: String
    private let files: [String]
    private var exceptions: [String: [String]] = [:]
    /// The paths of files with the platforms that they are filtered by, for each target.
    private(set) var filters: [String: [(path: String, names: UserValue?)]] = [:]
    /// The paths that are moved into each build phase, below the folder.
    private var moved: [String: [String]] = [:]
    /// The paths of folders that are copied as a whole, and of files that are not compiled.
    private var uncompiled: [String]

    init?(_ group: XcodeObject, _ objects: XcodeObjects, _ files: any ProjectFiles) {
        guard let path = objects.path(of: group.id) else { return nil }
        id = group.id
        self.path = path
        self.files = files.swiftFiles(below: path, entersLinks: false)
        uncompiled = group.texts("explicitFolders")
        uncompiled += group.mapping("explicitFileTypes").filter { $0.value.text != "sourcecode.swift" }.keys
        for set in objects.all("exceptions", of: group) {
            let names = set.texts("membershipExceptions")
            if let target = set.text("target") {
                exceptions[target, default: []] += names
                let filters = set.mapping("platformFiltersByRelativePath").map { ("\(path)/\($0)", $1) }
                self.filters[target, default: []] += filters
            }
            if let phase = set.text("buildPhase") { moved[phase, default: []] += names }
        }
    }

    func isListed(by target: XcodeObject) -> Bool { target.texts("fileSystemSynchronizedGroups").contains(id) }

    func files(of target: XcodeObject, sourcePhases: [String]) -> [String] {
        let isListed = isListed(by: target)
        let listed = Set(exceptions[target.id] ?? [])
        let added = Set(sourcePhases.flatMap { moved[$0] ?? [] })
        let otherPhases = target.texts("buildPhases").filter { !sourcePhases.contains($0) }
        let removed = Set(otherPhases.flatMap { moved[$0] ?? [] })
        guard isListed || !listed.isEmpty || !added.isEmpty else { return [] }
        return files.filter { file in
            let name = String(file.dropFirst(path.count + 1))
            if Self.contains(added, name) { return true }
            if Self.contains(removed, name) || Self.contains(Set(uncompiled), name) { return false }
            return isListed != Self.contains(listed, name) && !Self.isInsideOfBundle(name)
        }
    }

    private static func contains(_ set: Set<String>, _ path: String) -> Bool {
        !set.isEmpty && path.withFolders.contains(where: set.contains)
    }

    private static func isInsideOfBundle(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { bundles.contains(String($0).pathExtension) }
    }

    private static let bundles: Set<String> = [
        "app", "appex", "bundle", "docc", "framework", "playground", "xcassets", "xcdatamodeld", "xcframework",
        "xcodeproj", "xcworkspace",
    ]
}
