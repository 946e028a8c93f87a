import SnapgenNames

/// The entries in `project.pbxproj`.
struct PropertyListEntries {
    let objects: XcodeObjects
    let target: XcodeObject
    var text: ProjectFileText

    var bytes: [UInt8] { text.bytes }
    var areSynchronized: Bool { text.contains("isa = PBXFileSystemSynchronizedRootGroup;") || text.version >= 77 }

    /// Adds a folder to the target.
    ///
    /// - Parameter folder: The path below the group.
    mutating func add(folder: String, to parent: XcodeObject) -> Bool {
        let (id, isa) = (identifier(for: folder, "folder"), "PBXFileSystemSynchronizedRootGroup")
        let isCompact = text.contains("= {isa = \(isa);")
        let fields = (isCompact ? ["explicitFileTypes = {};", "explicitFolders = ();"] : []) + Self.place(folder)
        let item = "\(id) /* \(folder.lastComponent) */"
        return text.add(id, folder.lastComponent, isa, fields, inOneLine: isCompact)
            && text.append(item, to: "children", of: parent.id)
            && text.append(item, to: "fileSystemSynchronizedGroups", of: target.id)
    }

    /// Adds files, of which some have a reference, to the target.
    ///
    /// - Parameter group: The path of a new group for the files, below the one that exists.
    mutating func add(
        _ files: [(path: String, known: XcodeObject?)], inGroup group: String?, to parent: XcodeObject
    ) -> Bool {
        guard let phase = objects.sourcePhases(of: target).first else { return false }
        var children: [String] = []
        for (file, known) in files {
            let name = file.lastComponent
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
        guard let group else { return children.allSatisfy { text.append($0, to: "children", of: parent.id) } }
        guard !children.isEmpty else { return true }
        let id = identifier(for: group, "group")
        let list = ["children = ("] + children.map { "\t\($0)," } + [");"]
        return text.add(id, group.lastComponent, "PBXGroup", list + Self.place(group), inOneLine: false)
            && text.append("\(id) /* \(group.lastComponent) */", to: "children", of: parent.id)
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
