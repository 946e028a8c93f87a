package import SnapgenModel

extension ProjectReader {
    /// Returns the layout of a project as if Swift files existed at paths relative to the root.
    package func layout(at path: String, assuming paths: [String]) throws(DiagnosticError) -> ProjectLayout {
        try reader(of: assuming(paths)).layout(at: path)
    }

    private func assuming(_ paths: [String], _ contents: [String: [UInt8]] = [:]) -> AssumedFiles {
        let absolute = contents.map { (AbsolutePath.resolve($0.key, from: root), $0.value) }
        return AssumedFiles(
            files: files, swiftFiles: Set(paths.map { AbsolutePath.resolve($0, from: root) }),
            contents: Dictionary(absolute) { $1 })
    }

    private func reader(of files: AssumedFiles) -> ProjectReader {
        ProjectReader(files: files, root: root, configuration: configuration)
    }

    /// Returns the file of a target's project, relative to the root, and its bytes before and after the smallest change
    /// that adds Swift files to the target; `nil` if the project is not in a format of Xcode, or would be read
    /// differently otherwise too.
    ///
    /// - Parameters:
    ///   - paths: The files, of one folder and relative to the root; they need not exist.
    ///   - earlier: The contents of project files, relative to the root, after other changes.
    package func edit(
        adding paths: [String], to target: ProjectTarget, after earlier: [String: [UInt8]] = [:]
    ) -> (path: String, old: [UInt8], new: [UInt8])? {
        let project = AbsolutePath.resolve(target.project, from: root)
        var files = assuming(paths, earlier)
        guard project.pathExtension == "xcodeproj", let id = target.id,
            let path = JSONProject.fileNames.map({ "\(project)/\($0)" }).first(where: files.hasFile),
            let old = try? files.read(path), let tree = try? Self.tree(old, path),
            let objects = XcodeObjects(tree, in: project.folder), let native = objects[id],
            var expected = try? reader(of: files).layout(at: project),
            case var edit = MembershipEdit(
                objects: objects, target: native, file: old, isJSON: path.pathExtension == "xcproj"),
            let new = edit.adding(files.swiftFiles.sorted())
        else { return nil }
        files.contents[path] = new
        for index in expected.targets.indices where expected.targets[index].id == id {
            expected.targets[index].sources.files = Set(expected.targets[index].files + paths).sorted()
            expected.targets[index].sources.folders += edit.synchronizedFolders.map(relative)
            expected.targets[index].sources.folders.sort()
        }
        let read = try? reader(of: files).layout(at: project)
        for index in expected.targets.indices where expected.targets[index].id == id {
            // A build setting may leave the files out.
            expected.targets[index].sources.filters = read?.targets.first { $0.id == id }?.sources.filters ?? [:]
        }
        return read == expected ? (relative(path), old, new) : nil
    }
}

extension ProjectLayout {
    /// Returns those of the Swift files that a target does not compile or, without one, no target.
    package func strays(among paths: [String], of target: ProjectTarget?) -> [String] {
        let candidates = targets.filter { other in
            target.map { $0.name == other.name && $0.project == other.project } ?? true
        }
        let files = candidates.reduce(into: Set<String>()) { $0.formUnion($1.files) }
        return paths.filter { !files.contains($0) }
    }
}

/// The addition of Swift files to a target of an Xcode project.
///
/// The entries are those that Xcode writes for a folder that is added to the target: a synchronized folder where the
/// project has such folders or a format from Xcode 16 on, which takes later files too, or else a group with the files.
struct MembershipEdit {
    let objects: XcodeObjects
    let target: XcodeObject
    let file: [UInt8]
    let isJSON: Bool
    /// The absolute paths of the synchronized folders that were added.
    var synchronizedFolders: [String] = []

    /// Returns the file with an addition; `nil` if it is not possible.
    ///
    /// - Parameter files: The absolute paths of files in one folder.
    mutating func adding(_ files: [String]) -> [UInt8]? {
        guard let folder = files.first?.folder, files.allSatisfy({ $0.folder == folder }),
            let parent = group(above: folder), let base = objects.path(of: parent.id),
            groups("PBXFileSystemSynchronizedRootGroup", around: folder).isEmpty
        else { return nil }
        let path = base == folder ? nil : folder.relative(to: base)
        if isJSON {
            synchronizedFolders.append(folder)
            return path.flatMap { addingInJSON(folder: $0, to: parent) }
        }
        guard let text = ProjectFileText(file) else { return nil }
        var entries = PropertyListEntries(objects: objects, target: target, text: text)
        if entries.areSynchronized, let path {
            synchronizedFolders.append(folder)
            return entries.add(folder: path, to: parent) ? entries.bytes : nil
        }
        let references = objects.all(isa: "PBXFileReference")
        let known = files.map { file in (file, references.first { objects.path(of: $0.id) == file }) }
        return entries.add(known, inGroup: path, to: parent) ? entries.bytes : nil
    }

    /// Returns the innermost group whose folder is a folder or contains it; groups without a folder only sort others.
    private func group(above folder: String) -> XcodeObject? {
        let main = objects.project.text("mainGroup")
        return groups("PBXGroup", around: folder).filter { $0.group.id == main || $0.group.text("path") != nil }
            .max { $0.path.utf8.count < $1.path.utf8.count }?.group
    }

    private func groups(_ isa: String, around folder: String) -> [(group: XcodeObject, path: String)] {
        objects.all(isa: isa).compactMap { group in objects.path(of: group.id).map { (group, $0) } }
            .filter { folder == $0.path || folder.isBelow($0.path) }
    }
}
