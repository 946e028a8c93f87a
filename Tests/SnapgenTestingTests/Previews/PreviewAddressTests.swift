import SnapgenTestSupport
import Testing

@testable import SnapgenPreviews

/// The positions of previews in programs whose conditions the tests do not know.
@Suite("Preview addresses")
struct PreviewAddressTests {
    private static let debug = SnapgenCondition("DEBUG", true)
    private static let store = SnapgenCondition("STORE", false)

    private func position(_ members: [[SnapgenCondition]], _ number: Int, of count: Int) throws -> Int {
        let address = SnapgenPreviewAddress("Shop/Row.swift", .literal("Row"), number, of: members)
        return try address.position(inProgramWith: count)
    }

    private func problem(_ body: () throws -> Int) throws -> (isSkipped: Bool, message: String) {
        switch try #require(throws: SnapgenPreviewProblem.self, performing: { try body() }) {
        case .failed(let message): (false, message)
        case .skipped(let message): (true, message)
        }
    }

    @Test(
        "another number in the program fails, a preview that is left out or has several positions is skipped",
        arguments: [
            ([[], []], 2, 3, false, ["had 2", "has 3", "'snapgen generate'"]),
            ([[debug]], 1, 0, true, ["'DEBUG'"]),
            ([[store], [], [SnapgenCondition("BETA", false)]], 2, 2, true, ["'BETA', 'STORE'"]),
            ((0..<13).map { [SnapgenCondition("C\($0)", false)] } + [[]], 14, 3, true, []),
        ] as [([[SnapgenCondition]], Int, Int, Bool, [String])])
    func problems(members: [[SnapgenCondition]], number: Int, count: Int, isSkipped: Bool, words: [String]) throws {
        let problem = try problem { try position(members, number, of: count) }
        #expect(problem.isSkipped == isSkipped)
        #expect(words.allSatisfy(problem.message.contains))
        #expect(problem.message.contains("generate") != isSkipped)
    }

    @Test("a number that the address does not have fails", arguments: [-1, 0, 2])
    func wrongNumber(number: Int) throws {
        #expect(throws: SnapgenPreviewProblem.self) { try position([[]], number, of: 1) }
    }

    @Test(
        "members that the platform leaves out are not counted",
        arguments: ["os(iOS)", "canImport(UIKit)", "!os(iOS) && (targetEnvironment(simulator) || arch(x86_64))"])
    func absent(platform: String) throws {
        let platform = SnapgenCondition(platform, false)
        #expect(try position([[platform], [], [!platform]], 2, of: 2) == 0)
        #expect(try position([[platform], [], [!platform]], 3, of: 2) == 1)
    }

    @Test(
        "an equal number decides nothing if another value gives it too",
        arguments: ["STORE", "os(iOS) && STORE", "canImport(Lottie)", "swift(>=6)", "os"])
    func equalNumber(condition: String) throws {
        let condition = SnapgenCondition(condition, false)
        #expect(throws: SnapgenPreviewProblem.self) { try position([[condition], [!condition]], 2, of: 1) }
    }

    @Test("an optimised build, which may lack previews, fails where the numbers differ, whatever conditions there are")
    func optimised() throws {
        let address = SnapgenPreviewAddress("Shop/Row.swift", .literal("Row"), 2, of: [[Self.debug], []])
        let problem = try problem { try address.position(inProgramWith: 1, isOptimised: true) }
        #expect(!problem.isSkipped && problem.message.contains("Debug"))
        #expect(try address.position(inProgramWith: 2, isOptimised: true) == 1)
    }

    private func index(
        _ name: SnapgenPreviewAddress.Name, _ number: Int = 1, of count: Int = 1,
        among names: [SnapgenListedPreview.DisplayName]
    ) throws -> Int {
        let members = Array(repeating: [SnapgenCondition](), count: count)
        return try SnapgenPreviewAddress("Shop/Row.swift", name, number, of: members).index(among: names)
    }

    @Test("previews that are not available may have any name")
    func unavailable() throws {
        #expect(try index(.literal("a"), among: [.unavailable, .name("b")]) == 0)
        #expect(try index(.none, 2, of: 2, among: [.none, .name("b"), .unavailable]) == 2)
        #expect(try index(.literal("b"), among: [.unavailable, .unavailable, .name("b")]) == 2)
        #expect(try problem { try index(.literal("a"), among: [.unavailable, .unavailable]) }.isSkipped)
    }

    @Test("a test whose preview may be one that is not made fails with the error of that one")
    func failed() throws {
        let names: [SnapgenListedPreview.DisplayName] = [.unavailable, .failed("no data"), .name("b"), .name("c")]
        let problem = try problem { try index(.literal("a"), among: names) }
        #expect(!problem.isSkipped && problem.message.contains("no data") && !problem.message.contains("generate"))
        #expect(try index(.literal("b"), among: names) == 2)
        #expect(try index(.literal("a"), among: [.failed("no data"), .name("b")]) == 0)
    }

    @Test("where a computed name may be nil, the message names this")
    func computedNames() throws {
        func message(_ name: SnapgenPreviewAddress.Name, _ names: [SnapgenListedPreview.DisplayName]) throws -> String {
            try problem { try index(name, among: names) }.message
        }
        #expect(try message(.none, [.none, .none]).contains("computed name that is nil"))
        #expect(try message(.computed(besides: []), [.none, .none]).contains("computed name that is nil"))
        #expect(try !message(.literal("a"), [.none, .none]).contains("computed"))
        #expect(try !message(.none, [.name("a")]).contains("computed"))
    }

    @Test("generated cases have the results of a model that lists all programs")
    func model() {
        for seed in 0..<UInt64(TestTier.properties.count(100, of: 2_000)) {
            var generator = SplitMix64(state: seed)
            let model = ConditionalFile(using: &generator)
            for number in model.members.indices.map({ $0 + 1 }) where model.isInTests(number) {
                for count in 0...model.members.count {
                    let found = Result { try position(model.conditions, number, of: count) }
                    let expected = model.expected(number, count)
                    let isExpected =
                        switch found {
                        case .success(let position): expected == [position]
                        case .failure(SnapgenPreviewProblem.skipped): expected.count > 1 || expected == [nil]
                        default: expected.isEmpty
                        }
                    #expect(isExpected, "seed \(seed), preview \(number) of \(count)")
                }
            }
        }
    }
}

