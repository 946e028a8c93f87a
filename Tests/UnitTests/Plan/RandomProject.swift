import SnapgenNames
import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

/// A few files of entries whose names are alike or nasty.
struct RandomProject {
    private var files: [File]
    private let configuration: Configuration
    private var nextID = 0

    private struct File {
        var path: RelativePath
        var module: String
        var items: [RandomItem] = []
    }

    /// What was done to the project.
    struct Change: CustomStringConvertible {
        var description: String
        /// The entries, before and after, that share no name with the changed one, nor with one that does.
        var unaffected: [Int]
    }

    init(_ random: inout SplitMix64) {
        let paths = ["App/Row.swift", "App/Other/Row.swift", "App/Cell.swift", "Kit/Row.swift"]
        files = paths.map { File(path: location("Sources/\($0)").path, module: String($0.prefix(3))) }
        configuration = Self.configuration(&random)
        for _ in 0..<5 { _ = add(&random) }
    }

    private static func configuration(_ random: inout SplitMix64) -> Configuration {
        let names = ["phone", "wide-phone", "none"]
        let devices = names.map { Device(name: $0, width: 1, height: 1, scale: 1, isInNames: $0 != "none") }
        let screens = devices.map { SnapshotEnvironment.Layout.device($0) }
        let batches = [
            Batch(name: "regular", products: [EnvironmentProduct(layouts: Array(screens.prefix(2)), themes: [.light])]),
            Batch(name: "fits", products: [EnvironmentProduct(layouts: [.sizeThatFits], themes: [.light, .dark])]),
            Batch(name: "long", products: [EnvironmentProduct(layouts: [RandomItem.longScreen])]),
            Batch(name: "nameless", products: [EnvironmentProduct(layouts: [screens[2]])]),
        ]
        var configuration = travel(
            granularity: TestSettings.Granularity.allCases.randomElement(using: &random) ?? .entry, batches: batches)
        configuration.references.naming = Bool.random(using: &random) ? .snapgen : .numbered
        return configuration
    }
}

/// Changes.
extension RandomProject {
    /// Adds, moves or removes one entry.
    mutating func change(_ random: inout SplitMix64) -> Change {
        let before = files.flatMap(\.items)
        let (item, description) = changed(&random)
        let all = before + files.flatMap(\.items)
        let affected = Self.component(of: item, among: all)
        return Change(
            description: "\(description) \(item.content) in \(item.path)",
            unaffected: Set(all.map(\.id)).subtracting(affected).sorted())
    }

    private mutating func changed(_ random: inout SplitMix64) -> (RandomItem, String) {
        let file = files.indices.randomElement(using: &random) ?? 0
        let count = files.reduce(0) { $0 + $1.items.count }
        guard count > 3, let position = files[file].items.indices.randomElement(using: &random) else {
            return (add(&random), "adding")
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where count < 8: return (add(&random), "adding")
        case 1:
            let item = files[file].items.remove(at: position)
            files[file].items.insert(item, at: Int.random(in: 0...files[file].items.count, using: &random))
            return (item, "moving")
        default: return (files[file].items.remove(at: position), "removing")
        }
    }

    private mutating func add(_ random: inout SplitMix64) -> RandomItem {
        let file = files.indices.randomElement(using: &random) ?? 0
        nextID += 1
        let names = files.filter { $0.module == files[file].module }.flatMap(\.items).compactMap(\.typeName)
        let item = RandomItem(
            id: nextID, module: files[file].module, path: files[file].path, besides: names, configuration, &random)
        files[file].items.insert(item, at: Int.random(in: 0...files[file].items.count, using: &random))
        return item
    }

    /// The entries that share a name with `item`, or with one that does.
    private static func component(of item: RandomItem, among items: [RandomItem]) -> Set<Int> {
        var found: Set<Int> = [item.id]
        var names = item.names
        var grew = true
        while grew {
            grew = false
            for other in items where !found.contains(other.id) && !names.isDisjoint(with: other.names) {
                found.insert(other.id)
                names.formUnion(other.names)
                grew = true
            }
        }
        return found
    }
}

/// Names.
extension RandomProject {
    /// The tests and references of each entry by its id, sorted; and what is wrong with them.
    func names(checking known: inout Set<String>) -> (of: [Int: [String]], problems: [String]) {
        let scanned = files.map(Self.scanned)
        let project = ScannedProject(files: scanned, modules: Array(Set(scanned.map(\.module))))
        let catalog = CatalogResolver(settings: CatalogSettings()).resolve(project)
        let plan = TestPlanner(configuration).plan(catalog)
        let references = Dictionary(grouping: plan.cases, by: \.test).mapValues { $0.map(\.reference) }
        let items = Dictionary(
            uniqueKeysWithValues: files.flatMap { file in
                file.items.enumerated().map { (Place(path: file.path, line: Self.line($0)), $1.id) }
            })
        var names: [Int: [String]] = [:]
        for suite in plan.suites {
            for test in suite.tests {
                let name = "\(plan.target).\(suite.name)/\(test.function)"
                let id = items[Place(path: test.entry.path, line: test.entry.line)] ?? 0
                names[id, default: []] += [name] + references[name, default: []]
            }
        }
        return (names.mapValues { $0.sorted() }, Self.problems(of: plan, &known))
    }

    private struct Place: Hashable {
        var path: RelativePath
        var line: Int
    }

    private static func line(_ position: Int) -> Int { position * 10 + 1 }

    private static func scanned(_ file: File) -> ScannedFile {
        let places = file.items.enumerated().map { position, item in
            (item, SourceLocation(path: file.path, line: line(position), column: 1))
        }
        return ScannedFile(
            path: file.path, module: file.module,
            declarations: places.compactMap { $0.0.declaration(at: $0.1) },
            macros: places.compactMap { $0.0.macro(at: $0.1) })
    }

    private static func problems(of plan: TestPlan, _ known: inout Set<String>) -> [String] {
        let files = plan.cases.map(\.reference)
        let folded = Dictionary(grouping: files) { $0.lowercased().uppercased().lowercased() }
        let alike = folded.values.filter { $0.count > 1 }.map { "alike: \($0)" }
        let invalid = files.filter { known.insert($0).inserted && !isValid($0) }.map { "invalid: \($0)" }
        let shared = plan.suites.flatMap { suite in
            Dictionary(grouping: suite.tests, by: \.function).filter { Set($0.value.map(\.entry.title)).count > 1 }.keys
        }
        return alike + invalid + shared.map { "shared: \($0)" }
    }

    private static func isValid(_ reference: String) -> Bool {
        let name = reference.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return name.utf8.count <= 200 && parts.count == 3 && parts.allSatisfy { FileNameRule.allows($0) }
    }
}
