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
        "labels become file names, or numbers where a file system cannot tell them apart or samples are numbered",
        arguments: [
            (["loading", "Signed out!", "naïve"], false, ["loading", "Signed-out", "naïve"]),
            (["../x", "🙂", ""], false, ["x", "2", "3"]), (["Error", "error", "fine"], false, ["1", "2", "fine"]),
            (["2"], false, ["1"]), (["a", "1"], true, ["1", "2"]),
        ])
    func labels(labels: [String], isNumbered: Bool, names: [String]) {
        var configuration = travel()
        configuration.references.naming = isNumbered ? .numbered : .snapgen
        let samples = labels.enumerated().map { Sample(number: $0 + 1, label: $1, line: 1) }
        let plan = plan(entry("Row", strategy: .json, samples: samples), configuration: configuration)
        #expect(plan.references == names.map { "TravelUI/Row.\($0).json" })
    }
}
