import SnapgenModel

/// A project in JSON, `project.xcproj`, as the objects that `project.pbxproj` has for the same project.
///
/// The format is that of the schema in apple/xcode-project-format 0.1 (`Sources/Library/Schema`), which Xcode reads and
/// writes from 27.2 on. It is a tree: files name the build phases that they are in, folders the targets, and both are
/// referred to by name, or by `id:` and an id. Unknown keys have no effect, as in Xcode.
struct JSONProject {
    /// The names of the files that may describe a project, the preferred one first.
    static let fileNames = ["project.xcproj", "project.pbxproj"]

    private let tree: UserValue
    private var objects: [String: UserValue] = [:]
    private let configurations: [String]
    private let targetIDs: [String: String]
    /// The ids of groups, folders and files by the names on the way to them.
    private var references: [[String]: String] = [:]
    /// The ids of build phases by their target, kind and name.
    private var phases: [[String]: String] = [:]
    private var phasesOfTargets: [String: [(id: String, kind: String, name: UserValue?)]] = [:]
    private var buildFiles: [String: [String]] = [:]
    private var foldersOfTargets: [String: [String]] = [:]
    private var projects: [String] = []

    static func objects(_ tree: UserValue) -> UserValue {
        var project = JSONProject(tree)
        project.addObjects()
        return .mapping(["objects": .mapping(project.objects), "rootObject": .text("#root")])
    }

    private init(_ tree: UserValue) {
        self.tree = tree
        let named = (tree["configurations"]?.list ?? []).compactMap { $0.text ?? $0["name"]?.text }
        configurations = named.nonEmpty ?? [tree["default-configuration"]?.text ?? "Debug"]
        targetIDs = Dictionary(
            (tree["targets"]?.list ?? []).enumerated().map { index, target in
                (target["name"]?.text ?? "", target["id"]?.text ?? "#target\(index)")
            }
        ) { first, _ in first }
    }

    private mutating func addObjects() {
        let targets = tree["targets"]?.list ?? []
        for target in targets { addPhases(of: target) }
        let files = (tree["files"]?.list ?? []).map { add($0, below: []) }
        let group = add("PBXGroup", ["children": Self.ids(files), "sourceTree": .text("<group>")])
        for product in tree["imported-products"]?.list ?? [] {
            link(product, add("PBXReferenceProxy", ["path": product["name"] ?? product["path"]]))
        }
        for package in tree["packages"]?.list ?? [] { add(package: package) }
        for target in targets { add(target: target) }
        let hosts = targets.compactMap { target -> (String, UserValue)? in
            guard let id = id(of: target), let host = target["test-host-target"]?.text.flatMap({ targetIDs[$0] })
            else { return nil }
            return (id, .mapping(["TestTargetID": .text(host)]))
        }
        let attributes = ["TargetAttributes": UserValue.mapping(Dictionary(hosts) { $1 })]
        let list = configurationList(tree["build-settings"], tree["configurations"]?.list ?? [])
        add(
            "PBXProject",
            [
                "mainGroup": .text(group), "buildConfigurationList": .text(list), "attributes": .mapping(attributes),
                "targets": Self.ids(targets.compactMap(id)),
                "projectReferences": .list(projects.map { .mapping(["ProjectRef": .text($0)]) }),
            ], id: "#root")
    }

    @discardableResult
    private mutating func add(_ isa: String, _ fields: [String: UserValue?], id: String? = nil) -> String {
        let id = id ?? "#\(objects.count)"
        objects[id] = .mapping(fields.compactMapValues { $0 }.merging(["isa": .text(isa)]) { $1 })
        return id
    }

    private static func ids(_ ids: [String]) -> UserValue { .list(ids.map(UserValue.text)) }

    // MARK: - Groups, folders and files

