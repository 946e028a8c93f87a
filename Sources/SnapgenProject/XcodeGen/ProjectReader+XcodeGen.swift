import SnapgenModel

extension ProjectReader {
    func xcodeGenProject(_ path: String) throws(DiagnosticError) -> XcodeProject {
        let specification = try XcodeGenSpecification(path, self)
        let tree = specification.tree
        guard tree["name"] != nil || tree["targets"] != nil || !specification.problems.isEmpty else {
            let problem = "is no project: a specification of XcodeGen has a 'name' and 'targets'; name another file"
            throw DiagnosticError(.noProject, problem, path: relative(path))
        }
        var layout = ProjectLayout(
            projects: [relative(path)], packages: packages(tree), configurations: specification.configurations)
        layout.diagnostics = specification.problems
        addSchemes(of: tree, to: &layout)
        var targets: [XcodeTarget] = []
        for (name, target) in (tree["targets"]?.mapping ?? [:]).sorted(by: { $0.key < $1.key }) {
            let target = specification.applyingTemplates(to: target, named: name)
            for variant in XcodeGenTarget.all(of: target, named: name) {
                targets.append(self.target(variant, specification, &layout))
            }
        }
        // The host of a test target that names none is the first app that it depends on.
        let apps = Set(targets.filter { $0.target.kind == .app }.map(\.target.name))
        for index in targets.indices where targets[index].hostTarget == nil {
            targets[index].hostTarget = targets[index].dependencies.first(where: apps.contains)
        }
        let aggregates = (tree["aggregateTargets"]?.mapping.keys.sorted() ?? []).map { name in
            XcodeTarget(target: ProjectTarget(name: name, kind: .aggregate, project: relative(path)))
        }
        return (layout, targets + aggregates, [])
    }

    private func target(
        _ variant: XcodeGenTarget, _ specification: XcodeGenSpecification, _ layout: inout ProjectLayout
    ) -> XcodeTarget {
        let values = specification.settings(of: variant)
        let platforms = variant.platforms.nonEmpty ?? values.platforms
        let type = "com.apple.product-type.\(variant.tree["type"]?.text ?? "")"
        let kind = variant.tree["legacy"] == nil ? TargetKind(productType: type, platforms) : .legacy
        var target = ProjectTarget(name: variant.name, kind: kind, project: layout.projects[0])
        target.build = values.build(of: kind)
        target.platforms = platforms
        target.packages = variant.packageProducts
        target.entitlements = variant.tree["entitlements"]?["path"]?.text ?? values["CODE_SIGN_ENTITLEMENTS"].nonEmpty
        let sources = variant.tree["sources"]?.elements ?? []
        let found = sources.map(swiftFiles)
        let existing = Set(found.flatMap(\.existing))
        var filters = values.filters(of: existing)
        for (source, found) in zip(sources, found) {
            guard let filter = ProjectPlatform.filter(source["destinationFilters"]) else { continue }
            for file in found.existing { filters[file, default: filter].formIntersection(filter) }
        }
        layout.diagnostics += setFiles(of: &target, existing, missing: Set(found.compactMap(\.missing)), filters)
        return XcodeTarget(
            target: target,
            dependencies: (variant.tree["dependencies"]?.list ?? []).compactMap { $0["target"]?.text?.lastComponent },
            hostTarget: values["TEST_TARGET_NAME"].nonEmpty)
    }

    /// Returns the Swift files of a path, or of a table with a path; none if nothing of it is compiled.
    private func swiftFiles(_ source: UserValue) -> (existing: [String], missing: String?) {
        let isCompiled = source["buildPhase"].map { $0.text == "sources" } ?? true
        guard isCompiled, source["type"]?.text != "folder", let written = source.text ?? source["path"]?.text else {
            return ([], nil)
        }
        // The attributes of a template may have been replaced by '.' or '..'.
        let path = AbsolutePath.resolve(written, from: "/")
        if files.hasFolder(path) { return (swiftFiles(below: path, of: source), nil) }
        guard path.pathExtension == "swift" || path.pathExtension.isEmpty else { return ([], nil) }
        return files.hasFile(path) ? ([path], nil) : ([], path)
    }

