import SnapgenKit
import SnapgenModel
import SnapgenPlan

/// Shards for people and for the programs that run them.
struct ShardsReport {
    let shards: ShardPlan
    /// The number of the only shard that is asked for.
    let only: Int?
    /// Whether a shard is told what it skips.
    let skips: Bool
    let framework: TestSettings.Framework
    let style: Style

    /// The shards that are asked for and hold no test.
    var empty: [Int] { shown.filter(\.tests.isEmpty).map(\.shard) }

    /// The shards in a format; throws where one has no encoding.
    func text(as format: ShardFormat) throws -> String {
        switch format {
        case .text: return only == nil ? table + "\n" + summary + "\n" : table + "\n" + list
        case .json: return try CommandJSON.text(of: part)
        case .githubMatrix: return try CommandJSON.line(of: matrix)
        case .swiftTest: return shown.map { selection(of: $0).regularExpression + "\n" }.joined()
        case .xcodebuild: return shown.map(arguments).joined()
        }
    }

    private var shown: [PlannedShard] { shards.shards.filter { only == nil || $0.shard == only } }

    private var part: ShardPlan {
        var part = shards
        part.shards = shown
        return part
    }

    private func selection(of shard: PlannedShard) -> TestSelection {
        TestSelection(shard.shard, of: shards, others: skips, framework: framework)
    }
}

/// For programs.
extension ShardsReport {
    /// One argument a line where one shard is asked for, else one shard a line.
    private func arguments(of shard: PlannedShard) -> String {
        let option = skips ? "-skip-testing:" : "-only-testing:"
        let arguments = selection(of: shard).identifiers.map { ShellWord.quoted(option + $0) }
        guard only == nil else { return arguments.map { $0 + "\n" }.joined() }
        return arguments.joined(separator: " ") + "\n"
    }

    /// A shard without a test gets no job.
    private var matrix: Matrix {
        Matrix(
            include: shown.filter { !$0.tests.isEmpty }.map { shard in
                let expression = selection(of: shard).regularExpression
                return Matrix.Row(
                    shard: shard.shard, total: shards.shards.count, filter: skips ? nil : expression,
                    skip: skips ? expression : nil)
            })
    }

    /// What GitHub takes as a job's `matrix`.
    private struct Matrix: Encodable {
        struct Row: Encodable {
            var shard: Int
            var total: Int
            var filter: String?
            var skip: String?
        }

        var include: [Row]
    }
}

/// For people.
extension ShardsReport {
    private var isTimed: Bool { shards.measure == .durations }

    private var table: String {
        var table = Table(style)
        for shard in shown {
            table.append(
                "\(shard.shard)/\(shards.shards.count)", "\(count(shard.tests.count, "test"))", "\(size(of: shard))")
        }
        return table.text
    }

    private var list: String {
        shown.flatMap(\.tests).map { "  \(shards.target).\($0.name)\n" }.joined()
    }

    private var summary: String {
        let tests = shards.shards.flatMap(\.tests)
        let parts = [
            count(tests.count, "test"), count(tests.reduce(0) { $0 + $1.snapshots }, "snapshot"),
            excess.map { "the largest shard \($0) % above the mean" },
        ]
        return style(.bold, parts.compactMap { $0 }.joined(separator: ", "))
    }

    /// By how much the largest shard is larger than the mean, in percent.
    private var excess: Int? {
        let loads = shards.shards.map { isTimed ? $0.milliseconds : $0.snapshots }
        let sum = loads.reduce(0, +)
        guard sum > 0, let largest = loads.max() else { return nil }
        return (largest * loads.count * 100 + sum / 2) / sum - 100
    }

    private func size(of shard: PlannedShard) -> String {
        let snapshots = count(shard.snapshots, "snapshot")
        return isTimed ? "\(snapshots), \(Self.seconds(shard.milliseconds))" : snapshots
    }

    private static func seconds(_ milliseconds: Int) -> String {
        "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
    }
}
