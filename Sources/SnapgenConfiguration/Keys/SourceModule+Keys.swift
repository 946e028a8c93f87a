package import SnapgenModel

extension SourceModule {
    /// An item of `sources`.
    package static let shape = Shape<SourceModule>.section(
        keys, empty: SourceModule(path: nil, module: ""), required: [["path"], ["module"]], finish: complete)

    @KeyTable<SourceModule> private static var keys: [Key<SourceModule>] {
        Key("path", \.path, .folder, "A folder or a Swift file below the root, or '.' for the root.")
        Key("module", \.module, .ownModule, "The module's name; the default is that of the folder.")
    }

    /// Derives the path from the module, or the module from the path.
    @Sendable private static func complete(
        _ source: SourceModule, _ fields: Fields, _ reader: inout NodeReader
    ) -> SourceModule? {
        var source = source
        let hasModule = fields.valid.contains("module")
        if hasModule, fields["path"] == nil {
            source.path = RelativePath("Sources/\(source.module)")
            return source.path.map { _ in source }
        }
        reader.require("path", Shape.folder.expected, in: fields)
        guard fields.valid.contains("path") else { return nil }
        if hasModule { return source }
        guard let module = source.path?.moduleName else {
            reader.require("module", Shape.ownModule.expected, in: fields)
            return nil
        }
        source.module = module
        return source
    }
}

extension Shape where Value == RelativePath? {
    /// A folder below the root, or `nil` for the root itself.
    fileprivate static var folder: Shape {
        .scalar(
            "a path below the root, or '.' for the root",
            read: { scalar in
                [".", "./"].contains(scalar.text) ? .some(nil) : scalar.path.map { .some($0) }
            },
            show: { YAMLFlow.text($0?.string ?? ".") })
    }
}

extension Shape where Value == String {
    fileprivate static var ownModule: Shape { .text("a module's name", \.ownModule) }
}

extension RelativePath {
    /// The folder's module; `nil` if its name begins with a digit, or for a file right below the root.
    fileprivate var moduleName: String? {
        guard let folder = name.hasSuffix(".swift") ? parent : self else { return nil }
        let module = ModuleNamer.module(named: folder.name)
        return module.isModule ? module : nil
    }
}
