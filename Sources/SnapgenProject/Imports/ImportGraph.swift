/// The relations between targets that let a test target import modules.
///
/// A test target can import the modules of its host app, of the targets that it depends on or links, of the products of
/// packages, and those that these can import: Xcode and SwiftPM put all of them into one folder of built modules. An app
/// can be imported only by the tests that run in it, and an extension, a watch app or a tool not at all.
struct ImportGraph {
    private let targets: [ProjectTarget]
    private let names: [String: [Int]]
    private var products: [String: [Int]] = [:]

    init(_ targets: [ProjectTarget]) {
        self.targets = targets
        names = Dictionary(grouping: targets.indices) { targets[$0].name }
        for (index, target) in targets.enumerated() {
            for product in target.products { products[product, default: []].append(index) }
        }
    }

    private typealias Link = (index: Int, platforms: Set<ProjectPlatform>)

    /// Returns the targets, with filters for all files of one that is linked on some platforms only.
    func importable(by test: ProjectTarget) -> [ProjectTarget] {
        var order: [Int] = []
        var found: [Int: Set<ProjectPlatform>] = [:]
        let host = choice(test.host ?? "", for: test).map { ($0, Self.all) }
        var waiting = ([host].compactMap { $0 } + links(of: test, on: Self.all))[...]
        while let link = waiting.popFirst() {
            guard found[link.index]?.isSuperset(of: link.platforms) != true, isImportable(targets[link.index], by: test)
            else { continue }
            if found[link.index] == nil { order.append(link.index) }
            found[link.index, default: []].formUnion(link.platforms)
            waiting += links(of: targets[link.index], on: link.platforms)
        }
        return order.map { targets[$0].compiled(on: found[$0] ?? Self.all) }
    }

    private static let all = Set(ProjectPlatform.allCases)

    /// Returns what a target links on some of the platforms on which it is linked itself.
    private func links(of target: ProjectTarget, on platforms: Set<ProjectPlatform>) -> [Link] {
        let found =
            target.dependencies.map { ($0, [choice($0, for: target)].compactMap { $0 }) }
            + target.packages.map { ($0, products[$0] ?? []) }
        return found.flatMap { name, indices in
            indices.map { ($0, platforms.intersection(target.conditionalLinks[name] ?? Self.all)) }
        }
    }

    /// Returns the target with a name, preferably of the same project, or else for the same platform.
    private func choice(_ name: String, for target: ProjectTarget) -> Int? {
        let candidates = names[name] ?? []
        return candidates.first { targets[$0].project == target.project }
            ?? candidates.first { targets[$0].sharesPlatform(with: target) } ?? candidates.first
    }

    private func isImportable(_ target: ProjectTarget, by test: ProjectTarget) -> Bool {
        switch target.kind {
        case .app, .appClip: target.name == test.host
        // The platforms of a manifest are minimal versions, so a package is built for the others as well.
        case .module: true
        // SwiftPM renames the entry point of an executable, so that the tests of its package can link it.
        case .tool: target.project == test.project && target.project.pathExtension == "swift"
        default: target.kind.isImportable && target.sharesPlatform(with: test)
        }
    }
}

extension ProjectTarget {
    fileprivate func compiled(on platforms: Set<ProjectPlatform>) -> ProjectTarget {
        var target = self
        for file in files where platforms.count < ProjectPlatform.allCases.count {
            target.sources.filters[file] = sources.filters[file]?.intersection(platforms) ?? platforms
        }
        return target
    }
}
