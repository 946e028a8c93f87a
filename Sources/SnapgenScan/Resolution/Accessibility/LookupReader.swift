import SnapgenModel

/// Follows the look-ups of UI tests to the texts in them, also through constants and functions.
struct LookupReader {
    private let indexes: [TableIndex]
    private let arguments: [String: [KeyPlace]]
    /// The parameters of functions of which some look elements up, and others, with the same names, do something else.
    private let ambiguous: Set<String>
    /// The constants of types that stand for other apps.
    private let otherApps: Set<String>
    private var seen: Set<SourceLocation> = []

    init(_ files: [ScannedKeyFile], _ tables: TableIndex) {
        indexes = [TableIndex(files), tables]
        arguments = Dictionary(files.flatMap(\.test.arguments), uniquingKeysWith: +)
        otherApps = Set(files.flatMap(\.test.otherApps).filter { $0.contains(".") })
        var helpers: [String: Set<String>] = [:]
        for place in files.flatMap(\.places) {
            if case .parameter(let name, _) = place.value {
                helpers[name, default: []].insert(place.context.type ?? "")
            }
        }
        let takers = Dictionary(files.flatMap(\.test.takers)) { $0.union($1) }
        ambiguous = Set(takers.filter { $1.count > 1 && !$1.isSubset(of: helpers[$0] ?? []) }.keys)
    }

    typealias Text = (parts: [String]?, location: SourceLocation)

    /// Returns the parts of the texts that a look-up means, `nil` for one that is not followed; none for one in another
    /// app, and of those that are already known.
    mutating func texts(of lookup: KeyPlace, in file: ScannedKeyFile) -> [Text] {
        let names = (lookup.target ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let isOfOtherApp = otherApps.contains { lookup.target?.contains($0) == true }
        guard !isOfOtherApp, file.test.otherApps.isDisjoint(with: names), seen.insert(lookup.location).inserted
        else { return [] }
        switch lookup.value {
        case .text(let parts) where !parts.allSatisfy(\.isEmpty): return [(parts, lookup.location)]
        case .reference(let names):
            let found = indexes.lazy.compactMap { $0.find(names, in: lookup.context.type, file.module) }.first
            return [(found?.property.parts, lookup.location)]
        case .parameter(let parameter, let type):
            guard let passed = arguments[parameter], !ambiguous.contains(parameter) else { break }
            return passed.flatMap { texts(of: $0.typed(type), in: file) }
        case .text, .keyPath, .computed: break
        }
        return [(nil, lookup.location)]
    }
}

extension KeyPlace {
    /// Returns an argument with the type of its parameter in place of an implicit one.
    fileprivate func typed(_ type: String) -> Self {
        guard case .reference(let names) = value, names[0].isEmpty else { return self }
        var place = self
        place.value = .reference([type] + names.dropFirst())
        return place
    }
}
