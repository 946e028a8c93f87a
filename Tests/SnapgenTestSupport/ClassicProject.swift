/// A project of an app with tests whose files are listed one by one, as Xcode writes it.
package enum ClassicProject {
    /// The files beside the project file.
    package static let files = [
        "App/AppMain.swift": "import SwiftUI\n#Preview(\"A\") { Text(\"a\") }\n", "AppTests/AppTests.swift": "",
        ".git/x": "",
    ]

    private static let list = key(60, "Build configuration list")
    private static let group = "\"<group>\""

    /// - Parameters:
    ///   - entries: More lines by their places: `buildFiles`, `references`, `child`, `group` and `phase`.
    ///   - more: The name of a second target for tests, which has no files.
    package static func text(_ entries: [String: String] = [:], more: String? = nil) -> String {
        let targets = ["App", "AppTests"] + [more].compactMap { $0 }
        let names = ["AppMain.swift", "AppTests.swift"]
        let added = { (place: String) in entries[place] ?? "" }
        let files = names.indices.map { key(11 + $0, names[$0]) }
        let builds = names.indices.map { key(1 + $0, "\(names[$0]) in Sources") }
        let groups = zip([21, 22], targets).map { key($0, $1) }
        let phases = targets.indices.map { key(31 + $0, "Sources") }
        let references = zip(names, files).map { name, file in
            let fields = "lastKnownFileType = sourcecode.swift; path = \(name); sourceTree = \(group);"
            return "\t\t\(file) = {isa = PBXFileReference; \(fields) };\n"
        }
        let native = targets.indices.map { index in
            let kind = index == 0 ? "application" : "bundle.unit-test"
            return object(
                key(41 + index, targets[index]), "PBXNativeTarget",
                [
                    "buildConfigurationList": list, "buildPhases": lines([phases[index]]), "buildRules": lines([]),
                    "dependencies": lines([]), "name": targets[index], "productName": targets[index],
                    "productType": "\"com.apple.product-type.\(kind)\"",
                ])
        }
        let sources = targets.indices.map { index in
            let files = lines(index < 2 ? [builds[index]] : [], index == 1 ? added("phase") : "")
            return object(
                phases[index], "PBXSourcesBuildPhase",
                ["buildActionMask": "2147483647", "files": files, "runOnlyForDeploymentPostprocessing": "0"])
        }
        let folders = groups.indices.map { index in
            let children = lines([files[index]], index == 1 ? added("child") : "")
            return object(
                groups[index], "PBXGroup", ["children": children, "path": targets[index], "sourceTree": group])
        }
        let main = object(key(20), "PBXGroup", ["children": lines(groups), "sourceTree": group])
        let project: KeyValuePairs = [
            "buildConfigurationList": list, "mainGroup": key(20),
            "targets": lines(targets.indices.map { key(41 + $0, targets[$0]) }),
        ]
        let sections: KeyValuePairs = [
            "PBXBuildFile": zip(builds, files).map { "\t\t\($0) = {isa = PBXBuildFile; fileRef = \($1); };\n" }.joined()
                + added("buildFiles"),
            "PBXFileReference": references.joined() + added("references"),
            "PBXGroup": main + folders.joined() + added("group"), "PBXNativeTarget": native.joined(),
            "PBXProject": object(key(50, "Project object"), "PBXProject", project),
            "PBXSourcesBuildPhase": sources.joined(),
            "XCBuildConfiguration": object(
                key(61, "Debug"), "XCBuildConfiguration", ["buildSettings": settings, "name": "Debug"]),
            "XCConfigurationList": object(
                list, "XCConfigurationList",
                [
                    "buildConfigurations": lines([key(61, "Debug")]), "defaultConfigurationIsVisible": "0",
                    "defaultConfigurationName": "Debug",
                ]),
        ]
        let texts = sections.map { "\n/* Begin \($0) section */\n\($1)/* End \($0) section */\n" }
        let start = "\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 54;\n\tobjects = {\n"
        return "// !$*UTF8*$!\n{\n\(start)\(texts.joined())\t};\n\trootObject = \(key(50, "Project object"));\n}\n"
    }

    private static let settings =
        "{\n\t\t\t\tSDKROOT = iphoneos;\n\t\t\t\tTEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\";\n\t\t\t}"

    private static func key(_ number: Int, _ comment: String? = nil) -> String {
        let key = "A100000000000000000000\(number < 10 ? "0" : "")\(number)"
        return comment.map { "\(key) /* \($0) */" } ?? key
    }

    private static func object(_ key: String, _ isa: String, _ fields: KeyValuePairs<String, String>) -> String {
        "\t\t\(key) = {\n\t\t\tisa = \(isa);\n\(fields.map { "\t\t\t\($0) = \($1);\n" }.joined())\t\t};\n"
    }

    private static func lines(_ items: [String], _ more: String = "") -> String {
        "(\n\(items.map { "\t\t\t\t\($0),\n" }.joined())\(more)\t\t\t)"
    }
}
