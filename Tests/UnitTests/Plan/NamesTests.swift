import SnapgenNames
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Names of references and functions")
struct NamesTests {
    @Test("titles that give one function name get a hash, both of them")
    func equalFunctions() {
        let plan = plan(entry("A-B"), entry("A_B"))
        #expect(Set(plan.functions).count == 2)
        #expect(plan.functions.allSatisfy { $0.hasPrefix("testA_B_") })
    }

    @Test("a function that is called as a hash would call another keeps apart from it")
    func nameWithHash() {
        let hashed = plan(entry("A-B"), entry("A_B")).functions[0].dropFirst("test".count)
        let functions = plan(entry("A-B"), entry("A_B"), entry("\(hashed)")).functions
        #expect(Set(functions).count == 3)
    }

    @Test("numbered samples are called by their numbers, whatever their labels are")
    func numbered() {
        var configuration = travel()
        configuration.references.naming = .numbered
        let samples = ["a", nil, "1"].enumerated().map { Sample(number: $0 + 1, label: $1, line: 1) }
        let plan = plan(entry("Row", strategy: .json, samples: samples), configuration: configuration)
        #expect(plan.references == ["TravelUI/Row.1.json", "TravelUI/Row.2.json", "TravelUI/Row.3.json"])
    }

    @Test("a hash does not depend on what else is there, nor on the order")
    func stableHash() {
        let first = plan(entry("A-B"), entry("A_B")).functions
        let second = plan(entry("Other"), entry("A_B"), entry("A-B")).functions
        #expect(second == ["testOther", first[1], first[0]])
    }

    @Test("branches of one #if that declare the same type keep one function and one set of cases")
    func branches() {
        let plan = plan(
            entry("Row", strategy: .json, conditions: ["os(iOS)"]),
            entry("Row", strategy: .json, conditions: ["!(os(iOS))"]))
        #expect(plan.functions == ["testRow", "testRow"])
        #expect(plan.references == ["TravelUI/Row.1.json"])
    }

    @Test("titles that collide only together with an environment are kept apart, with a warning each")
    func crossedNames() {
        let batches = [
            Batch(
                name: "regular",
                products: [
                    EnvironmentProduct(
                        layouts: [.device(Device(name: "wide-tall", width: 1, height: 1, scale: 1)), .device(tall)])
                ])
        ]
        let plan = plan(entry("Row"), entry("Row-wide"), entry("Other"), configuration: travel(batches: batches))
        #expect(Set(plan.references.map(SafeName.collisionKey)).count == plan.references.count)
        #expect(plan.diagnostics.map(\.id) == [.nameCollision, .nameCollision])
        #expect(plan.references.contains("TravelUI/Other-tall.1.png"))
    }

    @Test("a picture and a value may have one name, because their files end otherwise")
    func otherExtension() {
        let batches = [Batch(name: "regular", products: [EnvironmentProduct(layouts: [.device(tall)])])]
        let plan = plan(entry("Row"), entry("Row-tall", strategy: .json), configuration: travel(batches: batches))
        #expect(plan.references == ["TravelUI/Row-tall.1.png", "TravelUI/Row-tall.1.json"])
        #expect(plan.diagnostics == [])
    }

    @Test("a function that would be called like a member of XCTest's class gets a hash")
    func membersOfXCTest() {
        let plan = plan(entry("Run"), entry("RunClass"), entry("CaseCount"), entry("Runs"))
        let pattern = /(testCaseCount_\w+|testRun_\w+|testRunClass_\w+|testRuns)/
        #expect(plan.functions.count == 4)
        #expect(plan.functions.allSatisfy { $0.wholeMatch(of: pattern) != nil })
        #expect(plan.references.contains { $0.hasPrefix("TravelUI/Run-") })
    }

