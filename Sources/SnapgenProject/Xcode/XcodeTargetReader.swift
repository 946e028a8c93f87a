import SnapgenModel

struct XcodeTargetReader {
    private let objects: XcodeObjects
    private let folders: [SynchronizedFolder]
    private let reader: ProjectReader
    /// The project, relative to the root.
    private let project: String

    init(_ objects: XcodeObjects, project: String, _ reader: ProjectReader) {
        self.objects = objects
        self.project = project
        self.reader = reader
        folders = objects.all(isa: "PBXFileSystemSynchronizedRootGroup").compactMap {
            SynchronizedFolder($0, objects, reader.files)
        }
    }

    func target(_ object: XcodeObject, _ settings: BuildSettings) -> (XcodeTarget, [Diagnostic]) {
        let kind = TargetKind(object, settings.platforms)
        let (sources, missing) = sources(of: object)
        var target = ProjectTarget(name: object.text("name") ?? "", kind: kind, project: project)
        target.build = settings.build(of: kind)
        target.packages = packages(of: object)
        let problems = reader.setFiles(of: &target, sources, missing: missing)
        let links = XcodeTarget(
            target: target, dependencies: dependencies(of: object), products: linkedProducts(of: object),
            hostApp: Self.app(in: settings["TEST_HOST"]), hostTarget: hostTarget(of: object, settings))
        return (links, problems)
    }

    // MARK: - Files

    private func sources(of target: XcodeObject) -> (existing: Set<String>, missing: Set<String>) {
        let phases = objects.all("buildPhases", of: target).filter { $0.isa == "PBXSourcesBuildPhase" }
        let listed = Set(phases.flatMap { objects.all("files", of: $0) }.flatMap(swiftFiles))
        let existing = listed.filter(reader.files.hasFile)
        let synchronized = folders.flatMap { $0.files(of: target, sourcePhases: phases.map(\.id)) }
        return (existing.union(synchronized), listed.subtracting(existing))
    }

    /// Returns the Swift files of a build file, which may refer to a group of localized variants.
    private func swiftFiles(_ buildFile: XcodeObject) -> [String] {
        guard let reference = objects[buildFile.text("fileRef")] else { return [] }
        let references = [reference] + objects.all("children", of: reference)
        return references.filter { reference in
            guard reference.isa == "PBXFileReference" else { return false }
            if let type = reference.text("explicitFileType") { return type == "sourcecode.swift" }
            return (reference.text("path") ?? "").pathExtension == "swift"
        }.compactMap { objects.path(of: $0.id) }
    }

    // MARK: - Links

    private func packages(of target: XcodeObject) -> [String] {
        let listed = objects.all("packageProductDependencies", of: target)
        let linked = frameworkFiles(of: target).compactMap { objects[$0.text("productRef")] }
        let names = (listed + linked).compactMap { $0.text("productName") }
        // Xcode marks the plugins among the products with this prefix.
        return Set(names.filter { !$0.hasPrefix("plugin:") }).sorted()
    }

    private func frameworkFiles(of target: XcodeObject) -> [XcodeObject] {
        objects.all("buildPhases", of: target).filter { $0.isa == "PBXFrameworksBuildPhase" }
            .flatMap { objects.all("files", of: $0) }
    }

    /// Returns the names of linked libraries without their extension, which may be products of other targets.
    private func linkedProducts(of target: XcodeObject) -> [String] {
        frameworkFiles(of: target).compactMap { objects[$0.text("fileRef")]?.text("path")?.stem }
    }

    private func dependencies(of target: XcodeObject) -> [String] {
        objects.all("dependencies", of: target).compactMap { dependency in
            objects[dependency.text("target")]?.text("name")
                ?? objects[dependency.text("targetProxy")]?.text("remoteInfo")
        }
    }

    /// Returns the target in which UI tests run, or that Xcode notes for tests.
    private func hostTarget(of target: XcodeObject, _ settings: BuildSettings) -> String? {
        let named = settings["TEST_TARGET_NAME"]
        if !named.isEmpty { return named }
        guard !settings["TEST_HOST"].isEmpty else { return nil }
        let attributes = objects.project.fields["attributes"]?["TargetAttributes"]?[target.id]
        return objects[attributes?["TestTargetID"]?.text]?.text("name")
    }

    private static func app(in path: String) -> String? {
        let parts = RelativePath.components(of: path).map(String.init)
        return parts.first { $0.pathExtension == "app" }?.stem
    }
}
