package import SnapgenModel

/// A reader of test plans (`.xctestplan`).
struct TestPlanReader {
    let files: any ProjectFiles
    let root: LayoutRoot

    /// Adds the test plans of a layout's schemes, sorted by path, and the diagnostics about them.
    func addTestPlans(to layout: inout ProjectLayout) {
        for path in Set(layout.schemes.flatMap(\.testPlans)).sorted() {
            let schemes = layout.schemes.filter { $0.testPlans.contains(path) }.map(\.name)
            var plan = ProjectTestPlan(path: path, schemes: schemes.sorted(), targets: [])
            layout.diagnostics += read(into: &plan)
            layout.testPlans.append(plan)
        }
    }

    /// Reads a test plan, and returns the problems.
    private func read(into plan: inout ProjectTestPlan) -> [Diagnostic] {
        let path = AbsolutePath.resolve(plan.path, from: root.path)
        guard files.hasFile(path) else { return [missing(plan)] }
        do throws(DiagnosticError) {
            let bytes = try files.read(path)
            guard let tree = try? PropertyTree(json: bytes) else { return [invalid(plan)] }
            Self.apply(tree, to: &plan)
            return []
        } catch {
            return error.diagnostics
        }
    }

    private static func apply(_ tree: PropertyTree, to plan: inout ProjectTestPlan) {
        let targets = (tree["testTargets"]?.list ?? []).compactMap { target in
            target["target"]?["name"]?.text.map { (name: $0, isSkipped: target["enabled"]?.isOff == true) }
        }
        plan.targets = targets.map(\.name)
        plan.skippedTargets = targets.filter(\.isSkipped).map(\.name)
        plan.options = options(tree["defaultOptions"])
    }

    private static func options(_ tree: PropertyTree?) -> ProjectTestOptions {
        let variables = (tree?["environmentVariableEntries"]?.list ?? []).filter { $0["enabled"]?.isOff != true }
        let pairs = variables.compactMap { entry in entry["key"]?.text.map { ($0, entry["value"]?.text ?? "") } }
        return ProjectTestOptions(
            language: tree?["language"]?.text?.nonEmpty, region: tree?["region"]?.text?.nonEmpty,
            environment: Dictionary(pairs) { $1 })
    }

    private func invalid(_ plan: ProjectTestPlan) -> Diagnostic {
        Diagnostic(
            .badProject, .warning, "the test plan is not valid JSON; open it in Xcode and save it again",
            path: plan.path)
    }

    private func missing(_ plan: ProjectTestPlan) -> Diagnostic {
        Diagnostic(
            .missingProjectFile, .warning,
            "the test plan of scheme '\(plan.schemes.first ?? "")' does not exist; remove it from the scheme",
            path: plan.path)
    }
}

extension String {
    /// The text, or `nil` if it is empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
