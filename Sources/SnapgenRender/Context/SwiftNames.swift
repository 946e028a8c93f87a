import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenPlan

/// The names that the support file declares for batches, environments and screens.
struct SwiftNames {
    private let batches: [String: String]
    private let environments: [String: String]
    private let screens: [String: String]

    init(_ batches: [PlannedBatch]) {
        let used = batches.flatMap(\.environments)
        self.batches = Self.distinct(batches.map(\.name))
        self.environments = Self.distinct(used.map(\.name))
        self.screens = Self.distinct(used.map(\.layout.name))
    }

    func batch(_ name: String) -> String { batches[name] ?? SwiftIdentifier.make(Self.joined(name)) }

    /// The constant of an environment: `iPhone13Light` for `iPhone13-light`.
    func environment(_ name: String) -> String { environments[name] ?? SwiftIdentifier.make(Self.joined(name)) }

    func screen(_ name: String) -> String { screens[name] ?? SwiftIdentifier.make(Self.joined(name)) }

    /// Each name's identifier; all of several that would be equal get a hash of the name.
    private static func distinct(_ names: [String]) -> [String: String] {
        let unique = Set(names)
        let owners = Dictionary(grouping: unique, by: joined)
        let pairs = unique.map { name in
            let word = joined(name)
            let isShared = (owners[word]?.count ?? 0) > 1
            return (name, SwiftIdentifier.make(isShared ? "\(word)_\(StableHash.short(name))" : word))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    private static let nameless = "unnamed"

    /// A name's words as one, as Swift writes constants: `sizeThatFits-light-ar_SA` becomes `sizeThatFitsLightArSA`.
    private static func joined(_ name: String) -> String {
        guard !name.isEmpty else { return nameless }
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? name
        return first + rest.joined()
    }
}
