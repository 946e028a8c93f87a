package import SnapgenModel

package struct ProjectTarget: Equatable, Encodable, Sendable {
    package var name: String
    package var kind: TargetKind
    /// The name by which Swift imports the target; `nil` if the target is not compiled.
    @ExplicitNull package var module: String? = nil
    /// The name of the product, which may differ from the module: `Home Assistant Δ`; `nil` if there is none.
    @ExplicitNull package var product: String? = nil
    /// The platforms that the target supports, in the order of `ProjectPlatform.allCases`; empty if unknown.
    package var platforms: [ProjectPlatform] = []
    /// The existing Swift files that the target compiles, sorted, relative to the root.
    ///
    /// The path of a file outside of the root begins with `../`.
    package var files: [String] = []
    /// The products of packages that the target links, sorted.
    package var packages: [String] = []
    /// The products of its package that contain the target, by which others link it, sorted; none outside of packages.
    package var products: [String] = []
    /// The names of the targets that the target depends on or links, sorted.
    package var dependencies: [String] = []
    /// The name of the app in which the tests run; `nil` if the target has none.
    @ExplicitNull package var host: String? = nil
    /// The conditions that `#if` finds true, sorted.
    package var conditions: [String] = []
    /// The language mode of the compiler: `5` or `6`; `nil` if the project does not determine it.
    @ExplicitNull package var languageMode: String? = nil
    /// Indicates whether `@testable import` is possible in the configuration that was read.
    package var isTestable = false
    /// The project, specification or manifest that declares the target, relative to the root.
    package var project: String

    package init(name: String, kind: TargetKind, project: String) {
        self.name = name
        self.kind = kind
        self.project = project
    }
}
