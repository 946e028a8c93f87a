struct XcodeTarget {
    var target: ProjectTarget
    var dependencies: [String] = []
    var products: [String] = []
    var hostApp: String?
    var hostTarget: String?
}

struct TargetRelations {
    private let names: Set<String>
    private let libraries: [String: [ProjectTarget]]
    private let apps: [String: [ProjectTarget]]

    init(_ targets: [ProjectTarget]) {
        names = Set(targets.map(\.name))
        let isLibrary: Set<TargetKind> = [.framework, .staticLibrary, .dynamicLibrary]
        let isApp: Set<TargetKind> = [.app, .appClip, .watchApp]
        libraries = Dictionary(grouping: targets.filter { isLibrary.contains($0.kind) }) { $0.product ?? "" }
        apps = Dictionary(grouping: targets.filter { isApp.contains($0.kind) }) { $0.product ?? "" }
    }

    func completed(_ target: XcodeTarget) -> ProjectTarget {
        var result = target.target
        // Static libraries are called `libName.a`.
        let linked = target.products.compactMap { name in
            let inner = name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
            return choice(among: libraries[name] ?? libraries[inner], for: result)
        }
        result.dependencies = Set(target.dependencies.filter(names.contains) + linked).sorted()
        if result.kind.isTest { result.host = host(of: target) }
        return result
    }

    /// The app is found by the product of the test host.
    ///
    /// If apps for several platforms have the same product, the target that the project notes is preferred. That name
    /// may be outdated: the product's name after the target was renamed.
    private func host(of tests: XcodeTarget) -> String? {
        let candidates = tests.hostApp.flatMap { apps[$0] } ?? []
        guard candidates.isEmpty else {
            let noted = candidates.first { $0.name == tests.hostTarget }
            return noted?.name ?? choice(among: candidates, for: tests.target)
        }
        guard let name = tests.hostTarget else { return tests.hostApp }
        return names.contains(name) ? name : choice(among: apps[name], for: tests.target) ?? name
    }

    /// Returns the first target that shares a platform with another one, or else the first.
    private func choice(among candidates: [ProjectTarget]?, for target: ProjectTarget) -> String? {
        let fitting = candidates?.first { !Set($0.platforms).isDisjoint(with: target.platforms) }
        return (fitting ?? candidates?.first)?.name
    }
}
