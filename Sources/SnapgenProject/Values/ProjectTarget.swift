public import SnapgenModel

/// A target of an Xcode project, an XcodeGen specification or a package.
public struct ProjectTarget: Equatable, Encodable, Sendable {
    /// The name in the project.
    public var name: String
    /// The kind of product.
    public var kind: TargetKind
    /// The name by which Swift imports the target; `nil` if the target is not compiled.
    @ExplicitNull public var module: String?
    /// The name of the product, which may differ from the module: `Home Assistant Δ`; `nil` if there is none.
    @ExplicitNull public var product: String?
    /// The platforms that the target supports, in the order of `ProjectPlatform.allCases`; empty if unknown.
    public var platforms: [ProjectPlatform]
    /// The existing Swift files that the target compiles, sorted, relative to the root.
    ///
    /// The path of a file outside of the root begins with `../`.
    public var files: [String]
    /// The products of packages that the target links, sorted.
    public var packages: [String]
    /// The products of its package that contain the target, by which others link it, sorted; none outside of packages.
    public var products: [String]
    /// The names of the targets that the target depends on or links, sorted.
    public var dependencies: [String]
    /// The name of the app in which the tests run; `nil` if the target has none.
    @ExplicitNull public var host: String?
    /// The conditions that `#if` finds true, sorted.
    public var conditions: [String]
    /// The language mode of the compiler: `5` or `6`; `nil` if the project does not determine it.
    @ExplicitNull public var languageMode: String?
    /// Indicates whether `@testable import` is possible in the configuration that was read.
    public var isTestable: Bool
    /// The project, specification or manifest that declares the target, relative to the root.
    public var project: String

    /// Creates a target without files, dependencies or settings.
    public init(name: String, kind: TargetKind, project: String) {
        self.name = name
        self.kind = kind
        self.project = project
        self.module = nil
        self.product = nil
        self.host = nil
        self.languageMode = nil
        self.platforms = []
        self.files = []
        self.packages = []
        self.products = []
        self.dependencies = []
        self.conditions = []
        self.isTestable = false
    }
}
