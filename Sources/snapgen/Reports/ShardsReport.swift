import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenNames
import SnapgenPlan

/// A shard plan as text, JSON, or options of test runners.
struct ShardsReport {
    let shards: ShardPlan
    /// The number of the requested shard; `nil` for all shards.
    let only: Int?
    let skips: Bool
    let framework: TestSettings.Framework
    let style: Style

    var empty: [Int] { shown.filter(\.tests.isEmpty).map(\.shard) }

    func text(as format: ShardFormat) throws -> String {
        switch format {
        case .text: return only == nil ? table + "\n" + summary + "\n" : table + "\n" + list
        case .json: return try CommandJSON.text(of: part)
        case .githubMatrix: return try CommandJSON.line(of: ["include": matrix])
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

extension ShardsReport {
    /// Returns the arguments of a shard: one per line if a single shard is requested, otherwise all on one line.
    private func arguments(of shard: PlannedShard) -> String {
        let option = skips ? "-skip-testing:" : "-only-testing:"
        let arguments = selection(of: shard).identifiers.map { ShellWord.quoted(option + $0) }
        guard only == nil else { return arguments.map { $0 + "\n" }.joined() }
        return arguments.joined(separator: " ") + "\n"
    }

    private var matrix: [MatrixRow] {
        shown.filter { !$0.tests.isEmpty }.map { shard in
            let expression = selection(of: shard).regularExpression
            return MatrixRow(
                shard: shard.shard, total: shards.shards.count, filter: skips ? nil : expression,
                skip: skips ? expression : nil)
        }
    }

    private struct MatrixRow: Encodable {
        var shard: Int
        var total: Int
        var filter: String?
        var skip: String?
    }
}

extension ShardsReport {
    private var isTimed: Bool { shards.measure == .durations }

    private var table: String {
        var table = Table(style: style)
        for shard in shown {
            table.append(
                "\(shard.shard)/\(shards.shards.count)", "\(count(shard.tests.count, "test"))", "\(size(of: shard))")
        }
        return table.text
    }

    private var list: String {
        shown.flatMap(\.tests).map { "  \(VisibleText.escaped("\(shards.target).\($0.name)"))\n" }.joined()
    }

    private var summary: String {
        let tests = shards.shards.flatMap(\.tests)
        let parts = [
            count(tests.count, "test"), count(tests.reduce(0) { $0 + $1.snapshots }, "snapshot"),
            excess.map { "the largest shard \($0) % above the mean" },
        ]
        return style(.bold, parts.compactMap { $0 }.joined(separator: ", "))
    }

    /// The size of the largest shard above the mean, in percent.
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
