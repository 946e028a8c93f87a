package import SnapgenConfiguration
package import SnapgenKit
package import SnapgenModel
package import SnapgenPlan
package import SnapgenScan

/// The search for a part of a project to begin with.
struct SetupStart {
    /// The number of pictures from which on a part is proposed.
    static let many = 200
    /// The number of pictures that a part should not exceed.
    static let enough = 100

    /// A module, or a folder of a module.
    private struct Part: Hashable {
        var module: String
        var folder: RelativePath?

        /// The sort key of parts with the same number of pictures: larger parts first.
        var order: (Int, String) { (folder?.components.count ?? 0, "\(module)/\(folder?.string ?? "")") }
    }

    let run: Run
    /// The modules that are scanned.
    let sources: [SourceModule]

    /// The module or folder with the most pictures that are not too many; `nil` if there are few pictures.
    var start: SetupFindings.Start? {
        let pictures = pictures
        guard pictures.values.reduce(0, +) >= Self.many else { return nil }
        var parts: [Part: Int] = [:]
        for (entry, count) in pictures {
            for part in Self.parts(of: entry) { parts[part, default: 0] += count }
        }
        let best = parts.filter { $0.value <= Self.enough }
            .min { (-$0.value, $0.key.order.0, $0.key.order.1) < (-$1.value, $1.key.order.0, $1.key.order.1) }
        return best.map { start(with: $0.key, pictures: $0.value) }
    }

    /// The numbers of pictures of the entries that have any.
    private var pictures: [CatalogEntry: Int] {
        let entries = Dictionary(
            run.catalog.entries.filter { $0.strategy == .image }.map { ($0.id, $0) }
        ) { first, _ in first }
        return run.plan.cases.reduce(into: [:]) { counts, planned in
            if let entry = entries[planned.entry] { counts[entry, default: 0] += 1 }
        }
    }

    /// Returns the module, and the folders that hold the file of an entry.
    private static func parts(of entry: CatalogEntry) -> [Part] {
        let folders = entry.path.parent.map { Array(sequence(first: $0, next: \.parent)) } ?? []
        return [Part(module: entry.module)] + folders.map { Part(module: entry.module, folder: $0) }
    }

    private func start(with part: Part, pictures: Int) -> SetupFindings.Start {
        let source = sources.first { $0.module == part.module }
        let path = part.folder ?? (source?.target == nil ? source?.path : nil)
        return SetupFindings.Start(target: source?.target, path: path?.string, pictures: pictures)
    }
}
