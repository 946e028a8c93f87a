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

    func importable(by test: ProjectTarget) -> [ProjectTarget] {
        var found: [Int] = []
        var seen = Set<Int>()
        var waiting = (choices([test.host].compactMap { $0 }, for: test) + links(of: test))[...]
        while let index = waiting.popFirst() {
            guard seen.insert(index).inserted, isImportable(targets[index], by: test) else { continue }
            found.append(index)
            waiting += links(of: targets[index])
        }
        return found.map { targets[$0] }
    }

    private func links(of target: ProjectTarget) -> [Int] {
        choices(target.dependencies, for: target) + target.packages.flatMap { products[$0] ?? [] }
    }

    /// Returns the target with each name, preferably of the same project, or else for the same platform.
    private func choices(_ wanted: [String], for target: ProjectTarget) -> [Int] {
        wanted.compactMap { name in
            let candidates = names[name] ?? []
            return candidates.first { targets[$0].project == target.project }
                ?? candidates.first { targets[$0].sharesPlatform(with: target) } ?? candidates.first
        }
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
