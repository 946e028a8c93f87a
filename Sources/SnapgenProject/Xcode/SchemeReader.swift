package import SnapgenModel

/// A reader of the shared schemes of a project or workspace.
struct SchemeReader {
    let files: any ProjectFiles
    let root: LayoutRoot

    /// Returns the shared schemes in a container (`.xcodeproj` or `.xcworkspace`) with their test plans.
    func layout(of container: String) -> ProjectLayout {
        let folder = "\(container)/xcshareddata/xcschemes"
        var layout = ProjectLayout()
        for name in files.names(in: folder) where name.pathExtension == "xcscheme" {
            do throws(DiagnosticError) {
                layout.schemes.append(try scheme("\(folder)/\(name)", container))
            } catch {
                layout.diagnostics += error.diagnostics
            }
        }
        TestPlanReader(files: files, root: root).addTestPlans(to: &layout)
        return layout
    }

    private func scheme(_ path: String, _ container: String) throws(DiagnosticError) -> ProjectScheme {
        guard let document = MarkupElement.document(String(decoding: try files.read(path), as: UTF8.self)) else {
            throw DiagnosticError(
                Diagnostic(
                    .badProject, .error, "the scheme is not valid XML; restore it from version control",
                    path: root.relative(path)))
        }
        var scheme = ProjectScheme(name: path.stem, path: root.relative(path))
        guard let action = document.all("TestAction").first else { return scheme }
        scheme.configuration = action.attributes["buildConfiguration"]
        scheme.testPlans = testPlans(of: action, container)
        scheme.targets = action.all("TestableReference").compactMap { target($0, container) }
        scheme.options = options(of: action, in: document)
        return scheme
    }

    private func testPlans(of action: MarkupElement, _ container: String) -> [String] {
        let references = action.all("TestPlanReference")
        let isDefault = { (reference: MarkupElement) in reference.attributes["default"] == "YES" }
        return (references.filter(isDefault) + references.filter { !isDefault($0) })
            .compactMap { $0.attributes["reference"] }.map { root.relative(path($0, container)) }
    }

    private func target(_ testable: MarkupElement, _ container: String) -> ProjectScheme.TestTarget? {
        guard let reference = testable.all("BuildableReference").first?.attributes,
            let name = reference["BlueprintName"]
        else { return nil }
        let path = path(reference["ReferencedContainer"] ?? "", container)
        // A package is referred to by its folder.
        let project = path.pathExtension == "xcodeproj" ? path : "\(path)/Package.swift"
        return ProjectScheme.TestTarget(
            name: name, project: root.relative(project), isSkipped: testable.attributes["skipped"] == "YES")
    }

    /// Returns the absolute path of a location, in which `container:` is the folder of the container.
    private func path(_ location: String, _ container: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return AbsolutePath.resolve(parts.last.map(String.init) ?? "", from: container.folder)
    }

    /// Returns the options of the tests, which have the variables of the action "Run" unless they have their own.
    private func options(of action: MarkupElement, in document: MarkupElement) -> ProjectTestOptions {
        let isShared = action.attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
        let variables = (isShared ? document.all("LaunchAction").first : action)?.all("EnvironmentVariable") ?? []
        let enabled = variables.filter { $0.attributes["isEnabled"] != "NO" }.compactMap { variable in
            variable.attributes["key"].map { ($0, variable.attributes["value"] ?? "") }
        }
        return ProjectTestOptions(
            language: action.attributes["language"]?.nonEmpty, region: action.attributes["region"]?.nonEmpty,
            environment: Dictionary(enabled) { $1 })
    }
}
