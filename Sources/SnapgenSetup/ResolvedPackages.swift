import Foundation
package import SnapgenKit
package import SnapgenModel
package import SnapgenProject

/// The versions of packages that a project has resolved.
struct ResolvedPackages {
    /// The versions by the identity of the package; those at a branch or commit are left out.
    private(set) var versions: [String: String] = [:]
    /// The file that was read, relative to the root; `nil` if there is none.
    private(set) var path: String?

    /// A `Package.resolved` of the versions 2 and 3.
    private struct Contents: Decodable {
        struct Pin: Decodable {
            struct State: Decodable {
                var version: String?
            }
            var identity: String
            var state: State
        }
        var pins: [Pin]
    }

    /// Reads the first file that the workspace, the project or the package has.
    init(of layout: ProjectLayout, root: ProjectRoot, files: any FileSystem) {
        let bundles = layout.projects.filter(ProjectRoot.isProject).map { project in
            project.hasSuffix(".xcworkspace") ? project : "\(project)/project.xcworkspace"
        }
        let places = bundles.map { "\($0)/xcshareddata/swiftpm/Package.resolved" } + ["Package.resolved"]
        for place in places {
            guard let bytes = try? files.read(AbsolutePath.resolve(place, from: root.path)),
                let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
            else { continue }
            path = place
            let pins = contents.pins.compactMap { pin in pin.state.version.map { (pin.identity, $0) } }
            versions = Dictionary(pins) { first, _ in first }
            return
        }
    }

    /// Returns whether a version precedes another one, by their numbers.
    static func isOlder(_ version: String, than other: String) -> Bool {
        numbers(in: version).lexicographicallyPrecedes(numbers(in: other))
    }

    private static func numbers(in version: String) -> [Int] {
        version.prefix { $0 != "-" && $0 != "+" }.split(separator: ".").map { Int($0) ?? 0 }
    }
}
