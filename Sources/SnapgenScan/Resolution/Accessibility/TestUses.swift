import SnapgenModel

/// The identifiers that UI tests use: by look-ups, texts, and names of properties and constants.
struct TestUses {
    typealias Lookup = (text: String, kind: String?, location: SourceLocation)

    /// The look-ups with known identifiers, also by constants and functions of the tests, and the others.
    private(set) var known: [Lookup] = []
    private(set) var unknown: [KeyUse] = []
    private var seen: Set<SourceLocation> = []
    private let indexes: [TableIndex]
    private let arguments: [String: [KeyPlace]]
    /// The parameters of functions of which some look elements up, and others, with the same names, do something else.
    private let ambiguous: Set<String>
    /// The constants of types that stand for other apps.
    private let otherApps: Set<String>

    private let referred: Set<SourceLocation>
    private let fileNames: [RelativePath: Set<String>]
    private var lines: [String: [KeyUse]] = [:]
    private var textLines: [String: [KeyUse]] = [:]
    private var patterns: [[String]] = []

    init(_ files: [ScannedKeyFile], _ tables: TableIndex) {
        indexes = [TableIndex(files), tables]
        arguments = Dictionary(files.flatMap(\.tests.arguments), uniquingKeysWith: +)
        otherApps = Set(files.flatMap(\.tests.otherApps).filter { $0.contains(".") })
        var helpers: [String: Set<String>] = [:]
        for place in files.flatMap(\.places) {
            guard case .parameter(let name, _) = place.value else { continue }
            helpers[name, default: []].insert(place.context.type ?? "")
        }
        let takers = Dictionary(files.flatMap(\.tests.takers)) { $0.union($1) }
        ambiguous = Set(takers.filter { $1.count > 1 && !$1.isSubset(of: helpers[$0] ?? []) }.keys)
        referred = tables.referred(in: files)
        fileNames = Dictionary(files.map { ($0.path, $0.names) }) { $0.union($1) }
        for file in files {
            for (names, places) in file.references {
                let uses = places.map { KeyUse(path: file.path, line: $0) }
                for name in Set(names) { lines[name, default: []] += uses }
            }
            file.tests.texts.forEach { append($0) }
        }
        for file in files { file.places.forEach { follow($0, as: $0.kind, in: file) } }
    }

    private mutating func append(_ text: KeyPlace) {
        guard case .text(let parts) = text.value else { return }
        let compared = Self.comparedTexts(in: parts)
        known += compared.filter { $0.count == 1 }.map { ($0[0], nil, text.location) }
        for parts in [parts] + compared {
            if parts.count > 1 { patterns.append(parts) }
            guard parts.count == 1 else { continue }
            textLines[parts[0], default: []].append(KeyUse(text.location))
            // The rest may be appended by an operator or a function: `"row-" + id`.
            if let last = parts[0].last, "-_.:/".contains(last) { patterns.append([parts[0], ""]) }
        }
    }

    /// The texts with which the conditions of an `NSPredicate` compare identifiers, `identifier BEGINSWITH 'row-'`, by
    /// the parts between which there may be something else.
    ///
    /// See Apple's "Predicate Programming Guide", "Predicate Format String Syntax". Most texts have no conditions.
    private static func comparedTexts(in parts: [String]) -> [[String]] {
        let format = parts.joined(separator: "*").replacing(".*", with: "*")
        guard format.contains("identifier") else { return [] }
        return format.matches(of: /identifier\s*(=*)[A-Za-z]*(?:\[[a-z]+\])?\s*('[^']*'|"[^"]*")/).map { match in
            let value = String(match.2.dropFirst().dropLast())
            let text = match.1.isEmpty ? "*\(value)*" : value
            return text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        }
    }

    // MARK: - Look-ups

    /// Adds the texts that a look-up means, also through constants and functions, except in other apps.
    ///
    /// - Parameter type: The type of the parameter that the look-up is passed to, which an implicit name is a member of.
    private mutating func follow(_ lookup: KeyPlace, as kind: String?, of type: String = "", in file: ScannedKeyFile) {
        let chain = lookup.target ?? ""
        let names = chain.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard !otherApps.contains(where: chain.contains), file.tests.otherApps.isDisjoint(with: names),
            seen.insert(lookup.location).inserted
        else { return }
        var parts: [String]?
        switch lookup.value {
        case .text(let text) where !text.allSatisfy(\.isEmpty): parts = text
        case .reference(let names):
            let names = names[0].isEmpty ? [type] + names.dropFirst() : names
            let scope = lookup.context.type
            parts = indexes.lazy.compactMap { $0.find(names, in: scope, file.module) }.first?.property.parts
        case .parameter(let parameter, let type) where !ambiguous.contains(parameter):
            guard let passed = arguments[parameter] else { break }
            return passed.forEach { follow($0, as: kind, of: type, in: file) }
        case .text, .keyPath, .parameter, .computed: break
        }
        guard let parts else { return unknown.append(KeyUse(lookup.location)) }
        if parts.count == 1 { known.append((parts[0], kind, lookup.location)) }
    }

