import SnapgenModel

/// A reader of the test plans that the shared schemes of a project or workspace refer to.
struct SchemeReader {
    let files: any ProjectFiles
    let root: LayoutRoot

    /// Returns the test plans of the shared schemes in a container (`.xcodeproj` or `.xcworkspace`).
    func testPlans(in container: String) -> (testPlans: [ProjectTestPlan], diagnostics: [Diagnostic]) {
        let folder = "\(container)/xcshareddata/xcschemes"
        var schemes: [String: Set<String>] = [:]
        var diagnostics: [Diagnostic] = []
        for name in files.names(in: folder) where name.pathExtension == "xcscheme" {
            do throws(DiagnosticError) {
                for path in try references(in: "\(folder)/\(name)", container) {
                    schemes[path, default: []].insert(name.stem)
                }
            } catch {
                diagnostics += error.diagnostics
            }
        }
        let plans = schemes.sorted { $0.key < $1.key }.map { path, names in
            testPlan(path, names.sorted(), &diagnostics)
        }
        return (plans, diagnostics)
    }

    /// Returns the absolute paths of the test plans in a scheme: `container:` is the folder of the container.
    private func references(in scheme: String, _ container: String) throws(DiagnosticError) -> [String] {
        guard let document = MarkupElement.document(String(decoding: try files.read(scheme), as: UTF8.self)) else {
            throw DiagnosticError(
                Diagnostic(
                    .badProject, .error, "the scheme is not valid XML; restore it from version control",
                    path: root.relative(scheme)))
        }
        return document.all("TestPlanReference").compactMap { $0.attributes["reference"] }.map { reference in
            let path = reference.split(separator: ":", maxSplits: 1).last.map(String.init) ?? reference
            return AbsolutePath.resolve(path, from: container.folder)
        }
    }

    /// Returns a test plan with its targets, as far as it can be read.
    func testPlan(_ path: String, _ schemes: [String], _ diagnostics: inout [Diagnostic]) -> ProjectTestPlan {
        var plan = ProjectTestPlan(path: root.relative(path), schemes: schemes, targets: [])
        guard files.hasFile(path) else {
            diagnostics.append(missing(plan))
            return plan
        }
        do throws(DiagnosticError) {
            let bytes = try files.read(path)
            guard let tree = try? PropertyTree(json: bytes) else {
                diagnostics.append(
                    Diagnostic(
                        .badProject, .warning, "the test plan is not valid JSON; open it in Xcode and save it again",
                        path: plan.path))
                return plan
            }
            plan.targets = tree["testTargets"]?.list.compactMap { $0["target"]?["name"]?.text } ?? []
        } catch {
            diagnostics += error.diagnostics
        }
        return plan
    }

    private func missing(_ plan: ProjectTestPlan) -> Diagnostic {
        Diagnostic(
            .missingProjectFile, .warning,
            "the test plan of scheme '\(plan.schemes.first ?? "")' does not exist; remove it from the scheme",
            path: plan.path)
    }
}
