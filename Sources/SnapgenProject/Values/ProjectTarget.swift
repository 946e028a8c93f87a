package import SnapgenModel

@dynamicMemberLookup
package struct ProjectTarget: Equatable, Sendable {
    package var name: String
    package var kind: TargetKind
    package var build = ProjectBuild()
    package var sources = TargetSources()
    /// The products of packages that the target links, sorted.
    package var packages: [String] = []
    /// The products of its package that contain the target, by which others link it, sorted; none outside of packages.
    package var products: [String] = []
    /// The names of the targets that the target depends on or links, sorted.
    package var dependencies: [String] = []
    /// The platforms of the dependencies and packages that have a condition, by their names.
    var conditionalLinks: [String: Set<ProjectPlatform>] = [:]
    /// The name of the app in which the tests run; `nil` if the target has none.
    package var host: String?
    /// The project, specification or manifest that declares the target, relative to the root.
    package var project: String
    /// The build plugins that the target applies, sorted.
    package var plugins: [String] = []
    /// The id of the object that declares the target in an Xcode project; `nil` elsewhere.
    package var id: String?

    package var files: [String] { sources.files }

    /// Indicates whether snapgen's build plugin generates the tests of the target.
    package var hasPlugin: Bool { plugins.contains("SnapgenBuildTool") }

    package subscript<Value>(dynamicMember path: WritableKeyPath<ProjectBuild, Value>) -> Value {
        get { build[keyPath: path] }
        set { build[keyPath: path] = newValue }
    }

    /// Returns whether two targets share a platform, or the platforms of one are unknown.
    package func sharesPlatform(with other: ProjectTarget) -> Bool {
        build.platforms.isEmpty || other.build.platforms.isEmpty
            || !Set(build.platforms).isDisjoint(with: other.build.platforms)
    }
}

/// The Swift files of a target; all paths are sorted and relative to the root, also with `../`.
package struct TargetSources: Equatable, Sendable {
    /// The existing files that the target compiles.
    package var files: [String] = []
    /// The platforms of the files that the target does not compile for all of its own, by their paths.
    package var filters: [String: Set<ProjectPlatform>] = [:]
    /// The files that the project lists for the target and that do not exist.
    package var missing: [String] = []
    /// The folders that Xcode synchronizes and that contain files of the target.
    package var folders: [String] = []
}

/// The properties of a target that its build settings determine.
package struct ProjectBuild: Equatable, Encodable, Sendable {
    /// The name by which Swift imports the target; `nil` if the target is not compiled.
    @ExplicitNull package var module: String? = nil
    /// The name of the product, which may differ from the module: `Home Assistant Δ`; `nil` if there is none.
    @ExplicitNull package var product: String? = nil
    /// The platforms that the target supports, in the order of `ProjectPlatform.allCases`; empty if unknown.
    package var platforms: [ProjectPlatform] = []
    /// The conditions that `#if` finds true, sorted.
    package var conditions: [String] = []
    /// The language mode of the compiler: `5` or `6`; `nil` if the project does not determine it.
    @ExplicitNull package var languageMode: String? = nil
    /// Indicates whether `@testable import` is possible in the configuration that was read.
    package var isTestable = false
    /// Indicates whether the app runs in the sandbox of macOS, as far as settings beside the entitlements determine it.
    package var isSandboxed = false
    /// The file of the app's entitlements, relative to the root; `nil` if there is none.
    package var entitlements: String?
    /// The `Info.plist` of an Xcode target, relative to the root; `nil` if the build settings name none.
    package var infoPlist: String?
    /// Indicates whether the generated `Info.plist` of the app has scenes.
    package var generatesScenes = false

    private enum CodingKeys: CodingKey { case module, product, platforms, conditions, languageMode, isTestable }
}

extension ProjectTarget: Encodable {
    /// Encodes the properties of the build beside the others.
    package func encode(to encoder: any Encoder) throws {
        try build.encode(to: encoder)
        try encoder.encode([
            "name": name, "kind": kind, "files": files, "packages": packages, "products": products,
            "dependencies": dependencies, "host": ExplicitNull(host), "project": project,
        ])
    }
}
