/// A project file in the format of Xcode, from short descriptions of its objects.
package struct ProjectText {
    private var objects: [String] = []
    private var targets: [String] = []
    private var children: [String] = []
    private var attributes = ""

    package init() {}

    /// Adds an object: `object("A1", "PBXFileReference", "path = A.swift; sourceTree = \"<group>\";")`.
    package mutating func object(_ id: String, _ isa: String, _ fields: String) {
        objects.append("\(id) /* \(isa) */ = {isa = \(isa); \(fields)};")
    }

    package mutating func child(_ id: String, _ isa: String, _ fields: String) {
        object(id, isa, fields)
        children.append(id)
    }

    package mutating func files(_ paths: String...) {
        for path in paths {
            child("F_\(Self.id(path))", "PBXFileReference", "path = \"\(path)\"; sourceTree = \"<group>\";")
        }
    }

    /// Adds a target that compiles files, with the settings of its configuration `Debug`.
    package mutating func target(
        _ name: String, _ type: String = "application", files: [String] = [], settings: String = "",
        more: String = "", isa: String = "PBXNativeTarget", configuration: String = ""
    ) {
        let id = Self.id(name)
        for file in files { object("B_\(id)_\(Self.id(file))", "PBXBuildFile", "fileRef = F_\(Self.id(file));") }
        let builds = files.map { "B_\(id)_\(Self.id($0))" }.joined(separator: ", ")
        object("S_\(id)", "PBXSourcesBuildPhase", "files = (\(builds));")
        object("CT_\(id)", "XCBuildConfiguration", "name = Debug; \(configuration) buildSettings = {\(settings)};")
        object("LT_\(id)", "XCConfigurationList", "buildConfigurations = (CT_\(id));")
        object(
            "T_\(id)", isa,
            """
            name = "\(name)"; productType = "com.apple.product-type.\(type)"; buildPhases = (S_\(id));
            buildConfigurationList = LT_\(id); \(more)
            """)
        targets.append("T_\(id)")
    }

    /// Adds the dependency of a target on another, as an attribute of the target: `more: project.dependency(on: "Kit")`.
    package mutating func dependency(on targets: String...) -> String {
        for name in targets {
            object("D_\(Self.id(name))", "PBXTargetDependency", "target = T_\(Self.id(name));")
        }
        return "dependencies = (\(targets.map { "D_\(Self.id($0))" }.joined(separator: ", ")));"
    }

    /// Adds products of packages, as an attribute of the target that links them.
    package mutating func products(_ names: String...) -> String {
        for name in names {
            object("P_\(Self.id(name))", "XCSwiftPackageProductDependency", "productName = \"\(name)\";")
        }
        return "packageProductDependencies = (\(names.map { "P_\(Self.id($0))" }.joined(separator: ", ")));"
    }

    package mutating func package(_ path: String) {
        object("L_\(Self.id(path))", "XCLocalSwiftPackageReference", "relativePath = \"\(path)\";")
    }

    /// Adds a folder whose Swift files belong to the targets that have it as an attribute.
    package mutating func synchronizedFolder(_ path: String) -> String {
        let fields = "path = \"\(path)\"; sourceTree = \"<group>\";"
        child("G_\(Self.id(path))", "PBXFileSystemSynchronizedRootGroup", fields)
        return "fileSystemSynchronizedGroups = (G_\(Self.id(path)));"
    }

    package mutating func attribute(_ text: String) { attributes += text }

    /// Returns the text of the file.
    ///
    /// - Parameter settings: The settings of the project's configuration `Debug`.
    package func text(settings: String = "SDKROOT = iphoneos;", configuration: String = "") -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
                \(objects.joined(separator: "\n        "))
                MAIN = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>";};
                CP = {isa = XCBuildConfiguration; name = Debug; \(configuration) buildSettings = {\(settings)};};
                LP = {isa = XCConfigurationList; buildConfigurations = (CP);};
                ROOT = {
                    isa = PBXProject; mainGroup = MAIN; buildConfigurationList = LP; \(attributes)
                    targets = (\(targets.joined(separator: ", ")));
                };
            };
            rootObject = ROOT;
        }
        """
    }

    private static func id(_ text: String) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
}
