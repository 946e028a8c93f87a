import SnapgenTestSupport
import Testing

@testable import SnapgenPlan

@Suite("CoveringArray")
struct CoveringArrayTests {
    /// Models from the comparison of pairwise testing tools on pairwise.org: the numbers of axes by the number of their
    /// values, and the rows that this search takes; PICT takes 9, 18, 210, 15, 37 and 27.
    ///
    /// The larger models take seconds in a debug build.
    private static let published: [(axes: KeyValuePairs<Int, Int>, rows: Int)] = [
        ([3: 4], 12), ([3: 13], 22), ([10: 20], 225), ([2: 100], 16), ([4: 15, 3: 17, 2: 29], 36),
        ([4: 1, 3: 39, 2: 35], 30),
    ]

    @Test("covers every pair of the published models", arguments: 0..<(TestTier.properties.isOn ? published.count : 2))
    func publishedModels(number: Int) {
        let (axes, most) = Self.published[number]
        let levels = axes.flatMap { Array(repeating: $0.key, count: $0.value) }
        let rows = CoveringArray.rows(for: CoveringModel(levels: levels))
        #expect(CoverageChecker(levels: levels).problems(in: rows) == [])
        #expect(rows.count <= most)
    }

    @Test("takes at most a quarter more rows than there must be for small models")
    func smallModels() {
        var random = SplitMix64(state: 1)
        for _ in 0..<200 {
            let levels = (0..<Int.random(in: 2...6, using: &random)).map { _ in Int.random(in: 2...6, using: &random) }
            #expect(additionalRows(levels) <= 0.25, "\(levels)")
        }
    }

    @Test("takes at most a sixteenth more rows for the axes of batches: some layouts, languages and sizes, and pairs")
    func batches() {
        var random = SplitMix64(state: 7)
        for _ in 0..<(TestTier.properties.isOn ? 200 : 20) {
            let large = [
                Int.random(in: 6...12, using: &random), Int.random(in: 3...5, using: &random),
                Int.random(in: 2...3, using: &random),
            ]
            let levels = large + Array(repeating: 2, count: Int.random(in: 0...4, using: &random))
            #expect(additionalRows(levels) <= 0.0625, "\(levels)")
        }
    }

    /// The share of rows beyond the number of pairs of the two largest axes, where every pair is covered.
    private func additionalRows(_ levels: [Int]) -> Double {
        let rows = CoveringArray.rows(for: CoveringModel(levels: levels))
        let checker = CoverageChecker(levels: levels)
        #expect(checker.problems(in: rows) == [], "\(levels)")
        return Double(rows.count) / Double(checker.bound) - 1
    }

    @Test("holds nothing forbidden, and covers every combination that can occur without", arguments: [2, 3])
    func forbidden(strength: Int) {
        var random = SplitMix64(state: 2)
        for _ in 0..<40 {
            let levels = (0..<Int.random(in: 3...5, using: &random)).map { _ in Int.random(in: 1...4, using: &random) }
            let forbidden = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                combination(of: Int.random(in: 1...3, using: &random), levels, &random)
            }
            let model = CoveringModel(levels: levels, strength: strength, forbidden: forbidden)
            let rows = CoveringArray.rows(for: model)
            let checker = CoverageChecker(levels: levels, strength: strength, forbidden: forbidden)
            #expect(checker.problems(in: rows) == [], "\(model)")
            #expect(rows.first == checker.allowedRows().first, "\(model)")
        }
    }

    private func combination(of parts: Int, _ levels: [Int], _ random: inout SplitMix64) -> [Int?] {
        (0..<parts).reduce(into: levels.map { _ in nil }) { combination, _ in
            let axis = Int.random(in: levels.indices, using: &random)
            combination[axis] = Int.random(in: 0..<levels[axis], using: &random)
        }
    }

    @Test(
        "covers every triple, and every four",
        arguments: [
            (3, [2, 2, 2, 2, 2], 12), (3, [3, 3, 3, 3], 33), (3, [2, 4, 2, 3], 24), (3, [5, 2, 3, 4, 2, 2], 60),
            (4, [2, 2, 2, 2, 2], 16), (4, [3, 2, 2, 3, 2], 36),
        ])
    func stronger(strength: Int, levels: [Int], most: Int) {
        let rows = CoveringArray.rows(for: CoveringModel(levels: levels, strength: strength))
        #expect(CoverageChecker(levels: levels, strength: strength).problems(in: rows) == [])
        #expect(rows.count <= most)
    }

    @Test(
        "what is small is what one would write oneself",
        arguments: [
            ([2, 2, 2], [[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]]),
            ([3], [[0], [1], [2]]),
            ([2, 1, 2], [[0, 0, 0], [0, 0, 1], [1, 0, 0], [1, 0, 1]]),
            ([1, 1, 1], [[0, 0, 0]]),
            ([2, 0, 2], []),
            ([], [[]]),
        ])
    func small(levels: [Int], rows: [[Int]]) {
        #expect(CoveringArray.rows(for: CoveringModel(levels: levels)) == rows)
    }

    @Test("where everything is forbidden, there is no row")
    func nothingAllowed() {
        let forbidden: [[Int?]] = [[0, nil, nil], [1, nil, nil]]
        #expect(CoveringArray.rows(for: CoveringModel(levels: [2, 3, 3], forbidden: forbidden)) == [])
    }

    @Test("the checker that these tests rely on sees what is wrong")
    func checker() {
        let checker = CoverageChecker(levels: [2, 2, 2], forbidden: [[0, 0, nil]])
        let right = [[0, 1, 0], [0, 1, 1], [1, 0, 0], [1, 0, 1], [1, 1, 0]]
        #expect(checker.problems(in: right) == [])
        #expect(checker.problems(in: right.dropLast()) == ["the values [1, 1] of the axes [0, 1] are never together"])
        #expect(checker.problems(in: right + [[0, 0, 1]]) == ["[0, 0, 1] is forbidden"])
        #expect(checker.problems(in: right + [[0, 2, 1]]) == ["[0, 2, 1] is no row"])
        #expect(checker.bound == 4)
    }

    @Test("the same model gives the same rows, whichever thread asks")
    func isAlwaysTheSame() async {
        let model = CoveringModel(levels: [6, 6, 6, 2, 2], forbidden: [[0, nil, nil, 1, nil]])
        let expected = CoveringArray.rows(for: model)
        await withTaskGroup(of: [[Int]].self) { group in
            for _ in 0..<4 { group.addTask { CoveringArray.rows(for: model) } }
            for await rows in group { #expect(rows == expected) }
        }
    }
}
