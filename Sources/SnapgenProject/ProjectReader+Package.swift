import SnapgenModel

extension ProjectReader {
    /// Reads what `swift package dump-package` prints in a folder: the targets, and the packages that it depends on.
    func packageLayout(of folder: String, _ description: [UInt8]) throws(DiagnosticError) -> ProjectLayout {
        let manifest = relative("\(folder)/Package.swift")
        guard let tree = try? UserValue(json: description), case .list(let targets)? = tree["targets"] else {
            throw DiagnosticError(
                .badProject, "'swift package dump-package' prints no package; update the Swift toolchain",
                path: manifest)
        }
        let names = Set(targets.compactMap { $0["name"]?.text })
        let products = tree["products"]?.list ?? []
        let build = Self.build(of: tree)
        var layout = ProjectLayout(projects: [manifest], packages: packages(in: tree))
        for tree in targets {
            guard let name = tree["name"]?.text, let kind = Self.kinds[tree["type"]?.text ?? ""] else { continue }
            var target = ProjectTarget(name: name, kind: kind, project: manifest)
            target.build = build
            read(tree, into: &target, targets: names)
            target.files = swiftFiles(of: tree, target, in: folder).map(relative).sorted()
            target.products = products.filter { $0["targets"]?.texts.contains(name) ?? false }
                .map { $0["name"]?.text ?? "" }.sorted()
            layout.targets.append(target)
        }
        return layout
    }

    /// The kinds of targets that compile Swift.
    private static let kinds: [String: TargetKind] = [
        "regular": .module, "executable": .tool, "test": .unitTests, "macro": .macro, "plugin": .plugin,
    ]

    private static func build(of package: UserValue) -> ProjectBuild {
        var build = ProjectBuild()
        let platforms = package["platforms"]?.list.compactMap { $0["platformName"]?.text } ?? []
        build.platforms = Set(platforms.compactMap(ProjectPlatform.init(named:))).sorted()
        let tools = package["toolsVersion"]?["_version"]?.text.flatMap { Int($0.prefix { $0 != "." }) }
        // A package chooses among its versions, else the tools version decides: 6 from 6.0 on. `null` is an empty text.
        let versions = package["swiftLanguageVersions"]?.list.compactMap(\.text) ?? []
        build.languageMode = versions.max() ?? tools.map { $0 >= 6 ? "6" : "5" }
        return build
    }

    private func read(_ tree: UserValue, into target: inout ProjectTarget, targets: Set<String>) {
        let dependencies = tree["dependencies"]?.list ?? []
        // A dependency is `{"product": ["Name", "package", …]}`.
        let names = { (kind: String) in dependencies.compactMap { $0[kind]?.list.first?.text } }
        target.packages = (names("product") + names("byName").filter { !targets.contains($0) }).sorted()
        target.dependencies = (names("target") + names("byName").filter(targets.contains)).sorted()
        let settings = (tree["settings"]?.list ?? []).filter { setting in
            setting["tool"]?.text == "swift" && (setting["condition"]?.mapping ?? [:]).isEmpty
        }
        let values = { (kind: String) in settings.compactMap { $0["kind"]?[kind]?["_0"]?.text } }
        target.module = target.kind.hasModule ? ModuleNamer.module(named: target.name) : nil
        target.conditions = (values("define") + ["SWIFT_PACKAGE"]).sorted()
        let mode = values("swiftLanguageMode").last ?? values("swiftLanguageVersion").last
        target.languageMode = mode ?? target.languageMode
        // SwiftPM builds for debugging with '-enable-testing'.
        target.isTestable = target.kind.isImportable
    }

    private func packages(in tree: UserValue) -> [ProjectPackage] {
        let all = tree["dependencies"]?.list ?? []
        let local = all.flatMap { $0["fileSystem"]?.list ?? [] }.compactMap { $0["path"]?.text }
        let remote = all.flatMap { $0["sourceControl"]?.list ?? [] }
            .flatMap { $0["location"]?["remote"]?.list ?? [] }.compactMap { $0["urlString"]?.text ?? $0.text }
        return local.map { ProjectPackage(folder: $0, root) } + remote.map(ProjectPackage.init(url:))
    }

    // MARK: - Files

    private func swiftFiles(of tree: UserValue, _ target: ProjectTarget, in folder: String) -> [String] {
        guard let path = path(of: tree, target, in: folder) else { return [] }
        let excluded = tree["exclude"]?.texts.map { AbsolutePath.resolve($0, from: path) } ?? []
        let sources = tree["sources"]?.texts.map { AbsolutePath.resolve($0, from: path) }.nonEmpty ?? [path]
        return files.swiftFiles(below: path).filter { file in
            let isAt = { (place: String) in file == place || file.isBelow(place) }
            return sources.contains(where: isAt) && !excluded.contains(where: isAt)
        }
    }

    /// Returns the folder of a target: its `path`, or the first existing folder of the names that SwiftPM tries.
    private func path(of tree: UserValue, _ target: ProjectTarget, in folder: String) -> String? {
        if let path = tree["path"]?.text, !path.isEmpty { return AbsolutePath.resolve(path, from: folder) }
        let own: [TargetKind: String] = [.unitTests: "Tests", .plugin: "Plugins"]
        let paths = ([own[target.kind]].compactMap { $0 } + ["Sources", "Source", "src", "srcs"]).map {
            "\(folder)/\($0)"
        }
        // Since tools version 5.9, the only target of a package may be directly in 'Sources'.
        return paths.map { "\($0)/\(target.name)" }.first(where: files.hasFolder) ?? paths.first(where: files.hasFolder)
    }
}