    /// The queries by which identifiers are looked up.
    var kinds: [String: [String]] { Dictionary(grouping: known) { $0.text }.mapValues { $0.compactMap { $0.kind } } }

    /// Returns the look-ups of texts that may be identifiers, and are those of no key.
    ///
    /// - Parameter computes: Indicates that views have identifiers of data, which often end with a number: `se-got-101`.
    func lookups(besides keys: [CatalogKey], computes: Bool) -> [Lookup] {
        let keys = Set(keys.flatMap { [$0.identifier] + $0.places.compactMap(\.identifier) })
        return known.filter { lookup in
            let text = lookup.text
            if computes, text.last?.isNumber == true { return false }
            return text.looksLikeIdentifier && !keys.contains(text) && !keys.contains(String(text.prefix { $0 != "[" }))
        }
    }

    // MARK: - Keys

    /// Adds to a key what the tests tell about it.
    func complete(_ key: inout CatalogKey) {
        let isReferred = referred.contains(key.location)
        let byText = textLines[key.identifier] ?? []
        let byName = key.origin == .schema || isReferred ? lines[key.label] ?? [] : []
        let owner = key.owner.map { String($0.lastComponent) } ?? ""
        let certain = Set(byText + byName.filter { fileNames[$0.path]?.contains(owner) == true })
        let uses = Set(byText + byName).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
        let mayBeUsed = isReferred || patterns.contains { Self.mayBe(key.identifier, $0) }
        key.tests = KeyTests(
            uses: uses, certainUses: uses.filter(certain.contains),
            useKey: !uses.isEmpty ? .yes : mayBeUsed ? .unknown : .no)
    }

    /// Returns whether a text with interpolations can have a value; one without letters around them matches nothing.
    private static func mayBe(_ text: String, _ parts: [String]) -> Bool {
        guard let first = parts.first, let last = parts.last, parts.map(\.count).reduce(0, +) > 2 else { return false }
        return text.hasPrefix(first) && text.hasSuffix(last) && parts.allSatisfy { $0.isEmpty || text.contains($0) }
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
        let isVersion = dropFirst().allSatisfy { $0.isNumber || $0 == "." }
        if contains("://") || isVersion || wholeMatch(of: Self.ofSystem) != nil
            || Self.domains.contains(String(parts.last ?? ""))
        {
            return false
        }
        if contains("_") || (contains(".") && parts.count > 1 && last != ".") { return true }
        // "iPhone" and "eBay" are names, and "v1.2" is a version.
        let isHumped = zip(dropFirst(), dropFirst(2)).contains { $0.isLowercase && $1.isUppercase }
        // "Wi-Fi" and "Sign-in" are words.
        return first.isLowercase && (isHumped || (parts.count > 1 && count > 7))
            || (first.isUppercase && parts.count > 2)
    }

    /// The text, and the literals that make it with something else: `"row-\(`, `"row-"`, `)-cell"` and `"-cell"`.
    var sources: [String] {
        indices.dropFirst().reduce(into: [self]) { sources, index in
            let (start, end) = (self[..<index], self[index...])
            guard let before = start.last, let after = end.first else { return }
            let separators = [before, after].map { "-_.:/[".contains($0) }
            guard separators.contains(true) || (before.isLowercase && !after.isLowercase) else { return }
            // Two letters are part of most texts.
            if start.count > 2 {
                sources += ["\"\(start)\\(", "\"\(start)%"] + (separators[0] ? ["\"\(start)\""] : [])
            }
            if end.count > 2 { sources += [")\(end)\""] + (separators[1] ? ["\"\(end)\""] : []) }
        }
    }

    /// The identifiers of Apple's views, and names of its symbols.
    private static var ofSystem: Regex<Substring> {
        #/
        (?:com\.apple\.|UIA\.|DOC\.|ActivityAction_|chevron\.).* | [a-z.]+\.(?:fill|circle)
        | header\.closeButton | (?:save|open)-panel | saveAsNameTextField | subjectField
        /#
    }

    private static let domains = Set(words: "com org net io de html app png jpg pdf txt docx zip")
}