    private func swiftFiles(below path: String, of source: UserValue) -> [String] {
        let globs = { (key: String) in
            (source[key]?.texts ?? []).map { Glob($0.hasPrefix("./") ? String($0.dropFirst(2)) : $0) }
        }
        let (excludes, includes) = (globs("excludes"), globs("includes"))
        return files.swiftFiles(below: path, entersLinks: true).filter { file in
            let name = String(file.dropFirst(path.count + 1))
            return (includes.isEmpty || Self.matches(includes, name)) && !Self.matches(excludes, name)
        }
    }

    /// Returns whether a glob matches a path or one of its folders.
    private static func matches(_ globs: [Glob], _ path: String) -> Bool {
        globs.contains { glob in path.withFolders.contains(where: { glob.matches($0) }) }
    }

    private func packages(_ tree: UserValue) -> [ProjectPackage] {
        let named = (tree["packages"]?.mapping ?? [:]).sorted { $0.key < $1.key }.compactMap { _, package in
            package["path"]?.text.map { ProjectPackage(folder: $0, root) }
                ?? package["url"]?.text.map(ProjectPackage.init(url:))
                ?? package["github"]?.text.map { ProjectPackage(url: "https://github.com/\($0)") }
        }
        let local = tree["localPackages"]?.texts ?? []
        return named + local.map { ProjectPackage(folder: $0, root) }
    }

    // MARK: - Schemes

    /// Adds the schemes, sorted by name; a specification has one for each target with the key `scheme`.
    private func addSchemes(of tree: UserValue, to layout: inout ProjectLayout) {
        let project = layout.projects[0]
        let targets = (tree["targets"]?.mapping ?? [:]).compactMapValues { $0["scheme"] }
        let ofTargets = targets.map { scheme(named: $0.key, $0.value, targets: "testTargets", project) }
        let declared = (tree["schemes"]?.mapping ?? [:]).map { name, tree in
            scheme(named: name, tree["test"] ?? .mapping([:]), targets: "targets", project)
        }
        layout.schemes = (ofTargets + declared).sorted { $0.name < $1.name }
        addTestPlans(to: &layout)
    }

    private func scheme(
        named name: String, _ test: UserValue, targets key: String, _ project: String
    ) -> ProjectScheme {
        var scheme = ProjectScheme(name: name, path: project)
        scheme.configuration = test["config"]?.text
        let plans = test["testPlans"]?.list ?? []
        let isDefault = { (plan: UserValue) in plan["defaultPlan"].map { !$0.isOff } ?? false }
        let ordered = plans.filter(isDefault) + plans.filter { !isDefault($0) }
        scheme.testPlans = ordered.compactMap { $0["path"]?.text }.map(relative)
        scheme.targets = (test[key]?.list ?? []).compactMap { tree in
            // A target may be named with its project: `Project/Target`.
            guard let name = tree.text ?? tree["name"]?.text ?? tree["target"]?.text else { return nil }
            let isSkipped = tree["skipped"].map { !$0.isOff } ?? false
            return ProjectScheme.TestTarget(name: name.lastComponent, project: project, isSkipped: isSkipped)
        }
        return scheme
    }
}

/// A target for one platform; XcodeGen makes one for each element of `platform`.
struct XcodeGenTarget {
    let name: String
    let product: String
    /// The platforms: those of `supportedDestinations`, or else the one of `platform`.
    let platforms: [ProjectPlatform]
    let tree: UserValue

    static func all(of tree: UserValue, named name: String) -> [XcodeGenTarget] {
        guard case .list(let platforms)? = tree["platform"] else {
            let platform = tree["platform"]?.text.flatMap(ProjectPlatform.named)
            let destinations = (tree["supportedDestinations"]?.texts ?? []).compactMap(ProjectPlatform.named)
            let platforms = Set(destinations).sorted().nonEmpty ?? [platform].compactMap { $0 }
            return [XcodeGenTarget(name: name, product: name, platforms: platforms, tree: tree)]
        }
        return platforms.compactMap(\.text).map { platform in
            let suffix = tree["platformSuffix"]?.text ?? "_${platform}"
            return XcodeGenTarget(
                name: name + suffix.replacing("${platform}", with: platform), product: name,
                platforms: [ProjectPlatform.named(platform)].compactMap { $0 },
                tree: tree.replacingAttributes(["platform": platform]))
        }
    }

    var packageProducts: [String] {
        let names = (tree["dependencies"]?.list ?? []).flatMap { dependency -> [String] in
            guard let package = dependency["package"]?.text else { return [] }
            return dependency["products"]?.texts ?? [dependency["product"]?.text ?? package]
        }
        return Set(names).sorted()
    }
}
