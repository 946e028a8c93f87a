package import SnapgenModel

/// A reader of an XcodeGen specification (`project.yml`), for projects that do not keep the generated project.
struct XcodeGenReader {
    private let files: any ProjectFiles
    private let root: LayoutRoot
    private let configuration: String?

    init(files: any ProjectFiles, root: LayoutRoot, configuration: String?) {
        self.files = files
        self.root = root
        self.configuration = configuration
    }

    /// Reads the specification at an absolute path.
    ///
    /// - Throws: The diagnostics of a file that cannot be read or is not valid YAML.
    func project(_ path: String) throws(DiagnosticError) -> XcodeProject {
        let tree = try XcodeGenSpecification(path, in: files).tree
        let settings = XcodeGenSettings(
            tree, path: path, configuration: configuration, files: files, display: root.relative)
        let templates = XcodeGenTemplates(tree)
        let variants = (tree["targets"]?.table ?? [:]).sorted { $0.key < $1.key }.flatMap { name, target in
            TargetVariant.all(of: templates.applied(to: target, named: name), named: name)
        }
        var project = XcodeProject(path: root.relative(path), diagnostics: [])
        for variant in variants { add(variant, settings, to: &project) }
        addHosts(to: &project.targets)
        project.targets += aggregates(tree, in: project.path)
        project.packages = packages(tree)
        addSchemes(tree, to: &project)
        return project
    }

    private func add(_ variant: TargetVariant, _ settings: XcodeGenSettings, to project: inout XcodeProject) {
        let values = settings.settings(
            of: variant.tree, named: variant.name, product: variant.product, variant.platforms.first)
        let platforms = variant.platforms.nonEmpty ?? values.platforms
        let kind = Self.kind(of: variant.tree, platforms)
        var target = ProjectTarget(name: variant.name, kind: kind, project: project.path)
        target.platforms = platforms
        if kind.hasModule { Self.apply(values, to: &target) }
        target.packages = packageProducts(of: variant.tree)
        addFiles(of: variant.tree, to: &target, &project.diagnostics)
        let dependencies = Self.dependencies(of: variant.tree)
        project.targets.append(
            XcodeTarget(
                target: target, dependencies: dependencies, products: [], hostApp: nil,
                hostTarget: values["TEST_TARGET_NAME"].isEmpty ? nil : values["TEST_TARGET_NAME"]))
    }

    private static func kind(of target: PropertyTree, _ platforms: [ProjectPlatform]) -> TargetKind {
        guard target["legacy"] == nil else { return .legacy }
        return TargetKind(productType: "com.apple.product-type.\(target["type"]?.text ?? "")", platforms)
    }

    private static func apply(_ settings: BuildSettings, to target: inout ProjectTarget) {
        target.product = settings["PRODUCT_NAME"]
        target.module = settings["PRODUCT_MODULE_NAME"]
        target.conditions = settings.compilationConditions
        target.languageMode = settings.languageMode
        target.isTestable = settings.isOn("ENABLE_TESTABILITY")
    }

    /// Adds the host of each test target without one: XcodeGen uses the first app that it depends on.
    private func addHosts(to targets: inout [XcodeTarget]) {
        let apps = Set(targets.filter { $0.target.kind == .app }.map(\.target.name))
        for index in targets.indices where targets[index].hostTarget == nil {
            targets[index].hostTarget = targets[index].dependencies.first(where: apps.contains)
        }
    }

    private func addFiles(
        of tree: PropertyTree, to target: inout ProjectTarget, _ diagnostics: inout [Diagnostic]
    ) {
        let elements = tree["sources"].map { $0.list.isEmpty ? [$0] : $0.list } ?? []
        var found = Set<String>()
        for source in elements.compactMap(XcodeGenSource.init) {
            let files = source.swiftFiles(in: files)
            found.formUnion(files.existing)
            if let missing = files.missing { diagnostics.append(missingSource(missing, of: target)) }
        }
        target.files = found.map(root.relative).sorted()
    }

    private func missingSource(_ path: String, of target: ProjectTarget) -> Diagnostic {
        Diagnostic(
            .missingProjectFile, .note,
            "target '\(target.name)' lacks file '\(root.relative(path))'; if a tool generates it, run the tool",
            path: target.project)
    }

    private func aggregates(_ tree: PropertyTree, in project: String) -> [XcodeTarget] {
        (tree["aggregateTargets"]?.table.keys.sorted() ?? []).map { name in
            XcodeTarget(
                target: ProjectTarget(name: name, kind: .aggregate, project: project), dependencies: [], products: [])
        }
    }
}

// MARK: - Dependencies

extension XcodeGenReader {
    private static func dependencies(of target: PropertyTree) -> [String] {
        (target["dependencies"]?.list ?? []).compactMap { $0["target"]?.text?.lastComponent }
    }

    private func packageProducts(of target: PropertyTree) -> [String] {
        let names = (target["dependencies"]?.list ?? []).flatMap { dependency -> [String] in
            guard let package = dependency["package"]?.text else { return [] }
            return dependency["products"]?.texts ?? [dependency["product"]?.text ?? package]
        }
        return Set(names).sorted()
    }

    private func packages(_ tree: PropertyTree) -> [ProjectPackage] {
        let named = (tree["packages"]?.table ?? [:]).sorted { $0.key < $1.key }.compactMap { _, package in
            package["path"]?.text.map { ProjectPackage(folder: $0, root) }
                ?? package["url"]?.text.map(ProjectPackage.init(url:))
                ?? package["github"]?.text.map { ProjectPackage(url: "https://github.com/\($0)") }
        }
        let local = tree["localPackages"]?.texts ?? []
        return named + local.map { ProjectPackage(folder: $0, root) }
    }

    private func addSchemes(_ tree: PropertyTree, to project: inout XcodeProject) {
        var layout = ProjectLayout(schemes: XcodeGenSchemes(project: project.path, root: root).schemes(tree))
        TestPlanReader(files: files, root: root).addTestPlans(to: &layout)
        (project.schemes, project.testPlans) = (layout.schemes, layout.testPlans)
        project.diagnostics += layout.diagnostics
    }
}

/// A target for one platform; XcodeGen makes one for each element of `platform`.
private struct TargetVariant {
    let name: String
    let product: String
    /// The platforms: those of `supportedDestinations`, or else the one of `platform`.
    let platforms: [ProjectPlatform]
    let tree: PropertyTree

    static func all(of tree: PropertyTree, named name: String) -> [TargetVariant] {
        guard case .list(let platforms)? = tree["platform"] else {
            let platform = tree["platform"]?.text.flatMap(ProjectPlatform.init(named:))
            let destinations = (tree["supportedDestinations"]?.texts ?? []).compactMap(ProjectPlatform.init(named:))
            let platforms = Set(destinations).sorted().nonEmpty ?? [platform].compactMap { $0 }
            return [TargetVariant(name: name, product: name, platforms: platforms, tree: tree)]
        }
        return platforms.compactMap(\.text).map { platform in
            let suffix = tree["platformSuffix"]?.text ?? "_${platform}"
            return TargetVariant(
                name: name + suffix.replacing("${platform}", with: platform), product: name,
                platforms: [ProjectPlatform(named: platform)].compactMap { $0 },
                tree: tree.replacingAttributes(["platform": platform]))
        }
    }
}