    @Test("environments of one entry that give one function name get a hash, both of them")
    func equalEnvironments() {
        let products = [EnvironmentProduct(layouts: [.device(tall)], locales: ["en-US", "en_US"])]
        let configuration = travel(
            granularity: .environment, batches: [Batch(name: "regular", products: products)])
        let functions = plan(entry("Row"), configuration: configuration).functions
        #expect(Set(functions).count == 2)
        #expect(functions.allSatisfy { $0.hasPrefix("testRow_tall_en_US_") })
    }

    @Test("environments of one batch that would share a reference are an error that names both")
    func environmentsThatCollide() {
        let phone = Device(name: "phone", width: 1, height: 1, scale: 1)
        let named = Device(name: "phone-light", width: 2, height: 2, scale: 1)
        let products = [
            EnvironmentProduct(layouts: [.device(phone)], themes: [.light]),
            EnvironmentProduct(layouts: [.device(named)]),
            EnvironmentProduct(layouts: [.device(phone)], locales: ["en", "EN"]),
        ]
        let batches = [Batch(name: "regular", products: products)]
        let plan = plan(entry("Row"), configuration: travel(batches: batches))
        #expect(plan.diagnostics.map(\.id) == [.nameCollision, .nameCollision])
        #expect(plan.diagnostics.allSatisfy { $0.severity == .error })
        #expect(plan.diagnostics[0].message.contains("in 'phone-light' and in 'phone-light'"))
        #expect(plan.diagnostics[1].message.contains("in 'phone-en' and in 'phone-EN'"))
    }

    @Test("a batch that nobody is shown in may hold what it wants")
    func unusedBatch() {
        let twins = [EnvironmentProduct(layouts: [.device(tall)], locales: ["en", "EN"])]
        let configuration = travel(batches: Batch.builtIn + [Batch(name: "twins", products: twins)])
        #expect(plan(entry("Row"), configuration: configuration).diagnostics == [])
    }

    private let tall = Device(name: "tall", width: 1, height: 1, scale: 1)

    @Test(
        "labels become file names",
        arguments: [
            ("loading", "loading"), ("Signed out!", "Signed-out"), ("naïve", "naïve"), ("../x", "x"), ("🙂", "1"),
            ("2", "1"), ("", "1"),
        ])
    func labels(label: String, name: String) {
        let plan = plan(entry("Row", strategy: .json, samples: [Sample(number: 1, label: label, line: 1)]))
        #expect(plan.references == ["TravelUI/Row.\(name).json"])
    }

    @Test("labels that a file system cannot tell apart fall back to numbers")
    func equalLabels() {
        let labels = ["Error", "error", "fine"]
        let samples = labels.enumerated().map { Sample(number: $0 + 1, label: $1, line: 1) }
        let plan = plan(entry("Row", strategy: .json, samples: samples))
        #expect(plan.references == ["TravelUI/Row.1.json", "TravelUI/Row.2.json", "TravelUI/Row.fine.json"])
    }

    @Test("no reference's file name is longer than 200 bytes")
    func longNames() {
        let long = String(repeating: "long", count: 100)
        let device = Device(name: long, width: 1, height: 1, scale: 1)
        let batches = [Batch(name: "regular", products: [EnvironmentProduct(layouts: [.device(device)])])]
        let title = SafeName.fileComponent(long) ?? ""
        let plan = plan(
            entry(title, samples: [Sample(number: 1, label: long, line: 1)]), configuration: travel(batches: batches))
        #expect(plan.references.allSatisfy { $0.utf8.count - "TravelUI/".utf8.count <= 200 })
    }

    @Test("adding, removing and moving entries renames no other", arguments: 0..<20)
    func stability(seed: Int) {
        let titles = (0..<12).map { "Entry\(($0 * 7 + seed) % 12)" }
        let all = TestPlanner(travel()).plan(Catalog(entries: titles.map { entry($0) }))
        let some = TestPlanner(travel()).plan(Catalog(entries: titles.reversed().dropFirst(3).map { entry($0) }))
        #expect(Set(some.references).isSubset(of: Set(all.references)))
        #expect(Set(some.cases.map(\.test)).isSubset(of: Set(all.cases.map(\.test))))
    }
}
