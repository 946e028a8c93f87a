import SnapgenModel

// MARK: - Workspaces

extension ProjectReader {
    /// A location is relative to the enclosing group (`group:`), the workspace's folder (`container:`), the root
    /// (`absolute:`), or the container of the workspace itself (`self:`).
    func references(in workspace: String) throws(DiagnosticError) -> [String] {
        let document = try markup("\(workspace)/contents.xcworkspacedata", of: "workspace", with: "Workspace")
        return references(in: document.children[0], group: workspace.folder, workspace)
    }

    private func references(in element: MarkupElement, group: String, _ workspace: String) -> [String] {
        element.children.flatMap { child in
            let location = child.attributes["location"] ?? "group:"
            let kind = location.prefix { $0 != ":" }
            // The workspace inside of a project refers to that project by `self:`.
            let folder =
                kind == "absolute" ? "/" : kind == "container" || kind == "self" ? workspace.folder : group
            let path = path(location, in: folder)
            return child.name == "Group" ? references(in: child, group: path, workspace) : [path]
        }
    }

    /// Returns the absolute path of a location without its kind: `container:App.xcodeproj`.
    private func path(_ location: String, in folder: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return AbsolutePath.resolve(parts.last.map(String.init) ?? "", from: folder)
    }

    private func markup(_ path: String, of kind: String, with name: String) throws(DiagnosticError) -> MarkupElement {
        let bytes = try files.read(path)
        guard let document = try? MarkupElement.document(bytes), document.children.first?.name == name else {
            throw DiagnosticError(
                .badProject, "the \(kind) is not valid XML; restore it from version control", path: relative(path))
        }
        return document
    }

    // MARK: - Schemes

    func tests(of container: String) -> ProjectLayout {
        let folder = "\(container)/xcshareddata/xcschemes"
        var layout = ProjectLayout()
        for name in files.names(in: folder) where name.pathExtension == "xcscheme" {
            do throws(DiagnosticError) {
                layout.schemes.append(try scheme("\(folder)/\(name)", container))
            } catch {
                layout.diagnostics += error.diagnostics
            }
        }
        addTestPlans(to: &layout)
        return layout
    }

    private func scheme(_ path: String, _ container: String) throws(DiagnosticError) -> ProjectScheme {
        let document = try markup(path, of: "scheme", with: "Scheme")
        var scheme = ProjectScheme(name: path.stem, path: relative(path))
        guard let action = document.all("TestAction").first else { return scheme }
        scheme.configuration = action.attributes["buildConfiguration"]
        scheme.testPlans = testPlans(of: action, container)
        scheme.targets = action.all("TestableReference").compactMap { target($0, container) }
        return scheme
    }

    private func testPlans(of action: MarkupElement, _ container: String) -> [String] {
        let references = action.all("TestPlanReference")
        let isDefault = { (reference: MarkupElement) in reference.attributes["default"] == "YES" }
        return (references.filter(isDefault) + references.filter { !isDefault($0) })
            .compactMap { $0.attributes["reference"] }.map { relative(path($0, in: container.folder)) }
    }

    private func target(_ testable: MarkupElement, _ container: String) -> ProjectScheme.TestTarget? {
        guard let reference = testable.all("BuildableReference").first?.attributes,
            let name = reference["BlueprintName"]
        else { return nil }
        let path = path(reference["ReferencedContainer"] ?? "", in: container.folder)
        // A package is referred to by its folder.
        let project = path.pathExtension == "xcodeproj" ? path : "\(path)/Package.swift"
        return ProjectScheme.TestTarget(
            name: name, project: relative(project), isSkipped: testable.attributes["skipped"] == "YES")
    }

    // MARK: - Test plans

    func addTestPlans(to layout: inout ProjectLayout) {
        for path in Set(layout.schemes.flatMap(\.testPlans)).sorted() {
            let schemes = layout.schemes.filter { $0.testPlans.contains(path) }.map(\.name)
            var plan = ProjectTestPlan(path: path, schemes: schemes.sorted(), targets: [])
            do throws(DiagnosticError) {
                if let problem = try read(into: &plan) { layout.diagnostics.append(problem) }
            } catch {
                layout.diagnostics += error.diagnostics
            }
            layout.testPlans.append(plan)
        }
    }

    /// Returns a warning about a plan that does not exist or that Xcode cannot have written.
    private func read(into plan: inout ProjectTestPlan) throws(DiagnosticError) -> Diagnostic? {
        let path = AbsolutePath.resolve(plan.path, from: root)
        guard files.hasFile(path) else {
            let scheme = plan.schemes.first ?? ""
            let message = "the test plan of scheme '\(scheme)' does not exist; remove it from the scheme"
            return Diagnostic(.missingProjectFile, .warning, message, path: plan.path)
        }
        let bytes = try files.read(path)
        guard let tree = try? UserValue(json: bytes) else {
            let message = "the test plan is not valid JSON; open it in Xcode and save it again"
            return Diagnostic(.badProject, .warning, message, path: plan.path)
        }
        let targets = (tree["testTargets"]?.list ?? []).compactMap { target in
            target["target"]?["name"]?.text.map { (name: $0, isSkipped: target["enabled"]?.isOff == true) }
        }
        plan.targets = targets.map(\.name)
        plan.skippedTargets = targets.filter(\.isSkipped).map(\.name)
        return nil
    }
}
