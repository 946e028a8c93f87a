import Foundation

/// A conversion of `project.pbxproj` into `project.xcproj`, as Xcode 27.2 does it.
///
/// The rules are those of the schema in apple/xcode-project-format (`Sources/Library/Schema`). The format has no place for
/// `projectDirPath`, and for files without a group.
package struct ConvertedProject {
    private typealias Fields = [String: Any]

    private let objects: [String: Fields]
    private let project: Fields
    private var members: [String: [Any]] = [:]
    private var namesOfPhases: [String: Any] = [:]
    private var references: [[String]: [String]] = [:]
    private var namesOfReferences: [String: [String]] = [:]

    /// Returns the text of `project.xcproj` with a comment, in the form in which Xcode writes it.
    package static func text(_ propertyList: String) -> String {
        let tree = try? PropertyListSerialization.propertyList(from: Data(propertyList.utf8), format: nil)
        guard let tree = tree as? [String: Any], var project = ConvertedProject(tree) else { return "not a project" }
        return "// A project.\n\(text(project.json(), "", isInLine: false))\n"
    }

    /// - Parameter isInLine: Indicates whether the value is in one line, as files and folders are, except for those with
    ///   several memberships or with exceptions.
    private static func text(_ value: Any, _ margin: String, isInLine: Bool) -> String {
        let (inner, items): (String, [String])
        let brackets: String
        switch value {
        case let fields as Fields:
            let count = (fields["target-membership"] as? [Any])?.count ?? 0
            let isPlain = fields["children"] == nil && (fields["membership-exceptions"] as? [Any])?.isEmpty != false
            let isFile = fields["path"] != nil && isPlain && (count < 2 || fields["kind"] != nil)
            let isCompact = isInLine || isFile || fields["build-phase"] is String
            (inner, brackets) = (isCompact ? " " : "\n\(margin)  ", "{}")
            items = fields.sorted { $0.key < $1.key }.map { key, value in
                "\(quoted(key)): \(text(value, margin + "  ", isInLine: isCompact))"
            }
        case let list as [Any]:
            (inner, brackets) = (isInLine ? " " : "\n\(margin)  ", "[]")
            items = list.map { text($0, margin + "  ", isInLine: isInLine) }
        default: return value is Bool ? "\(value)" : quoted(value as? String ?? "")
        }
        guard let open = brackets.first, let close = brackets.last, !items.isEmpty else { return brackets }
        let end = inner == " " ? " " : ",\n\(margin)"
        return "\(open)\(inner)\(items.joined(separator: ",\(inner)"))\(end)\(close)"
    }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private init?(_ tree: [String: Any]) {
        guard let objects = tree["objects"] as? [String: Fields], let root = tree["rootObject"] as? String,
            let project = objects[root]
        else { return nil }
        self.objects = objects
        self.project = project
    }

    private mutating func json() -> [String: Any] {
        let targets = all("targets", of: project)
        for (_, target) in targets { namePhases(of: target) }
        for (_, target) in targets { addMembers(of: target) }
        let group = object(project["mainGroup"])
        name(group, [])
        let configurations = settings(of: project)
        return [
            "default-configuration": "Release",
            "localizations": ["development": "en", "supported": [String]()] as Fields,
            "configurations": configurations.files.map { $0["file"] == nil ? $0["name"] ?? "" : $0 },
            "build-settings": configurations.settings, "files": strings(group["children"]).compactMap(reference),
            "targets": targets.map { target($0.id, $0.fields) }, "packages": packages,
            "imported-products": members.keys.sorted().compactMap(importedProduct),
        ]
    }

    private func object(_ id: Any?) -> Fields { (id as? String).flatMap { objects[$0] } ?? [:] }

    private func strings(_ value: Any?) -> [String] { value as? [String] ?? [] }

    private func all(_ key: String, of object: Fields) -> [(id: String, fields: Fields)] {
        strings(object[key]).compactMap { id in objects[id].map { (id, $0) } }
    }

    private func text(_ object: Fields, _ key: String) -> String? { object[key] as? String }

    /// Returns a path of names, as a list if one has a slash.
    private func path(_ names: [String]) -> Any {
        guard names.contains(where: { $0.contains("/") }) else { return names.joined(separator: "/") }
        return names.map { $0.contains("/") ? ["name": $0] as Any : $0 }
    }

    // MARK: - Build phases

    private static let kinds = [
        "PBXSourcesBuildPhase": "compile-sources", "PBXFrameworksBuildPhase": "frameworks",
        "PBXResourcesBuildPhase": "resources", "PBXHeadersBuildPhase": "headers", "PBXCopyFilesBuildPhase": "copy",
        "PBXShellScriptBuildPhase": "script", "PBXRezBuildPhase": "rez",
    ]

    private func kind(_ phase: Fields) -> String { Self.kinds[text(phase, "isa") ?? ""] ?? "apple-script" }

    private mutating func namePhases(of target: Fields) {
        var seen = Set<[String]>()
        for (id, phase) in all("buildPhases", of: target) {
            let names = [text(target, "name") ?? "", kind(phase)] + [text(phase, "name")].compactMap { $0 }
            namesOfPhases[id] = seen.insert(names).inserted ? path(names) : "id:\(id)"
        }
    }

    private mutating func addMembers(of target: Fields) {
        for (phase, fields) in all("buildPhases", of: target) {
            for (_, file) in all("files", of: fields) {
                guard let id = text(file, "fileRef"), let name = namesOfPhases[phase] else { continue }
                let isPlain = name is String && file["settings"] == nil
                members[id, default: []].append(isPlain ? name : ["build-phase": name, "is-weak": true] as Fields)
            }
        }
    }

    private func phases(of target: Fields) -> [Any] {
        all("buildPhases", of: target).map { id, phase in
            let kind = kind(phase)
            let hasID = (namesOfPhases[id] as? String)?.hasPrefix("id:") == true
            guard hasID || phase["name"] != nil || ["copy", "script", "apple-script"].contains(kind) else {
                return kind
            }
            var result: Fields = ["kind": kind]
            result["name"] = phase["name"]
            if hasID { result["id"] = id }
            return result
        }
    }

    // MARK: - Groups, folders and files

    private mutating func name(_ group: Fields, _ names: [String]) {
        for (id, child) in all("children", of: group) {
            let names = names + [name(of: child)]
            references[names, default: []].append(id)
            namesOfReferences[id] = names
            name(child, names)
        }
    }

    private func name(of reference: Fields) -> String {
        let path = text(reference, "path").map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? ""
        let isFile = ["PBXFileReference", "PBXFileSystemSynchronizedRootGroup"].contains(text(reference, "isa"))
        return isFile ? path : text(reference, "name") ?? path
    }

    private func groupReference(_ id: String) -> Any {
        let names = namesOfReferences[id] ?? []
        return references[names]?.count == 1 ? path(names) : "id:\(id)"
    }

    private func place(of object: Fields) -> String {
        let path = text(object, "path") ?? ""
        let tree = text(object, "sourceTree") ?? "<group>"
        if tree == "<group>" { return path.replacing("\\", with: "\\\\").replacing("<", with: "\\<") }
        if tree == "<absolute>" { return path }
        let bases = [
            "SOURCE_ROOT": "PROJECT", "BUILT_PRODUCTS_DIR": "PRODUCTS", "SDKROOT": "SDK", "DEVELOPER_DIR": "DEVELOPER",
        ]
        return "<\(bases[tree] ?? "USER:\(tree)")>/\(path)"
    }

    private func reference(_ id: String) -> Fields? {
        let object = object(id)
        let kinds = [
            "PBXGroup": "group", "PBXVariantGroup": "variant-group", "XCVersionGroup": "version-group",
            "PBXFileSystemSynchronizedRootGroup": "folder",
        ]
        var result: Fields = ["id": id]
        result["kind"] = kinds[text(object, "isa") ?? ""]
        let place = place(of: object)
        if !place.isEmpty { result["path"] = place }
        if result["kind"] != nil, result["kind"] as? String != "folder", object["name"] != nil {
            result["name"] = object["name"]
        }
        result["type"] = object["explicitFileType"]
        result["target-membership"] = members[id]
        let children = strings(object["children"]).compactMap(reference)
        if !children.isEmpty { result["children"] = children }
        if result["kind"] as? String == "folder" { addFolder(id, object, &result) }
        return object.isEmpty ? nil : result
    }

    private func addFolder(_ id: String, _ object: Fields, _ result: inout Fields) {
        let targets = all("targets", of: project).filter {
            strings($0.fields["fileSystemSynchronizedGroups"]).contains(id)
        }.compactMap { text($0.fields, "name") }
        result["target-membership"] = targets
        result["opaque-folders"] = object["explicitFolders"]
        result["file-types"] = object["explicitFileTypes"]
        result["membership-exceptions"] = all("exceptions", of: object).compactMap { _, set -> Fields? in
            if let phase = text(set, "buildPhase"), let name = namesOfPhases[phase] {
                return ["build-phase": name, "inclusions": strings(set["membershipExceptions"])]
            }
            guard let name = text(self.object(set["target"]), "name") else { return nil }
            let key = targets.contains(name) ? "exclusions" : "inclusions"
            return ["target": name, key: strings(set["membershipExceptions"])]
        }
    }

    private func importedProduct(_ id: String) -> Fields? {
        let proxy = object(id)
        guard text(proxy, "isa") == "PBXReferenceProxy", let path = text(proxy, "path") else { return nil }
        let remote = object(proxy["remoteRef"])
        var result: Fields = [
            path.contains("/") ? "path" : "name": path, "target": text(remote, "remoteInfo") ?? "",
            "product-id": text(remote, "remoteGlobalIDString") ?? "", "target-membership": members[id] ?? [],
        ]
        if let project = text(remote, "containerPortal") { result["project"] = groupReference(project) }
        return result
    }

    // MARK: - Targets

    private func target(_ id: String, _ target: Fields) -> Fields {
        var result: Fields = ["name": text(target, "name") ?? "", "id": id, "build-phases": phases(of: target)]
        let kinds = [
            "PBXNativeTarget": nil, "PBXAggregateTarget": "aggregate", "PBXLegacyTarget": "external-build-system",
        ]
        result["kind"] = kinds[text(target, "isa") ?? ""] ?? text(target, "isa")
        if let type = text(target, "productType") {
            let prefix = "com.apple.product-type."
            result[type.hasPrefix(prefix) ? "product-type" : "full-product-type"] = type.replacing(prefix, with: "")
        }
        let attributes = (project["attributes"] as? Fields)?["TargetAttributes"] as? [String: Any]
        let host = object((attributes?[id] as? Fields)?["TestTargetID"])
        result["test-host-target"] = text(host, "name")
        let configurations = settings(of: target)
        result["specialized-configurations"] = configurations.files.filter { $0["file"] != nil }
        result["build-settings"] = configurations.settings
        let members = productMembers(of: target)
        result["package-product-members"] = members
        let linked = Set(members.compactMap { text($0, "product-name") })
        let others = all("packageProductDependencies", of: target).map { product($0.fields) }
            .filter { !linked.contains(text($0, "product-name") ?? "") }
        let dependencies: [Any] = all("dependencies", of: target).compactMap { dependency($0.fields) }
        result["dependencies"] = dependencies + others.map { $0.merging(["kind": "package"]) { $1 } }
        return result
    }

    private func product(_ product: Fields) -> Fields {
        let name = text(product, "productName") ?? ""
        guard name.hasPrefix("plugin:") else { return ["product-name": name] }
        return ["product-name": String(name.dropFirst(7)), "product-type": "build-tool-plugin"]
    }

    private func productMembers(of target: Fields) -> [Fields] {
        all("buildPhases", of: target).flatMap { id, phase in
            all("files", of: phase).compactMap { _, file -> Fields? in
                guard let reference = text(file, "productRef") else { return nil }
                let name = (namesOfPhases[id] as? String)?.hasPrefix("id:") == true ? "id:\(id)" : nil
                let names = [kind(phase)] + [text(phase, "name")].compactMap { $0 }
                return product(object(reference))
                    .merging(["build-phase": ["build-phase": name ?? path(names)]]) { $1 }
            }
        }
    }

    private func dependency(_ dependency: Fields) -> Any? {
        if let reference = text(dependency, "productRef") {
            return product(object(reference)).merging(["kind": "package"]) { $1 }
        }
        let name = text(object(dependency["target"]), "name")
        if let name {
            return dependency["platformFilters"] == nil ? name : ["target": name, "platforms": ["ios"]] as Fields
        }
        let proxy = object(dependency["targetProxy"])
        guard let remote = text(proxy, "remoteInfo") else { return nil }
        let id = text(proxy, "remoteGlobalIDString") ?? ""
        return ["kind": "remoteTarget", "target": remote, "target-id": id] as Fields
    }

    private var packages: [Fields] {
        objects.sorted { $0.key < $1.key }.compactMap { _, object in
            switch text(object, "isa") {
            case "XCRemoteSwiftPackageReference":
                ["kind": "remote", "repository": text(object, "repositoryURL") ?? ""]
            case "XCLocalSwiftPackageReference": ["kind": "local", "path": text(object, "relativePath") ?? ""]
            default: nil
            }
        }
    }

    // MARK: - Configurations

    /// Returns the settings of all configurations, those that differ with a condition, and the files of configurations.
    private func settings(of owner: Fields) -> (settings: Fields, files: [Fields]) {
        let all = all("buildConfigurations", of: object(owner["buildConfigurationList"])).map(\.fields)
        var settings: Fields = [:]
        let tables = all.map { (name: text($0, "name") ?? "", values: $0["buildSettings"] as? Fields ?? [:]) }
        for key in Set(tables.flatMap(\.values.keys)) {
            let values = tables.map { $0.values[key].map { $0 as? String ?? strings($0).joined(separator: "\0") } }
            if Set(values).count == 1 {
                settings[key] = tables[0].values[key]
                continue
            }
            let name = key.prefix { $0 != "[" }
            for table in tables {
                settings["\(name)[config=\(table.name)]\(key.dropFirst(name.count))"] = table.values[key]
            }
        }
        return (settings, all.map(configuration))
    }

    private func configuration(_ configuration: Fields) -> Fields {
        var result: Fields = ["name": text(configuration, "name") ?? ""]
        if let file = text(configuration, "baseConfigurationReference") {
            result["file"] = groupReference(file)
        } else if let anchor = text(configuration, "baseConfigurationReferenceAnchor"),
            let path = text(configuration, "baseConfigurationReferenceRelativePath")
        {
            result["file"] = ["anchor": groupReference(anchor), "relative-path": path] as Fields
        }
        return result
    }
}
