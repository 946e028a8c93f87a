import SnapgenModel

/// The look-ups of UI tests: those with known identifiers, also by constants and functions of their own, and others.
struct KeyLookups {
    private(set) var known: [(text: String, kind: String?, location: SourceLocation)] = []
    private(set) var unknown: [KeyUse] = []

    init(_ files: [ScannedKeyFile], _ tables: TableIndex) {
        let own = TableIndex(files)
        let texts = files.flatMap(\.texts)
        let arguments = Dictionary(grouping: texts.filter { $0.argument != nil }) { $0.argument ?? "" }
        var helpers: Set<String> = []
        for text in texts {
            known += text.predicate.patterns.filter { $0.count == 1 }.map { ($0[0], nil, text.location) }
        }
        for file in files {
            for lookup in file.lookups {
                var parts: [String]?
                switch lookup.value {
                case .text(let text): parts = text.allSatisfy(\.isEmpty) ? nil : text
                case .reference(let names):
                    let scope = lookup.context.type
                    parts =
                        own.find(names, in: scope, file.module).map { own.constants[$0].parts }
                        ?? tables.find(names, in: scope, file.module).map { tables.constants[$0].parts }
                case .parameter(let parameter):
                    // The texts that the calls of a helper pass are looked up in it.
                    let passed = arguments[parameter] ?? []
                    if helpers.insert(parameter).inserted {
                        known += passed.filter { $0.parts.count == 1 }.map { ($0.parts[0], lookup.kind, $0.location) }
                    }
                    if !passed.isEmpty { continue }
                case .keyPath, .computed: break
                }
                if let parts {
                    if parts.count == 1 { known.append((parts[0], lookup.kind, lookup.location)) }
                } else {
                    unknown.append(KeyUse(path: file.path, line: lookup.location.line))
                }
            }
        }
    }

    /// The texts that may be identifiers, and are those of no key.
    func candidates(_ keys: [ResolvedKey]) -> Set<String> {
        let keys = Set(keys.flatMap { [$0.key.identifier] + $0.key.places.compactMap(\.identifier) })
        return Set(known.map(\.text)).filter { text in
            text.looksLikeIdentifier && !keys.contains(text) && !keys.contains(String(text.prefix { $0 != "[" }))
        }
    }
}

extension String {
    /// Indicates whether a text is an identifier rather than words that are shown: one word of several parts, such as
    /// `list-cancel`, `listCancel` and `List.cancel`.
    fileprivate var looksLikeIdentifier: Bool {
        guard let first, first.isLetter, count > 3,
            allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:/[]".contains($0)) })
        else { return false }
        let parts = split { "-_.:/[".contains($0) }
        if contains("://") || Self.domains.contains(String(parts.last ?? "")) { return false }
        if contains("_") || (contains(".") && parts.count > 1 && last != ".") { return true }
        let isHumped = zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
        // "Wi-Fi" and "Sign-in" are words.
        return first.isLowercase && (isHumped || (parts.count > 1 && count > 7))
            || (first.isUppercase && parts.count > 2)
    }

    private static let domains: Set<String> = [
        "com", "org", "net", "io", "de", "html", "app", "png", "pdf", "txt", "zip",
    ]
}
