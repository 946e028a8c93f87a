import Foundation
import SnapgenModel

let rounds = 5
let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let sizes = counts.isEmpty ? [1_000, 10_000, 40_000] : Array(counts)

/// Returns the median of each column.
func medians(_ rows: [[Double]]) -> [Double] {
    rows[0].indices.map { column in rows.map { $0[column] }.sorted()[rows.count / 2] }
}

/// Returns a row of a Markdown table.
func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

func text(_ number: Double) -> String { String(format: "%.1f", number) }

let folder = FileManager.default.temporaryDirectory.appending(path: "snapgen-render-\(getpid())").path
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }

// Sizes alternate, so that other activity of the machine affects all of them equally.
let stages = try sizes.map { try Stages(LargeCatalog(count: $0).catalog, folder: "\(folder)/\($0)") }
let times = try (0..<rounds).map { _ in try stages.map { try $0.measured() } }
print(line(["entries"] + Stages.names + ["all", "all / entry, µs"]))
print(line(Array(repeating: "---", count: Stages.names.count + 3)))
for (position, size) in sizes.enumerated() {
    let stages = medians(times.map { $0[position] })
    let all = medians(times.map { [$0[position].reduce(0, +)] })[0]
    print(line(["\(size)"] + (stages + [all, all * 1000 / Double(size)]).map(text)))
}
