package import SnapgenModel
import SnapgenNames

extension ProjectReader {
    /// Returns the layout of a project as if Swift files existed at paths relative to the root.
    package func layout(at path: String, assuming paths: [String]) throws(DiagnosticError) -> ProjectLayout {
        try reader(of: assuming(paths)).layout(at: path)
    }

    private func assuming(_ paths: [String]) -> AssumedFiles {
        AssumedFiles(files: files, swiftFiles: Set(paths.map { AbsolutePath.resolve($0, from: root) }))
    }

    private func reader(of files: AssumedFiles) -> ProjectReader {
        ProjectReader(files: files, root: root, configuration: configuration)
    }

    /// Returns the file of a target's project, relative to the root, and its bytes before and after the smallest change that
    /// adds Swift files to the target; `nil` if the project is not in the format of Xcode, or would be read differently
    /// otherwise too.
    ///
    /// - Parameter paths: The files, of one folder and relative to the root; they need not exist.
    package func edit(
        adding paths: [String], to target: ProjectTarget
    ) -> (path: String, old: [UInt8], new: [UInt8])? {
        let project = AbsolutePath.resolve(target.project, from: root)
        let path = "\(project)/project.pbxproj"
        var files = assuming(paths)
        guard project.pathExtension == "xcodeproj", let id = target.id, let old = try? files.read(path),
            let tree = OldStylePropertyList.tree(old), let objects = XcodeObjects(tree, in: project.folder),
            let text = ProjectFileText(old), let native = objects[id],
            var expected = try? reader(of: files).layout(at: project)
        else { return nil }
        var edit = MembershipEdit(objects: objects, text: text, target: native)
        guard edit.add(files.swiftFiles.sorted()) else { return nil }
        let new = edit.text.bytes
        files.contents[path] = new
        for index in expected.targets.indices where expected.targets[index].id == id {
            expected.targets[index].files = Set(expected.targets[index].files + paths).sorted()
            expected.targets[index].synchronizedFolders += edit.synchronizedFolders.map(relative)
            expected.targets[index].synchronizedFolders.sort()
        }
        guard let read = try? reader(of: files).layout(at: project), read == expected else { return nil }
        return (relative(path), old, new)
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
/// The entries are those that Xcode writes for a folder that is added to the target: a synchronized folder where the project
/// has such folders or the format of Xcode 16, which takes later files too, or else a group with the files.
private struct MembershipEdit {
    let objects: XcodeObjects
    var text: ProjectFileText
    let target: XcodeObject
    /// The absolute paths of the synchronized folders that were added.
    private(set) var synchronizedFolders: [String] = []

    init(objects: XcodeObjects, text: ProjectFileText, target: XcodeObject) {
        (self.objects, self.text, self.target) = (objects, text, target)
    }

    /// - Parameter files: The absolute paths of files in one folder.
    mutating func add(_ files: [String]) -> Bool {
        guard let folder = files.first?.folder, files.allSatisfy({ $0.folder == folder }),
            let parent = group(above: folder), !isSynchronized(folder)
        else { return false }
        let isOwnGroup = objects.path(of: parent.id) == folder
        let isSynchronizing = text.contains("isa = PBXFileSystemSynchronizedRootGroup;") || text.version >= 77
        if isSynchronizing, !isOwnGroup { return addSynchronized(folder, to: parent) }
        return addGroup(folder, files, to: parent, isOwnGroup: isOwnGroup)
    }

    /// Returns the innermost group whose folder is a folder or contains it; groups without a folder only sort others.
    private func group(above folder: String) -> XcodeObject? {
        let main = objects.project.text("mainGroup")
        let groups = objects.all(isa: "PBXGroup").filter { group in
            guard group.id == main || group.text("path") != nil, let path = objects.path(of: group.id) else {
                return false
            }
            return folder == path || folder.isBelow(path)
        }
        return groups.max { (objects.path(of: $0.id) ?? "").utf8.count < (objects.path(of: $1.id) ?? "").utf8.count }
    }

    private func isSynchronized(_ folder: String) -> Bool {
        objects.all(isa: "PBXFileSystemSynchronizedRootGroup").contains { group in
            objects.path(of: group.id).map { folder == $0 || folder.isBelow($0) } ?? false
        }
    }

    private mutating func addSynchronized(_ folder: String, to parent: XcodeObject) -> Bool {
        let (id, isa) = (identifier(for: folder, "folder"), "PBXFileSystemSynchronizedRootGroup")
        let isCompact = text.contains("= {isa = \(isa);")
        let fields =
            (isCompact ? ["explicitFileTypes = {};", "explicitFolders = ();"] : []) + place(of: folder, in: parent)
        let item = "\(id) /* \(folder.lastComponent) */"
        synchronizedFolders.append(folder)
        return text.add(id, folder.lastComponent, isa, fields, inOneLine: isCompact)
            && text.append(item, to: "children", of: parent.id)
            && text.append(item, to: "fileSystemSynchronizedGroups", of: target.id)
    }

    private mutating func addGroup(
        _ folder: String, _ files: [String], to parent: XcodeObject, isOwnGroup: Bool
    ) -> Bool {
        guard let phase = objects.all("buildPhases", of: target).first(where: { $0.isa == "PBXSourcesBuildPhase" })
        else { return false }
        var children: [String] = []
        for file in files {
            let name = file.lastComponent
            let known = objects.all(isa: "PBXFileReference").first { objects.path(of: $0.id) == file }
            let reference = known?.id ?? identifier(for: file, "reference")
            let build = identifier(for: file, "build file")
            if known == nil {
                children.append("\(reference) /* \(name) */")
                let fields = ["lastKnownFileType = sourcecode.swift;"] + Self.place(name)
                guard text.add(reference, name, "PBXFileReference", fields, inOneLine: true) else { return false }
            }
            let fields = ["fileRef = \(reference) /* \(name) */;"]
            guard text.add(build, "\(name) in Sources", "PBXBuildFile", fields, inOneLine: true),
                text.append("\(build) /* \(name) in Sources */", to: "files", of: phase.id)
            else { return false }
        }
        if isOwnGroup { return children.allSatisfy { text.append($0, to: "children", of: parent.id) } }
        guard !children.isEmpty else { return true }
        let id = identifier(for: folder, "group")
        let list = ["children = ("] + children.map { "\t\($0)," } + [");"]
        return text.add(id, folder.lastComponent, "PBXGroup", list + place(of: folder, in: parent), inOneLine: false)
            && text.append("\(id) /* \(folder.lastComponent) */", to: "children", of: parent.id)
    }

    private func place(of folder: String, in parent: XcodeObject) -> [String] {
        Self.place(folder.relative(to: objects.path(of: parent.id) ?? ""))
    }

    /// The fields of a file or folder in its group, in the order of their names.
    private static func place(_ path: String) -> [String] {
        let name = path.contains("/") ? ["name = \(ProjectFileText.value(path.lastComponent));"] : []
        return name + ["path = \(ProjectFileText.value(path));", "sourceTree = \"<group>\";"]
    }

    /// Returns 24 digits that no object of the file has, the same for the same target and purpose.
    private func identifier(for path: String, _ purpose: String) -> String {
        let candidates = (0...).lazy.map { number in
            let parts = ["", "more"].map {
                StableHash.value("\(target.id) \(path.lastComponent) \(purpose) \(number) \($0)")
            }
            return parts.map { hash in
                let digits = String(StableHash.mixed(hash), radix: 16, uppercase: true)
                return String(repeating: "0", count: 16 - digits.count) + digits
            }.joined().prefix(24)
        }
        return candidates.first { !text.contains(String($0)) }.map { String($0) } ?? ""
    }
}
