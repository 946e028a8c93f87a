import SnapgenNames
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Names of references and functions")
struct NamesTests {
    @Test("titles that give one function name get a hash, both of them, whatever else is there and in any order")
    func equalFunctions() {
        let first = plan(entry("A-B"), entry("A_B")).functions
        #expect(Set(first).count == 2 && first.allSatisfy { $0.hasPrefix("testA_B_") })
        #expect(plan(entry("Other"), entry("A_B"), entry("A-B")).functions == ["testOther", first[1], first[0]])
        let named = entry(String(first[0].dropFirst("test".count)))
        #expect(Set(plan(entry("A-B"), entry("A_B"), named).functions).count == 3)
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

    @Test("a batch in which no entry is shown may have environments that share a reference")
    func unusedBatch() {
        let twins = [EnvironmentProduct(layouts: [.device(tall)], locales: ["en", "EN"])]
        let configuration = travel(batches: Batch.builtIn + [Batch(name: "twins", products: twins)])
        #expect(plan(entry("Row"), configuration: configuration).diagnostics == [])
    }

    private let tall = Device(name: "tall", width: 1, height: 1, scale: 1)
}