    private mutating func add(_ reference: UserValue, below names: [String]) -> String {
        let (path, sourceTree) = Self.place(reference["path"]?.text ?? "")
        let names = names + [reference["name"]?.text ?? path.lastComponent]
        let id = reference["id"]?.text ?? "#\(names.joined(separator: "/"))#\(objects.count)"
        if references[names] == nil { references[names] = id }
        var fields: [String: UserValue?] = ["sourceTree": .text(sourceTree), "explicitFileType": reference["type"]]
        if !path.isEmpty { fields["path"] = .text(path) }
        let kind = reference["kind"]?.text
        if kind == "folder" {
            addFolder(reference, id, fields)
            return id
        }
        let children = (reference["children"]?.list ?? []).map { add($0, below: names) }
        if !children.isEmpty { fields["children"] = Self.ids(children) }
        if kind == nil || kind == "file-reference", path.pathExtension == "xcodeproj" { projects.append(id) }
        link(reference, id)
        let classes = ["group": "PBXGroup", "variant-group": "PBXVariantGroup", "version-group": "XCVersionGroup"]
        return add(kind.flatMap { classes[$0] } ?? "PBXFileReference", fields, id: id)
    }

    private mutating func addFolder(_ folder: UserValue, _ id: String, _ fields: [String: UserValue?]) {
        for target in folder["target-membership"]?.texts ?? [] { foldersOfTargets[target, default: []].append(id) }
        let exceptions = (folder["membership-exceptions"]?.list ?? []).map { set in
            // Inclusions are for targets that the folder is not in, exclusions for the others.
            let isa = set["target"] == nil ? "GroupBuildPhaseMembershipExceptionSet" : "BuildFileExceptionSet"
            return add(
                "PBXFileSystemSynchronized\(isa)",
                [
                    "target": set["target"]?.text.flatMap { targetIDs[$0] }.map(UserValue.text),
                    "buildPhase": phase(set["build-phase"], of: []).map(UserValue.text),
                    "membershipExceptions": set["inclusions"] ?? set["exclusions"],
                ])
        }
        let more = [
            "exceptions": Self.ids(exceptions), "explicitFolders": folder["opaque-folders"],
            "explicitFileTypes": folder["file-types"],
        ]
        add("PBXFileSystemSynchronizedRootGroup", fields.merging(more) { $1 }, id: id)
    }

    /// Returns the path and source tree of a path as written: `Views`, `<PROJECT>/Views`, `\<Views`.
    private static func place(_ written: String) -> (path: String, sourceTree: String) {
        if written.hasPrefix("/") || written.hasPrefix("~") { return (written, "<absolute>") }
        if written.hasPrefix("<"), let end = written.firstRange(of: ">/") {
            let base = String(written[..<end.lowerBound].dropFirst())
            return (String(written[end.upperBound...]), base == "PROJECT" ? "SOURCE_ROOT" : base)
        }
        return (written.replacing(/\\([\\<])/) { $0.output.1 }, "<group>")
    }

    /// Returns the id of a group, folder or file: `Config/Debug.xcconfig`, `id:5061`.
    private func id(ofReference reference: UserValue?) -> UserValue? {
        let id = Self.id(reference) ?? references[Self.names(reference)]
        return id.map(UserValue.text)
    }

    private static func id(_ reference: UserValue?) -> String? {
        reference?.text.flatMap { $0.hasPrefix("id:") ? String($0.dropFirst(3)) : nil }
    }

    /// Returns the names of a path: `App/copy`, or a list if a name contains a slash: `["App", { "name": "a/b" }]`.
    private static func names(_ path: UserValue?) -> [String] {
        if let text = path?.text {
            return text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        }
        return (path?.list ?? []).compactMap { $0.text ?? $0["name"]?.text }
    }

    // MARK: - Build phases

    private mutating func addPhases(of target: UserValue) {
        let name = target["name"]?.text ?? ""
        for phase in target["build-phases"]?.list ?? [] {
            let kind = phase.text ?? phase["kind"]?.text ?? ""
            let names = [name, kind] + [phase["name"]?.text].compactMap { $0 }
            let id = phase["id"]?.text ?? "#\(names.joined(separator: "/"))#phase\(phasesOfTargets[name]?.count ?? 0)"
            if phases[names] == nil { phases[names] = id }
            phasesOfTargets[name, default: []].append((id, kind, phase["name"]))
        }
    }

    /// Adds a file or product to the build phases that it names.
    private mutating func link(_ member: UserValue, _ id: String) {
        for membership in member["target-membership"]?.list ?? [] {
            guard let phase = phase(membership["build-phase"] ?? membership, of: []) else { continue }
            buildFiles[phase, default: []].append(add("PBXBuildFile", ["fileRef": .text(id)]))
        }
    }

