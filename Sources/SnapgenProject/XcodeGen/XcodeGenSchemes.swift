/// The schemes that an XcodeGen specification declares, and those of its targets.
struct XcodeGenSchemes {
    /// The specification, relative to the root.
    let project: String
    let root: LayoutRoot

    /// Returns the schemes, sorted by name; a specification has one for each target with the key `scheme`.
    func schemes(_ specification: PropertyTree) -> [ProjectScheme] {
        let targets = (specification["targets"]?.table ?? [:]).compactMapValues { $0["scheme"] }
        let ofTargets = targets.map { scheme(named: $0.key, $0.value, targets: "testTargets") }
        let declared = (specification["schemes"]?.table ?? [:]).map { name, tree in
            scheme(named: name, tree["test"] ?? .table([:]), targets: "targets")
        }
        return (ofTargets + declared).sorted { $0.name < $1.name }
    }

    private func scheme(named name: String, _ test: PropertyTree, targets key: String) -> ProjectScheme {
        var scheme = ProjectScheme(name: name, path: project)
        scheme.configuration = test["config"]?.text
        let plans = test["testPlans"]?.list ?? []
        let ordered = plans.filter(\.isDefaultPlan) + plans.filter { !$0.isDefaultPlan }
        scheme.testPlans = ordered.compactMap { $0["path"]?.text }.map(root.relative)
        scheme.targets = (test[key]?.list ?? []).compactMap(target)
        scheme.options = ProjectTestOptions(
            language: test["language"]?.text, region: test["region"]?.text,
            environment: Self.variables(test["environmentVariables"]))
        return scheme
    }

    /// Returns a target, which may be named with its project: `Project/Target`.
    private func target(_ tree: PropertyTree) -> ProjectScheme.TestTarget? {
        (tree.text ?? tree["name"]?.text ?? tree["target"]?.text).map { name in
            let isSkipped = tree["skipped"].map { !$0.isOff } ?? false
            return ProjectScheme.TestTarget(name: name.lastComponent, project: project, isSkipped: isSkipped)
        }
    }

    /// Returns the enabled variables of a table, or of a list of tables.
    private static func variables(_ tree: PropertyTree?) -> [String: String] {
        let listed = (tree?.list ?? []).filter { $0["isEnabled"]?.isOff != true }.compactMap { entry in
            entry["variable"]?.text.map { ($0, entry["value"]?.text ?? "") }
        }
        return (tree?.table ?? [:]).compactMapValues(\.text).merging(listed) { $1 }
    }
}

extension PropertyTree {
    /// Indicates whether a test plan of a scheme is the default one.
    fileprivate var isDefaultPlan: Bool { self["defaultPlan"].map { !$0.isOff } ?? false }
}
