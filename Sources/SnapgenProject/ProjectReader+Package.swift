import SnapgenModel

extension ProjectReader {
    /// Reads what `swift package dump-package` prints in a folder: the targets, and the packages that it depends on.
    ///
    /// - Throws: A diagnostic if the description is not that of a package.
    func packageLayout(of folder: String, _ description: [UInt8]) throws(DiagnosticError) -> ProjectLayout {
        let manifest = relative("\(folder)/Package.swift")
        guard let tree = try? UserValue(json: description), case .list(let targets)? = tree["targets"] else {
            throw DiagnosticError(
                Diagnostic(
                    .badProject, .error,
                    "'swift package dump-package' prints no package; update the Swift toolchain", path: manifest))
        }
        let package = PackageDescription(tree: tree, folder: folder, manifest: manifest)
        return ProjectLayout(
            projects: [manifest], targets: targets.compactMap { target($0, of: package) },
            packages: dependencies(of: tree))
    }

    private func target(_ tree: UserValue, of package: PackageDescription) -> ProjectTarget? {
        guard let name = tree["name"]?.text, let kind = Self.kinds[tree["type"]?.text ?? ""] else { return nil }
        var target = ProjectTarget(name: name, kind: kind, project: package.manifest)
        target.module = kind.hasModule ? ModuleNamer.module(named: name) : nil
        target.platforms = package.platforms
        target.files = swiftFiles(of: tree, named: name, kind, in: package.folder).map(relative).sorted()
        target.packages = Self.references(in: tree, "product")
        target.dependencies = Self.references(in: tree, "target")
        for name in Self.references(in: tree, "byName") {
            let isTarget = package.targetNames.contains(name)
            if isTarget { target.dependencies.append(name) } else { target.packages.append(name) }
        }
        target.products = package.products.filter { $0.targets.contains(name) }.map(\.name).sorted()
        target.packages.sort()
        target.dependencies.sort()
        target.conditions = Self.settings(of: tree, "define") + ["SWIFT_PACKAGE"]
        target.conditions.sort()
        target.languageMode = Self.languageMode(of: tree) ?? package.languageMode
        // SwiftPM builds for debugging with '-enable-testing'.
        target.isTestable = kind.isImportable
        return target
    }

    /// The kinds of targets that compile Swift.
    private static let kinds: [String: TargetKind] = [
        "regular": .module, "executable": .tool, "test": .unitTests, "macro": .macro, "plugin": .plugin,
    ]

    /// Returns the names in the dependencies of one kind: `{"product": ["Name", "package", …]}`.
    private static func references(in target: UserValue, _ kind: String) -> [String] {
        target["dependencies"]?.list.compactMap { $0[kind]?.list.first?.text }.sorted() ?? []
    }

    /// Returns the values of the unconditional Swift settings of one kind.
    private static func settings(of target: UserValue, _ kind: String) -> [String] {
        let settings = target["settings"]?.list.filter { $0["tool"]?.text == "swift" } ?? []
        return settings.filter { ($0["condition"]?.mapping ?? [:]).isEmpty }
            .compactMap { $0["kind"]?[kind]?["_0"]?.text }
    }

    private static func languageMode(of target: UserValue) -> String? {
        settings(of: target, "swiftLanguageMode").last ?? settings(of: target, "swiftLanguageVersion").last
    }

    private func dependencies(of tree: UserValue) -> [ProjectPackage] {
        let all = tree["dependencies"]?.list ?? []
        let local = all.flatMap { $0["fileSystem"]?.list ?? [] }.compactMap { $0["path"]?.text }
        let remote = all.flatMap { $0["sourceControl"]?.list ?? [] }
            .flatMap { $0["location"]?["remote"]?.list ?? [] }.compactMap { $0["urlString"]?.text ?? $0.text }
        return local.map { ProjectPackage(folder: $0, root) } + remote.map(ProjectPackage.init(url:))
    }
}

// MARK: - Files

extension ProjectReader {
    private func swiftFiles(
        of target: UserValue, named name: String, _ kind: TargetKind, in folder: String
    ) -> [String] {
        guard let path = path(of: target, named: name, kind, in: folder) else { return [] }
        let excluded = target["exclude"]?.texts.map { AbsolutePath.resolve($0, from: path) } ?? []
        let sources = target["sources"]?.texts.map { AbsolutePath.resolve($0, from: path) }.nonEmpty ?? [path]
        return files.swiftFiles(below: path).filter { file in
            sources.contains { file == $0 || file.isBelow($0) } && !excluded.contains { file == $0 || file.isBelow($0) }
        }
    }

    /// Returns the folder of a target: its `path`, or the first existing folder of the names that SwiftPM tries.
    private func path(of target: UserValue, named name: String, _ kind: TargetKind, in folder: String) -> String? {
        if let path = target["path"]?.text, !path.isEmpty { return AbsolutePath.resolve(path, from: folder) }
        let sources = ["Sources", "Source", "src", "srcs"]
        let folders = kind == .unitTests ? ["Tests"] + sources : kind == .plugin ? ["Plugins"] + sources : sources
        let paths = folders.map { "\(folder)/\($0)" }
        // Since tools version 5.9, the only target of a package may be directly in 'Sources'.
        return paths.map { "\($0)/\(name)" }.first(where: files.hasFolder) ?? paths.first(where: files.hasFolder)
    }
}

private struct PackageDescription {
    let folder: String
    let manifest: String
    let platforms: [ProjectPlatform]
    let targetNames: Set<String>
    let products: [(name: String, targets: [String])]
    let languageMode: String?

    init(tree: UserValue, folder: String, manifest: String) {
        self.folder = folder
        self.manifest = manifest
        let names = tree["platforms"]?.list.compactMap { $0["platformName"]?.text } ?? []
        platforms = Set(names.compactMap(ProjectPlatform.init(named:))).sorted()
        targetNames = Set(tree["targets"]?.list.compactMap { $0["name"]?.text } ?? [])
        products = (tree["products"]?.list ?? []).map { ($0["name"]?.text ?? "", $0["targets"]?.texts ?? []) }
        let tools = tree["toolsVersion"]?["_version"]?.text.flatMap { Int($0.prefix { $0 != "." }) }
        // A package chooses among its versions, else the tools version decides: 6 from 6.0 on. `null` is an empty text.
        let versions = tree["swiftLanguageVersions"]?.list.compactMap(\.text) ?? []
        languageMode = versions.max() ?? tools.map { $0 >= 6 ? "6" : "5" }
    }
}