/// Previews of one name under the conditions of `#if`s, whose values in the tests are known.
private struct ConditionalFile {
    struct Literal {
        var condition: Int
        var required: Bool
    }

    let members: [[Literal]]
    let values: [Bool]

    init(using generator: inout SplitMix64) {
        values = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Bool.random(using: &generator) }
        let conditions = values.indices
        members = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
            (0..<Int.random(in: 0...2, using: &generator)).map { _ in
                Literal(
                    condition: conditions.randomElement(using: &generator) ?? 0,
                    required: Bool.random(using: &generator))
            }
        }
    }

    var conditions: [[SnapgenCondition]] {
        members.map { member in
            member.map { literal in
                let condition = SnapgenCondition("C\(literal.condition)", values[literal.condition])
                return literal.required ? condition : !condition
            }
        }
    }

    func isInTests(_ number: Int) -> Bool { isPresent(members[number - 1], values) }

    /// Returns the positions that the preview has in the programs with `count` previews, `nil` for those without it.
    func expected(_ number: Int, _ count: Int) -> Set<Int?> {
        Set(
            programs.filter { program in members.filter { isPresent($0, program) }.count == count }
                .map { isPresent(members[number - 1], $0) ? position(number, $0) : nil })
    }

    private var programs: [[Bool]] {
        values.reduce([[]]) { programs, _ in programs.flatMap { [$0 + [false], $0 + [true]] } }
    }

    private func isPresent(_ member: [Literal], _ values: [Bool]) -> Bool {
        member.allSatisfy { values[$0.condition] == $0.required }
    }

    private func position(_ number: Int, _ values: [Bool]) -> Int {
        members.prefix(number - 1).filter { isPresent($0, values) }.count
    }
}
