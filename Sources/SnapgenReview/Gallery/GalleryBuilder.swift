import SnapgenKit
import SnapgenModel

/// Collects the contents of a gallery from the references of a plan.
struct GalleryBuilder {
    /// The name of the project.
    let title: String
    /// The folder that the paths of sources are relative to.
    let root: ProjectRoot
    /// The addresses of sources; `nil` for none.
    let links: SourceLinks?
    let files: any FileSystem

    /// A reference with the contents of its file.
    struct Item {
        let reference: SampleReference
        let contents: GalleryShot.Contents

        var entry: CatalogEntry { reference.planned.entry }
    }

    /// Returns the contents of a gallery, with entries in the order of the references.
    func contents(_ items: [Item]) -> GalleryContents {
        let axes = GalleryAxes(items.compactMap(\.reference.environment))
        var comments: [RelativePath: DocComments] = [:]
        let modules = items.grouped(by: \.entry.module).map { items in
            let entries = items.grouped(by: \.entry.id).map { items in
                let entry = items[0].entry
                let file = comments[entry.path] ?? DocComments(text(of: entry.path))
                comments[entry.path] = file
                return self.entry(entry, file.comment(of: entry), axes, items)
            }
            return GalleryModule(name: items[0].entry.module, entries: entries)
        }
        return GalleryContents(title: title, modules: modules)
    }

    private func text(of path: RelativePath) -> String {
        (try? files.read(root.absolute(path))).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func entry(
        _ entry: CatalogEntry, _ comment: String?, _ axes: GalleryAxes, _ items: [Item]
    ) -> GalleryEntry {
        let environments = items.map(\.reference.environment).uniqued()
        let samples = items.grouped(by: \.reference.sample).map { items in
            let reference = items[0].reference
            return GallerySample(
                name: reference.sample, label: Self.label(reference),
                shots: items.map { shot($0, environments) }.sorted { $0.environment < $1.environment })
        }
        return GalleryEntry(
            title: entry.kind == .macro ? entry.name ?? entry.title : entry.title,
            page: "entries/\(entry.module)/\(entry.title).html", kind: Self.kind(of: entry),
            place: "\(entry.path):\(entry.line)", link: links?.address(of: entry.path, line: entry.line),
            comment: comment, environments: environments.map(axes.environment), samples: samples)
    }

    private func shot(_ item: Item, _ environments: [SnapshotEnvironment?]) -> GalleryShot {
        GalleryShot(
            environment: environments.firstIndex(of: item.reference.environment) ?? 0,
            file: "references/\(item.reference.path)", contents: item.contents)
    }

    private static func label(_ reference: SampleReference) -> String {
        guard reference.sample != "*" else { return "Samples" }
        let planned = reference.planned.test.samples?.first { $0.name == reference.sample }
        let samples = reference.planned.entry.samples
        if let label = samples?.first(where: { $0.number == planned?.number })?.label { return label }
        return Int(reference.sample).map { "Sample \($0)" } ?? reference.sample
    }

    private static func kind(of entry: CatalogEntry) -> String {
        switch (entry.kind, entry.strategy) {
        case (.macro, _): "#\(entry.catalogName)"
        default: entry.catalogName
        }
    }
}

/// The axes on which the environments of a gallery differ, and the device.
struct GalleryAxes {
    private let choices: [any EnvironmentChoice.Type]
    private let hasLocales: Bool

    /// Finds the axes with a value other than the usual one.
    init(_ environments: [SnapshotEnvironment]) {
        choices = EnvironmentAxis.choices.filter { choice in
            environments.contains { Self.value(of: choice, in: $0) != nil }
        }
        hasLocales = environments.contains { $0.locale != nil }
    }

    /// Returns an environment in words; one without choices for a value.
    func environment(_ environment: SnapshotEnvironment?) -> GalleryEnvironment {
        guard let environment else { return GalleryEnvironment(choices: [], scale: 1, points: nil) }
        let layout = GalleryChoice(axis: Self.device, value: environment.layout.title)
        let locale = hasLocales ? [Self.choice(of: "language", environment.locale)] : []
        let others = choices.map { choice in
            Self.choice(of: choice.noun, Self.value(of: choice, in: environment), usual: Self.usual(choice))
        }
        return GalleryEnvironment(
            choices: [layout] + others + locale, scale: environment.layout.device?.scale ?? Self.usualScale,
            points: Self.points(of: environment))
    }

    /// The name of the axis that each environment has a value on.
    static let device = "device"

    private static func choice(of axis: String, _ value: String?, usual: String = "default") -> GalleryChoice {
        GalleryChoice(axis: axis, value: value ?? usual, isUsual: value == nil)
    }

    private static func value<Choice: EnvironmentChoice>(
        of choice: Choice.Type, in environment: SnapshotEnvironment
    ) -> String? {
        environment.value(of: choice)?.rawValue
    }

    private static func usual<Choice: EnvironmentChoice>(_ choice: Choice.Type) -> String {
        choice.usual?.rawValue ?? "default"
    }

    /// The pixels per point of most simulators.
    private static let usualScale = 3.0

    private static func points(of environment: SnapshotEnvironment) -> GallerySize? {
        switch environment.layout {
        case .device(let device):
            let isTurned = environment[SnapshotEnvironment.Orientation.self] == .landscape
            return isTurned
                ? GallerySize(width: device.height, height: device.width)
                : GallerySize(width: device.width, height: device.height)
        case .fixed(let width, let height): return GallerySize(width: width, height: height)
        case .width, .sizeThatFits: return nil
        }
    }
}

extension SnapshotEnvironment.Layout {
    /// The name in a gallery.
    fileprivate var title: String {
        switch self {
        case .device(let device): device.name
        case .width(let device): "\(device.name) width"
        case .fixed: name.replacing("x", with: " × ")
        case .sizeThatFits: "fitting size"
        }
    }
}

extension Array {
    /// Returns the elements in groups with the same key, in the order of the first elements.
    fileprivate func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var places: [Key: Int] = [:]
        return reduce(into: []) { groups, element in
            let place = places[key(element), default: groups.count]
            places[key(element)] = place
            if place == groups.count { groups.append([]) }
            groups[place].append(element)
        }
    }
}

extension Array where Element: Hashable {
    /// Returns the elements without repetitions, in their order.
    fileprivate func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