    private func phase(_ reference: UserValue?, of target: [String]) -> String? {
        Self.id(reference) ?? phases[target + Self.names(reference)]
    }

    // MARK: - Targets

    private func id(of target: UserValue) -> String? { targetIDs[target["name"]?.text ?? ""] }

    private mutating func add(target: UserValue) {
        let name = target["name"]?.text ?? ""
        for member in target["package-product-members"]?.list ?? [] {
            guard let phase = phase(member["build-phase"]?["build-phase"], of: [name]) else { continue }
            buildFiles[phase, default: []].append(add("PBXBuildFile", ["productRef": .text(product(member))]))
        }
        for (id, kind, phaseName) in phasesOfTargets[name] ?? [] {
            let classes = ["compile-sources": "PBXSourcesBuildPhase", "frameworks": "PBXFrameworksBuildPhase"]
            add(classes[kind] ?? kind, ["files": Self.ids(buildFiles[id] ?? []), "name": phaseName], id: id)
        }
        let kind = target["kind"]?.text ?? "native"
        let classes = [
            "native": "PBXNativeTarget", "aggregate": "PBXAggregateTarget", "external-build-system": "PBXLegacyTarget",
        ]
        let type = target["product-type"]?.text.map { "com.apple.product-type.\($0)" }
        let list = configurationList(target["build-settings"], target["specialized-configurations"]?.list ?? [])
        add(
            classes[kind] ?? kind,
            [
                "name": .text(name), "productType": type.map(UserValue.text) ?? target["full-product-type"],
                "buildPhases": Self.ids((phasesOfTargets[name] ?? []).map(\.id)),
                "buildConfigurationList": .text(list),
                "dependencies": Self.ids((target["dependencies"]?.list ?? []).map { dependency($0) }),
                "fileSystemSynchronizedGroups": Self.ids(foldersOfTargets[name] ?? []),
            ], id: id(of: target))
    }

    private mutating func dependency(_ dependency: UserValue) -> String {
        if dependency["kind"]?.text == "package" {
            return add("PBXTargetDependency", ["productRef": .text(product(dependency))])
        }
        let proxy = add("PBXContainerItemProxy", ["remoteInfo": dependency["target"] ?? dependency])
        return add("PBXTargetDependency", ["targetProxy": .text(proxy)])
    }

    /// Adds a product of a package; Xcode marks plugins in `project.pbxproj` with a prefix.
    private mutating func product(_ product: UserValue) -> String {
        let isPlugin = product["product-type"]?.text == "build-tool-plugin"
        let name = product["product-name"]?.text ?? ""
        let marked = isPlugin && !name.hasPrefix("plugin:") ? "plugin:\(name)" : name
        return add("XCSwiftPackageProductDependency", ["productName": .text(marked)])
    }

    private mutating func add(package: UserValue) {
        if package["kind"]?.text == "local" {
            add("XCLocalSwiftPackageReference", ["relativePath": package["path"]])
        } else {
            add("XCRemoteSwiftPackageReference", ["repositoryURL": package["repository"]])
        }
    }

    // MARK: - Configurations

    /// Adds the configurations of the project or of a target, which share their settings.
    ///
    /// Settings for one configuration have it as a condition: `SWIFT_VERSION[config=Debug]`.
    private mutating func configurationList(_ settings: UserValue?, _ special: [UserValue]) -> String {
        let all = configurations.map { name in
            let file = special.first { $0["name"]?.text == name }?["file"]
            let path = Self.names(file?["relative-path"])
            let isBelowFolder = file?["anchor"] != nil
            return add(
                "XCBuildConfiguration",
                [
                    "name": .text(name), "buildSettings": settings,
                    "baseConfigurationReference": isBelowFolder ? nil : id(ofReference: file),
                    "baseConfigurationReferenceAnchor": id(ofReference: file?["anchor"]),
                    "baseConfigurationReferenceRelativePath": isBelowFolder
                        ? .text(path.joined(separator: "/")) : nil,
                ])
        }
        return add("XCConfigurationList", ["buildConfigurations": Self.ids(all)])
    }
}
