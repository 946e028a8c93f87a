import SnapgenModel

/// The part `sources`.
extension NodeReader {
    /// The modules to scan, or `nil` where nothing is said about them.
    mutating func sources(_ fields: Fields) -> Located<[SourceModule]>? {
        guard fields[.sources] != nil else { return nil }
        let modules = sections(fields, .sources).compactMap { source($0) }
        return located(modules, at: fields.origin(of: .sources))
    }

    private mutating func source(_ fields: Fields) -> SourceModule? {
        let module = value(fields, .sourcesModule, \.ownModule)?.value
        if let module, fields[.sourcesPath] == nil {
            return RelativePath("Sources/\(module)").map { SourceModule(path: $0, module: module) }
        }
        require(.sourcesPath, in: fields)
        guard let folder = value(fields, .sourcesPath, \.sourceFolder)?.value else { return nil }
        guard let name = module ?? folder.path?.moduleName else {
            require(.sourcesModule, in: fields)
            return nil
        }
        return SourceModule(path: folder.path, module: name)
    }
}

/// A folder below the root, or with `nil` the root itself.
private struct SourceFolder {
    var path: RelativePath?
}

extension YAMLScalar {
    fileprivate var sourceFolder: SourceFolder? {
        if text == "." || text == "./" { return SourceFolder(path: nil) }
        return path.map { SourceFolder(path: $0) }
    }
}

extension RelativePath {
    /// The folder's module; `nil` where its name begins with a digit, or for a file right below the root.
    fileprivate var moduleName: String? {
        guard let folder = name.hasSuffix(".swift") ? parent : self else { return nil }
        let module = ModuleNamer.module(named: folder.name)
        return module.isModule ? module : nil
    }
}
