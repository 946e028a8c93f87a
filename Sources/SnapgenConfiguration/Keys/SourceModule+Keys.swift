import SnapgenModel

extension SourceModule {
    package static let shape = Shape<SourceModule>(
        expected: "a path, a pattern or a mapping", schema: .anyOf([.anyText, mapping.schema]), isLeaf: false,
        read: { node, current, name, reader in
            guard case .scalar = node.content else { return mapping.read(node, current, name, &reader) }
            return reader.value(of: node, name, "a path, a pattern or a mapping") {
                $0.pattern.map { SourceModule(pattern: $0) }
            }
        },
        show: { source in
            source.pattern.map { .flow(YAMLFlow.text($0.pattern)) } ?? mapping.show(source)
        },
        describe: mapping.describe)

    private static let mapping = Shape<SourceModule>.section(
        keys, empty: SourceModule(), required: [["path"], ["module"], ["target"]], finish: complete
    )

    @KeyTable<SourceModule> private static var keys: [Key<SourceModule>] {
        Key("path", \.path, .folder, "A folder or a Swift file below the root, or '.' for the root.") {
            $0.target == nil || $0.path != nil
        }
        Key("module", \.module, .ownModule, "The module's name; the default is that of the folder.") {
            $0.target == nil
        }
        Key(
            "target", \.target, .optional(.text("a target's name")),
            "A target of the project, which determines the module and the files; 'path' limits them.")
    }

    @Sendable private static func complete(
        _ source: SourceModule, _ fields: Fields, _ reader: inout NodeReader
    ) -> SourceModule? {
        if fields["target"] != nil {
            guard let module = fields["module"] else { return fields.valid.contains("target") ? source : nil }
            reader.report(.badValue, "the project determines the module of a target; remove 'module'", at: module.place)
            return nil
        }
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

extension YAMLScalar {
    fileprivate var pattern: Glob? { text == "." ? Glob(text) : path.map { Glob($0.string) } }
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
