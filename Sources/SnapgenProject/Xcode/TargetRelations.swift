/// The relations between the targets of all projects, which are found by the names of targets and products.
struct TargetRelations {
    private let names: Set<String>
    private let libraries: [String: String]
    private let apps: [String: String]

    /// Collects the names of targets and of their products.
    init(_ targets: [ProjectTarget]) {
        names = Set(targets.map(\.name))
        let isLibrary: Set<TargetKind> = [.framework, .staticLibrary, .dynamicLibrary]
        libraries = Self.products(of: targets.filter { isLibrary.contains($0.kind) })
        apps = Self.products(of: targets.filter { [.app, .appClip, .watchApp].contains($0.kind) })
    }

    private static func products(of targets: [ProjectTarget]) -> [String: String] {
        Dictionary(targets.compactMap { target in target.product.map { ($0, target.name) } }) { first, _ in first }
    }

    /// Returns a target with its dependencies and its host.
    func completed(_ target: XcodeTarget) -> ProjectTarget {
        let linked = target.products.compactMap { libraries[$0] ?? libraries[withoutPrefix($0)] }
        var result = target.target
        result.dependencies = Set(target.dependencies.filter(names.contains) + linked).sorted()
        guard result.kind.isTest else { return result }
        result.host = target.hostApp.flatMap { apps[$0] } ?? target.hostTarget ?? target.hostApp
        return result
    }

    /// Static libraries are called `libName.a`.
    private func withoutPrefix(_ library: String) -> String {
        library.hasPrefix("lib") ? String(library.dropFirst(3)) : library
    }
}
