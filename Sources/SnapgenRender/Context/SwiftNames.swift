import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenPlan

struct SwiftNames {
    private let batches: [String: String]
    private let environments: [String: String]
    private let screens: [String: String]

    init(_ batches: [PlannedBatch]) {
        let used = batches.flatMap(\.environments)
        self.batches = Self.constants(batches.map(\.name))
        self.environments = Self.constants(used.map(\.name))
        self.screens = Self.constants(used.map(\.layout.name))
    }

    func batch(_ name: String) -> String { batches[name] ?? SwiftIdentifier.make(Self.joined(name)) }
    func environment(_ name: String) -> String { environments[name] ?? SwiftIdentifier.make(Self.joined(name)) }
    func screen(_ name: String) -> String { screens[name] ?? SwiftIdentifier.make(Self.joined(name)) }

    private static func constants(_ names: [String]) -> [String: String] {
        distinct(names, joined).mapValues(SwiftIdentifier.make)
    }

    /// Each name's word; all of several that would be equal get a hash of the name.
    static func distinct(_ names: [String], _ word: (String) -> String) -> [String: String] {
        var words: [String: String] = [:]
        for (word, names) in Dictionary(grouping: Set(names), by: word) {
            for name in names { words[name] = names.count > 1 ? "\(word)_\(StableHash.short(name))" : word }
        }
        return words
    }

    /// A name's words as one, as Swift writes constants: `sizeThatFits-light-ar_SA` becomes `sizeThatFitsLightArSA`.
    static func joined(_ name: String) -> String {
        guard !name.isEmpty else { return "unnamed" }
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let first = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? name
        return first + rest.joined()
    }
}
