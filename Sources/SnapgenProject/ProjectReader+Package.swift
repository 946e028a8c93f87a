import SnapgenModel

extension ProjectReader {
    /// Reads the targets of a package, and the packages that it depends on.
    func layout(of package: PackageDescription, in folder: String) -> ProjectLayout {
        let manifest = relative("\(folder)/Package.swift")
        let local = package.localPackages.map { ProjectPackage(folder: $0, root) }
        var layout = ProjectLayout(
            projects: [manifest], packages: local + package.remotePackages.map(ProjectPackage.init(url:)))
        layout.targets = package.targets.compactMap { description in
            guard let kind = Self.kinds[description.kind] else { return nil }
            var target = ProjectTarget(name: description.name, kind: kind, project: manifest)
            target.build = build(of: description, kind, in: package)
            target.plugins = description.plugins.sorted()
            let (all, isOwn) = (description.dependencies, Set(package.targets.map(\.name)).contains)
            let named = all["byName", default: []]
            target.packages = (all["product", default: []] + named.filter { !isOwn($0) }).sorted()
            target.dependencies = (all["target", default: []] + named.filter(isOwn)).sorted()
            target.conditionalLinks = description.platforms.compactMapValues { names in
                names.nonEmpty.map { Set($0.compactMap(ProjectPlatform.named)) }
            }
            let path = path(of: description, in: package, folder)
            target.sources.files = path.map { swiftFiles(of: description, below: $0).map(relative).sorted() } ?? []
            target.products = package.products.filter { $1.contains(description.name) }.keys.sorted()
            return target
        }
        return layout
    }

    /// The kinds of targets that compile Swift.
    private static let kinds: [String: TargetKind] = [
        "regular": .module, "executable": .tool, "test": .unitTests, "macro": .macro, "plugin": .plugin,
    ]

    private func build(
        of target: PackageDescription.Target, _ kind: TargetKind, in package: PackageDescription
    ) -> ProjectBuild {
        var build = ProjectBuild()
        build.module = kind.hasModule ? ModuleNamer.module(named: target.name) : nil
        build.platforms = Set(package.platforms.compactMap(ProjectPlatform.named)).sorted()
        build.conditions = (target.conditions + ["SWIFT_PACKAGE"]).sorted()
        // A package chooses among its versions, else the tools version decides: 6 from 6.0 on.
        build.languageMode =
            target.languageMode ?? package.languageModes.max() ?? package.toolsVersion.map { $0 >= 6 ? "6" : "5" }
        // SwiftPM builds for debugging with '-enable-testing'.
        build.isTestable = kind.isImportable
        return build
    }

    // MARK: - Files

    private func swiftFiles(of target: PackageDescription.Target, below path: String) -> [String] {
        let excluded = target.exclude.map { AbsolutePath.resolve($0, from: path) }
        let sources = target.sources.map { AbsolutePath.resolve($0, from: path) }.nonEmpty ?? [path]
        return files.swiftFiles(below: path, entersLinks: true).filter { file in
            let isAt = { (place: String) in file == place || file.isBelow(place) }
            return sources.contains(where: isAt) && !excluded.contains(where: isAt)
        }
    }

    /// Returns the folder of a target: its `path`, or the first existing folder of the names that SwiftPM tries.
    private func path(
        of target: PackageDescription.Target, in package: PackageDescription, _ folder: String
    ) -> String? {
        if let path = target.path { return AbsolutePath.resolve(path, from: folder) }
        let sources = ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)" }
        let own = ["test": ["\(folder)/Tests"], "plugin": ["\(folder)/Plugins"]]
        let folders = own[target.kind] ?? sources
        // Since tools version 5.9, the only target of a kind may be directly in its folder.
        let isOnly = package.targets.count { own[$0.kind] == own[target.kind] } == 1
        return (folders + sources).map { "\($0)/\(target.name)" }.first(where: files.hasFolder)
            ?? (isOnly ? folders.first(where: files.hasFolder) : nil)
    }
}
