import Foundation

/// A conversion of `project.pbxproj` into `project.xcproj`, as Xcode 27.2 does it, for what the tests of projects contain.
///
/// The rules are those of the schema in apple/xcode-project-format (`Sources/Library/Schema`). The format has no place for
/// `projectDirPath`, and for files without a group.
package struct ConvertedProject {
    private typealias Fields = [String: Any]

    private let objects: [String: Fields]
    private let project: Fields
    /// The build phases of files, and their names by id.
    private var members: [String: [String]] = [:]
    private var phases: [String: String] = [:]

    /// Returns the text of `project.xcproj` with a comment.
    package static func text(_ propertyList: String) -> String {
        let tree = try? PropertyListSerialization.propertyList(from: Data(propertyList.utf8), format: nil)
        guard let tree = tree as? Fields, let json = ConvertedProject(tree)?.json,
            let data = try? JSONSerialization.data(withJSONObject: json)
        else { return "not a project" }
        return "// A project.\n\(String(decoding: data, as: UTF8.self))\n"
    }

    private init?(_ tree: Fields) {
        guard let objects = tree["objects"] as? [String: Fields], let root = tree["rootObject"] as? String,
            let project = objects[root]
        else { return nil }
        (self.objects, self.project) = (objects, project)
        for target in all("targets", of: project).map(\.fields) {
            for (id, phase) in all("buildPhases", of: target) {
                let names = [target["name"], kind(phase), phase["name"]].compactMap { $0 as? String }
                phases[id] = names.joined(separator: "/")
                for file in all("files", of: phase).compactMap({ text($0.fields, "fileRef") }) {
                    members[file, default: []].append(names.joined(separator: "/"))
                }
            }
        }
    }

    private var json: Fields {
        let configurations = configurations(of: project)
        return [
            "default-configuration": "Release",
            "localizations": ["development": "en", "supported": [String]()] as Fields,
            "configurations": configurations.all.map { $0["file"] == nil ? $0["name"] ?? "" : $0 },
            "build-settings": configurations.settings,
            "files": strings(object(project["mainGroup"])["children"]).compactMap(reference),
            "targets": all("targets", of: project).map { target($0.id, $0.fields) }, "packages": packages,
        ]
    }

    private func object(_ id: Any?) -> Fields { (id as? String).flatMap { objects[$0] } ?? [:] }

    private func strings(_ value: Any?) -> [String] { value as? [String] ?? [] }

    private func all(_ key: String, of object: Fields) -> [(id: String, fields: Fields)] {
        strings(object[key]).compactMap { id in objects[id].map { (id, $0) } }
    }

    private func text(_ object: Fields, _ key: String) -> String? { object[key] as? String }

    private func kind(_ phase: Fields) -> String {
        text(phase, "isa") == "PBXFrameworksBuildPhase" ? "frameworks" : "compile-sources"
    }

    // MARK: - Groups, folders and files

    private func place(of object: Fields) -> String {
        let path = text(object, "path") ?? ""
        switch text(object, "sourceTree") ?? "<group>" {
        case "<group>": return path.replacing("\\", with: "\\\\").replacing("<", with: "\\<")
        case "SOURCE_ROOT": return "<PROJECT>/\(path)"
        default: return path
        }
    }

    private func reference(_ id: String) -> Fields? {
        let object = object(id)
        let kinds = [
            "PBXGroup": "group", "PBXVariantGroup": "variant-group", "PBXFileSystemSynchronizedRootGroup": "folder",
        ]
        let kind = kinds[text(object, "isa") ?? ""]
        var result: Fields = ["id": id, "path": place(of: object)]
        result["kind"] = kind
        result["name"] = kind == nil || kind == "folder" ? nil : object["name"]
        result["type"] = object["explicitFileType"]
        result["target-membership"] = members[id]
        result["children"] = strings(object["children"]).compactMap(reference)
        if kind == "folder" { addFolder(id, object, &result) }
        return object.isEmpty ? nil : result
    }

    private func addFolder(_ id: String, _ object: Fields, _ result: inout Fields) {
        let targets = all("targets", of: project).map(\.fields)
            .filter { strings($0["fileSystemSynchronizedGroups"]).contains(id) }.compactMap { text($0, "name") }
        result["target-membership"] = targets
        result["opaque-folders"] = object["explicitFolders"]
        result["file-types"] = object["explicitFileTypes"]
        result["membership-exceptions"] = all("exceptions", of: object).compactMap { _, set -> Fields? in
            let exceptions = strings(set["membershipExceptions"])
            if let phase = text(set, "buildPhase"), let name = phases[phase] {
                return ["build-phase": name, "inclusions": exceptions]
            }
            guard let name = text(self.object(set["target"]), "name") else { return nil }
            return ["target": name, targets.contains(name) ? "exclusions" : "inclusions": exceptions]
        }
    }

    // MARK: - Targets and packages

    private func target(_ id: String, _ target: Fields) -> Fields {
        let prefix = "com.apple.product-type."
        let configurations = configurations(of: target)
        let attributes = (project["attributes"] as? Fields)?["TargetAttributes"] as? Fields
        var result: Fields = ["name": text(target, "name") ?? "", "id": id]
        result["build-phases"] = all("buildPhases", of: target).map { kind($0.fields) }
        result["product-type"] = text(target, "productType")?.replacing(prefix, with: "")
        result["test-host-target"] = text(object((attributes?[id] as? Fields)?["TestTargetID"]), "name")
        result["specialized-configurations"] = configurations.all.filter { $0["file"] != nil }
        result["build-settings"] = configurations.settings
        result["package-product-members"] = all("buildPhases", of: target).flatMap { _, phase in
            all("files", of: phase).compactMap { text($0.fields, "productRef") }.map {
                product(object($0)).merging(["build-phase": ["build-phase": kind(phase)]]) { $1 }
            }
        }
        result["dependencies"] = all("packageProductDependencies", of: target)
            .map { product($0.fields).merging(["kind": "package"]) { $1 } }
        return result
    }

    private func product(_ product: Fields) -> Fields {
        let name = text(product, "productName") ?? ""
        guard name.hasPrefix("plugin:") else { return ["product-name": name] }
        return ["product-name": String(name.dropFirst(7)), "product-type": "build-tool-plugin"]
    }

    private var packages: [Fields] {
        objects.values.compactMap { object in
            switch text(object, "isa") {
            case "XCRemoteSwiftPackageReference": ["kind": "remote", "repository": text(object, "repositoryURL") ?? ""]
            case "XCLocalSwiftPackageReference": ["kind": "local", "path": text(object, "relativePath") ?? ""]
            default: nil
            }
        }
    }

    /// Returns the configurations with their files, and their settings, which are the same in all.
    private func configurations(of owner: Fields) -> (settings: Any, all: [Fields]) {
        let all = all("buildConfigurations", of: object(owner["buildConfigurationList"])).map(\.fields)
        return (all.first?["buildSettings"] ?? Fields(), all.map(configuration))
    }

    private func configuration(_ configuration: Fields) -> Fields {
        var result: Fields = ["name": text(configuration, "name") ?? ""]
        if let file = text(configuration, "baseConfigurationReference") {
            result["file"] = text(object(file), "path").map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        } else if let path = text(configuration, "baseConfigurationReferenceRelativePath") {
            let anchor = text(object(configuration["baseConfigurationReferenceAnchor"]), "path") ?? ""
            result["file"] = ["anchor": anchor, "relative-path": path] as Fields
        }
        return result
    }
}
