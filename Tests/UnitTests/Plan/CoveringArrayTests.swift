import SnapgenTestSupport
import Testing

@testable import SnapgenPlan

@Suite("CoveringArray")
struct CoveringArrayTests {
    /// Models with the rows that this search takes; those of pairs are from the comparison of tools on pairwise.org,
    /// for which PICT takes 9, 18, 210, 15, 37 and 27, and the last four take seconds in a debug build.
    private static let models: [(strength: Int, axes: KeyValuePairs<Int, Int>, rows: Int)] = [
        (2, [3: 4], 12), (2, [3: 13], 22), (3, [2: 5], 12), (3, [3: 4], 33), (3, [2: 1, 4: 1, 2: 1, 3: 1], 24),
        (3, [5: 1, 2: 1, 3: 1, 4: 1, 2: 2], 60), (4, [2: 5], 16), (4, [3: 1, 2: 2, 3: 1, 2: 1], 36),
        (2, [10: 20], 225), (2, [2: 100], 16), (2, [4: 15, 3: 17, 2: 29], 36), (2, [4: 1, 3: 39, 2: 35], 30),
    ]

    @Test(
        "covers every pair, every triple and every four",
        arguments: 0..<(TestTier.properties.isOn ? models.count : models.count - 4))
    func covered(number: Int) {
        let (strength, axes, most) = Self.models[number]
        let levels = axes.flatMap { Array(repeating: $0.key, count: $0.value) }
        let rows = CoveringArray.rows(for: CoveringModel(levels: levels, strength: strength))
        #expect(missing(in: rows, levels, strength).isEmpty)
        #expect(rows.count <= most)
    }

    @Test("holds nothing forbidden, and covers every combination that can occur without", arguments: [2, 3])
    func forbidden(strength: Int) {
        var random = SplitMix64(state: 2)
        for _ in 0..<TestTier.properties.count(15, of: 40) {
            let levels = (0..<Int.random(in: 3...5, using: &random)).map { _ in Int.random(in: 1...4, using: &random) }
            let forbidden = (0..<Int.random(in: 1...4, using: &random)).map { _ in combination(levels, &random) }
            let model = CoveringModel(levels: levels, strength: strength, forbidden: forbidden)
            let rows = CoveringArray.rows(for: model)
            let allowed = allRows(levels).filter { row in
                !forbidden.contains { zip(row, $0).allSatisfy { $1 == nil || $0 == $1 } }
            }
            #expect(Set(rows).isSubset(of: allowed), "\(model)")
            #expect(missing(in: rows, levels, strength, of: allowed).isEmpty, "\(model)")
            #expect(rows.first == allowed.first, "\(model)")
        }
    }

    private func combination(_ levels: [Int], _ random: inout SplitMix64) -> [Int?] {
        (0..<Int.random(in: 1...3, using: &random)).reduce(into: levels.map { _ in nil }) { combination, _ in
            let axis = Int.random(in: levels.indices, using: &random)
            combination[axis] = Int.random(in: 0..<levels[axis], using: &random)
        }
    }

    @Test(
        "is what one would write oneself where the model is small",
        arguments: [
            ([2, 2, 2], [], [[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 0]]),
            ([3], [], [[0], [1], [2]]),
            ([2, 1, 2], [], [[0, 0, 0], [0, 0, 1], [1, 0, 0], [1, 0, 1]]),
            ([2, 0, 2], [], []), ([], [], [[]]), ([2, 3, 3], [[0, nil, nil], [1, nil, nil]], []),
        ] as [([Int], [[Int?]], [[Int]])])
    func small(levels: [Int], forbidden: [[Int?]], rows: [[Int]]) {
        #expect(CoveringArray.rows(for: CoveringModel(levels: levels, forbidden: forbidden)) == rows)
    }

    private func allRows(_ levels: [Int]) -> [[Int]] {
        levels.reduce([[]]) { rows, level in rows.flatMap { row in (0..<level).map { row + [$0] } } }
    }

    /// The sets of axes of which rows do not have all combinations that others have, or all that there are.
    private func missing(
        in rows: [[Int]], _ levels: [Int], _ strength: Int = 2, of all: [[Int]]? = nil
    ) -> [[Int]] {
        axisSets(levels, strength).filter { axes in
            let found = Set(rows.map { row in axes.map { row[$0] } })
            let wanted = all.map { all in Set(all.map { row in axes.map { row[$0] } }).count }
            return found.count != wanted ?? axes.reduce(1) { $0 * levels[$1] }
        }
    }

    private func axisSets(_ levels: [Int], _ size: Int) -> [[Int]] {
        (0..<size).reduce([[]]) { sets, _ in
            sets.flatMap { set in levels.indices.filter { $0 > set.last ?? -1 }.map { set + [$0] } }
        }
    }
}
