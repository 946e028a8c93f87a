import Foundation
import SnapgenTestSupport

/// An Xcode project drawn at random, in the form of `project.pbxproj`, with the files that exist beside it.
///
/// It has what both forms of a project have a place for: files in groups, and the same configurations everywhere.
struct RandomXcodeProject {
    private(set) var text = ""
    private(set) var files: [String: String] = [:]
    private var random: SplitMix64
    private var objects: [String] = []
    private var count = 0
    private var configurations: [String] = []
    /// The ids of file references: of sources, and of settings.
    private var sourceFiles: [String] = []
    private var settingsFiles: [String] = []
    private var folders: [String] = []
    private var targets: [(id: String, name: String, phases: [String])] = []

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
        configurations = sample(["Debug", "Release", "Staging", "Debug Beta"], atLeast: 1)
        let groups = children(below: "", depth: 0)
        let folders = (0..<number(3)).map { folder($0) }
        let names = sample(["App", "Kit", "Mac App", "Tests", "UITests", "Größe", "a/b", "Tool"], atLeast: 1)
        for (index, name) in names.enumerated() { targets.append(("T\(index)", name, phases(of: index))) }
        for index in names.indices { add(target: index) }
        for index in folders.indices { add(folder: index) }
        let packages = sample(
            [
                ("XCLocalSwiftPackageReference", "relativePath = Design;"),
                ("XCRemoteSwiftPackageReference", "repositoryURL = \"https://example.org/Nuke.git\";"),
            ], atLeast: 0)
        for (isa, fields) in packages { add(isa, fields) }
        let main = add(
            "PBXGroup", "children = (\((groups + folders).joined(separator: ", "))); sourceTree = \"<group>\";")
        let list = configurationList(of: "project")
        let hosts = targets.dropFirst().filter { _ in chance(30) }.map { "\($0.id) = {TestTargetID = T0;};" }
        let root = add(
            "PBXProject",
            "mainGroup = \(main); buildConfigurationList = \(list); "
                + "attributes = {TargetAttributes = {\(hosts.joined(separator: " "))};}; "
                + "targets = (\(targets.map(\.id).joined(separator: ", ")));")
        text = Self.formatted("{objects = {\(objects.joined(separator: "\n"))};}", root)
        files["Design/Package.swift"] = ""
    }

    /// Returns a project in the form in which Xcode writes it: in sections, and with a line for each item of a list.
    private static func formatted(_ text: String, _ root: String) -> String {
        let tree = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        let objects = (tree as? [String: [String: [String: Any]]])?["objects"] ?? [:]
        let sections = Dictionary(grouping: objects) { $0.value["isa"] as? String ?? "" }.sorted { $0.key < $1.key }
        let texts = sections.map { isa, objects in
            let texts = objects.sorted { $0.key < $1.key }.map { id, fields in
                "\t\t\(id) /* \(isa) */ = \(formatted(fields, "\t\t"));\n"
            }
            return "/* Begin \(isa) section */\n\(texts.joined())/* End \(isa) section */\n"
        }
        let start = "// !$*UTF8*$!\n{\n\tobjectVersion = 77;\n\tobjects = {\n\n"
        return "\(start)\(texts.joined(separator: "\n"))\t};\n\trootObject = \(root);\n}\n"
    }

    private static func formatted(_ value: Any, _ margin: String) -> String {
        if let list = value as? [Any] {
            return "(\n\(list.map { "\(margin)\t\(formatted($0, margin + "\t")),\n" }.joined())\(margin))"
        }
        guard let fields = value as? [String: Any] else { return Self.quoted(value as? String ?? "") }
        let keys = fields.keys.sorted { ($0 != "isa" ? $0 : "") < ($1 != "isa" ? $1 : "") }
        let lines = keys.map { key in
            let name = key.allSatisfy(\.isLetter) ? key : Self.quoted(key)
            let isClass = key == "isa" ? fields[key] as? String : nil
            return "\(margin)\t\(name) = \(isClass ?? formatted(fields[key] ?? "", margin + "\t"));\n"
        }
        return "{\n\(lines.joined())\(margin)}"
    }

    // MARK: - Drawing

    private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<max(bound, 1), using: &random) }

    private mutating func chance(_ percent: Int) -> Bool { number(100) < percent }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    private mutating func sample<Value>(_ values: [Value], atLeast least: Int) -> [Value] {
        Array(values.shuffled(using: &random).prefix(least + number(values.count + 1 - least)))
    }

    @discardableResult
    private mutating func add(_ isa: String, _ fields: String, id: String? = nil) -> String {
        count += 1
        let id = id ?? "O\(count)"
        objects.append("\(id) = {isa = \(isa); \(fields)};")
        return id
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    // MARK: - Groups and files

    private static let names = ["A", "B", "Row View", "Größe", "C+D", "<E", "F\\G", "H.I", "a/b"]

    private mutating func children(below folder: String, depth: Int) -> [String] {
        (0..<number(4) + 1).map { _ in
            depth < 3 && chance(40) ? group(below: folder, depth: depth) : file(below: folder)
        }
    }

    private mutating func group(below folder: String, depth: Int) -> String {
        let name = pick(Self.names)
        let (path, tree) = pick([
            (name, "<group>"), ("", "<group>"), (name, "SOURCE_ROOT"), ("Deep/\(name)", "<group>"),
        ])
        let base = tree == "SOURCE_ROOT" ? "" : folder
        let children = children(below: path.isEmpty ? base : "\(base)\(path)/", depth: depth + 1)
        let fields = [
            "children = (\(children.joined(separator: ", ")));", "sourceTree = \(Self.quoted(tree));",
            path.isEmpty ? "" : "path = \(Self.quoted(path));",
            path.isEmpty || chance(30) ? "name = \(Self.quoted(pick(Self.names)));" : "",
        ]
        return add(chance(10) ? "PBXVariantGroup" : "PBXGroup", fields.joined(separator: " "))
    }

    private mutating func file(below folder: String) -> String {
        let kind = pick(["swift", "swift", "swift", "m", "xcconfig", "gyb"])
        let name = "\(pick(Self.names)).\(kind)"
        let (path, tree) = pick([
            (name, "<group>"), (name, "<group>"), ("Deep/\(name)", "<group>"), (name, "SOURCE_ROOT"),
            ("/other/\(name)", "<absolute>"),
        ])
        let place = tree == "<absolute>" ? path : tree == "SOURCE_ROOT" ? path : folder + path
        if chance(85) { files[place] = kind == "xcconfig" ? settings().map { "\($0) = \($1)\n" }.joined() : "" }
        let type = chance(15) ? "explicitFileType = \(pick(["sourcecode.swift", "text"]));" : ""
        let id = add("PBXFileReference", "path = \(Self.quoted(path)); sourceTree = \(Self.quoted(tree)); \(type)")
        if kind == "xcconfig" { settingsFiles.append(id) } else { sourceFiles.append(id) }
        return id
    }

    // MARK: - Synchronized folders

    private mutating func folder(_ index: Int) -> String {
        let path = "Folder\(index)"
        for name in ["A.swift", "Deep/B.swift", "Only/C.swift", "D.gyb"] where chance(80) {
            files["\(path)/\(name)"] = ""
        }
        folders.append("F\(index)")
        return "F\(index)"
    }

    private mutating func add(folder index: Int) {
        let members = ["A.swift", "Deep", "Deep/B.swift", "Only/C.swift"]
        let target = targets.filter { _ in chance(60) }.map { target in
            let list = sample(members, atLeast: 1).map(Self.quoted).joined(separator: ", ")
            return add(
                "PBXFileSystemSynchronizedBuildFileExceptionSet",
                "target = \(target.id); membershipExceptions = (\(list));")
        }
        let phase = targets.filter { _ in chance(20) }.map { target in
            let list = sample(members, atLeast: 1).map(Self.quoted).joined(separator: ", ")
            return add(
                "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
                "buildPhase = \(target.phases[0]); membershipExceptions = (\(list));")
        }
        let explicit = pick(["", "", "explicitFolders = (Deep);", "explicitFileTypes = {D.gyb = sourcecode.swift;};"])
        add(
            "PBXFileSystemSynchronizedRootGroup",
            "path = Folder\(index); sourceTree = \"<group>\"; \(explicit) "
                + "exceptions = (\((target + phase).joined(separator: ", ")));", id: "F\(index)")
    }

    // MARK: - Targets

    private mutating func phases(of target: Int) -> [String] {
        (0...number(2)).map { _ in
            let files = sample(sourceFiles, atLeast: 0).map { file in
                add("PBXBuildFile", "fileRef = \(file);\(chance(20) ? " settings = {ATTRIBUTES = (Weak);};" : "")")
            }
            let name = chance(20) ? "name = \(Self.quoted(pick(["Compile", "a/b"])));" : ""
            return add("PBXSourcesBuildPhase", "files = (\(files.joined(separator: ", "))); \(name)")
        }
    }

    private mutating func add(target index: Int) {
        let (id, name, phases) = targets[index]
        let products = sample(["Nuke", "Design", "plugin:Lint"], atLeast: 0).map { name in
            add("XCSwiftPackageProductDependency", "productName = \(Self.quoted(name));")
        }
        let linked = products.filter { _ in chance(50) }.map { add("PBXBuildFile", "productRef = \($0);") }
        let frameworks = add("PBXFrameworksBuildPhase", "files = (\(linked.joined(separator: ", ")));")
        let script = add("PBXShellScriptBuildPhase", "name = Lint;")
        let dependencies = targets[..<index].filter { _ in chance(40) }.map { target in
            let proxy = add(
                "PBXContainerItemProxy",
                "remoteInfo = \(Self.quoted(target.name)); remoteGlobalIDString = \(target.id);")
            let filters = chance(20) ? "platformFilters = (ios);" : ""
            let reference = chance(70) ? "target = \(target.id);" : ""
            return add("PBXTargetDependency", "\(reference) targetProxy = \(proxy); \(filters)")
        }
        let type = pick([
            "application", "framework", "library.static", "bundle.unit-test", "bundle.ui-testing", "app-extension",
        ])
        let members = folders.filter { _ in chance(40) }
        let list = configurationList(of: name)
        add(
            chance(5) ? "PBXAggregateTarget" : "PBXNativeTarget",
            "name = \(Self.quoted(name)); productType = \"com.apple.product-type.\(type)\"; "
                + "buildPhases = (\((phases + [frameworks, script]).joined(separator: ", "))); "
                + "buildConfigurationList = \(list); dependencies = (\(dependencies.joined(separator: ", "))); "
                + "packageProductDependencies = (\(products.joined(separator: ", "))); "
                + "fileSystemSynchronizedGroups = (\(members.joined(separator: ", ")));", id: id)
    }

    // MARK: - Configurations

    /// Adds the configurations of the project or a target; a setting of several configurations has one value or several.
    private mutating func configurationList(of owner: String) -> String {
        let common = settings()
        let ids = configurations.map { name in
            let all = (common + settings(atMost: 2)).map {
                "\(Self.quoted($0)) = \($1.hasPrefix("(") ? $1 : Self.quoted($1));"
            }
            let base =
                !settingsFiles.isEmpty && chance(40) ? "baseConfigurationReference = \(pick(settingsFiles));" : ""
            return add(
                "XCBuildConfiguration",
                "name = \(Self.quoted(name)); \(base) buildSettings = {\(unique(all).joined(separator: " "))};")
        }
        return add("XCConfigurationList", "buildConfigurations = (\(ids.joined(separator: ", ")));")
    }

    /// Returns the lines whose keys do not occur before.
    private func unique(_ lines: [String]) -> [String] {
        var keys: Set<Substring> = []
        return lines.filter { keys.insert($0.prefix { $0 != " " }).inserted }
    }

    private mutating func settings(atMost count: Int = 5) -> [(String, String)] {
        let all = [
            ("SDKROOT", ["iphoneos", "macosx", "auto", "$(inherited)"]),
            ("SUPPORTED_PLATFORMS", ["iphonesimulator iphoneos", "macosx iphoneos", "xros"]),
            ("PRODUCT_NAME", ["$(TARGET_NAME)", "Ice Cubes", "$(TARGET_NAME:c99extidentifier)"]),
            ("PRODUCT_MODULE_NAME", ["Core", "$(PRODUCT_NAME)"]), ("SWIFT_VERSION", ["5.0", "6.0"]),
            ("ENABLE_TESTABILITY", ["YES", "NO"]), ("TEST_TARGET_NAME", ["App", "Mac App"]),
            ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", ["DEBUG", "$(inherited) BETA", "A B", ""]),
            ("SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphone*]", ["PHONE", "$(inherited) PHONE"]),
            ("OTHER_SWIFT_FLAGS", ["-D FLAG", "$(inherited) -DX"]), ("ENABLE_APP_SANDBOX", ["YES"]),
            ("TEST_HOST", ["$(BUILT_PRODUCTS_DIR)/App.app/App", "$(BUILT_PRODUCTS_DIR)/Ice Cubes.app/Ice Cubes"]),
            ("INFOPLIST_KEY_UIApplicationSceneManifest_Generation", ["YES"]),
        ]
        return Array(sample(all, atLeast: 0).prefix(count)).map { name, values in (name, pick(values)) }
    }
}
