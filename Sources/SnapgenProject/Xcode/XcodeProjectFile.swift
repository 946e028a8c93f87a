import SnapgenModel

extension ProjectReader {
    /// Returns the file that describes a project, in the newer format if there are both; `nil` if there is none.
    private func file(of project: String, _ diagnostics: inout [Diagnostic]) -> String? {
        let found = JSONProject.fileNames.filter { files.hasFile("\(project)/\($0)") }
        if found.count > 1 {
            let names = found.map { "'\($0)'" }
            let message =
                "the project has both \(names.joined(separator: " and ")); \(names[0]) is read, so remove the one that is "
                + "out of date"
            diagnostics.append(Diagnostic(.badProject, .warning, message, path: relative(project)))
        }
        return found.first.map { "\(project)/\($0)" }
    }

    func objects(of project: String, _ diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> XcodeObjects {
        guard let file = file(of: project, &diagnostics) else {
            let step = project.contains("/Pods/") ? "run 'pod install'" : "generate it, or remove it from the workspace"
            let message = "the project does not exist; \(step)"
            throw DiagnosticError(.missingProjectFile, message, path: relative(project))
        }
        let path = relative(file)
        let bytes = try files.read(file)
        var tree = OldStylePropertyList.tree(bytes)
        if tree == nil, let line = Diagnostic.lineOfConflict(in: String(decoding: bytes, as: UTF8.self)) {
            throw DiagnosticError(.badProject, Diagnostic.conflict, path: path, line: line)
        }
        if tree == nil { tree = try Self.tree(bytes, path) }
        guard let objects = tree.flatMap({ XcodeObjects($0, in: project.folder) }) else {
            let problem =
                "this is not an Xcode project: it has no root object; restore the file from version control"
            throw DiagnosticError(.badProject, problem, path: path)
        }
        return objects
    }

    static func tree(_ bytes: [UInt8], _ path: String) throws(DiagnosticError) -> UserValue {
        if path.pathExtension == "xcproj" { return try jsonTree(bytes, path) }
        if let tree = OldStylePropertyList.tree(bytes) { return tree }
        try requireFewLevels(bytes, path)
        let end = OldStylePropertyList.end(of: bytes)
        // Foundation's parser would print a line of its own about the damage.
        let tree = end.isDamaged ? try? UserValue(json: bytes) : UserValue(propertyList: bytes)
        if let tree { return tree }
        let problem = "this is not a property list; restore the file from version control"
        throw DiagnosticError(.badProject, problem, path: path, line: end.line)
    }

    private static func jsonTree(_ bytes: [UInt8], _ path: String) throws(DiagnosticError) -> UserValue {
        try requireFewLevels(bytes, path)
        // The reasons that Foundation gives differ between its versions.
        guard let tree = try? UserValue(json5: bytes) else {
            throw DiagnosticError(.badProject, "this is not JSON; restore the file from version control", path: path)
        }
        // The schema has no capabilities so far.
        let capabilities = (tree["required-capabilities"]?.texts ?? []).map { "'\($0)'" }
        guard capabilities.isEmpty else {
            let problem =
                "the project requires a newer version of snapgen with support for \(capabilities.joined(separator: " and "))"
            throw DiagnosticError(.badProject, problem, path: path)
        }
        return JSONProject.objects(tree)
    }

    /// Throws if there are many levels, because Foundation's parser recurses without a limit.
    private static func requireFewLevels(_ bytes: [UInt8], _ path: String) throws(DiagnosticError) {
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\"") where !isEscaped: isQuoted.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += isQuoted ? 0 : 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= isQuoted ? 0 : 1
            default: break
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            guard depth <= OldStylePropertyList.deepest else {
                throw DiagnosticError(.badProject, "lists are nested too deep; restore the file", path: path)
            }
        }
    }
}
