import SnapgenModel

struct KeyReferences {
    /// The names of the properties of schemas in key paths, with the schemas that declare them.
    private var properties: Set<String> = []
    /// The names of properties in key paths without a root.
    private var implicitLabels: Set<String> = []
    private let names: ReferenceNames

    init(_ files: [ScannedKeyFile], _ schemas: SchemaIndex) {
        names = ReferenceNames(files)
        for file in files {
            for text in file.references.keys {
                let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
                if names.first == "\\" {
                    implicitLabels.formUnion(names.dropFirst())
                } else if let target = schemas.target(of: names, in: "", file.module), let property = target.property {
                    let owner = schemas.schemas[target.owner]
                    properties.insert("\(owner.module).\(owner.name).\(property.label)")
                }
            }
        }
    }

    func isSet(_ entry: ResolvedKey, _ tables: TableIndex) -> CatalogKey.Knowledge {
        let key = entry.key
        if entry.places.contains(where: { !$0.isPassed && !$0.isUnused }) { return .yes }
        if entry.unusedPlace != nil { return .no }
        if !key.places.isEmpty { return .unknown }
        let mayBeSet =
            switch key.origin {
            case .schema: properties.contains("\(key.module).\(key.name)") || implicitLabels.contains(key.label)
            case .constant: names.isReferred(key, tables)
            case .literal: true
            }
        return mayBeSet ? .unknown : .no
    }
}

struct TestReferences {
    private var lines: [String: [KeyUse]] = [:]
    private var textLines: [String: [KeyUse]] = [:]
    private var patterns: [[String]] = []
    private let names: ReferenceNames

    init(_ files: [ScannedKeyFile]) {
        names = ReferenceNames(files)
        for file in files {
            for (text, places) in file.references {
                let uses = places.map { KeyUse(path: file.path, line: $0) }
                for name in Set(text.split(separator: ".").map(String.init)) { lines[name, default: []] += uses }
            }
            for text in file.texts { append(text, in: file) }
        }
    }

    private mutating func append(_ text: ScannedText, in file: ScannedKeyFile) {
        let predicate = text.predicate
        for parts in [text.parts] + predicate.patterns {
            guard parts.count == 1 else {
                patterns.append(parts)
                continue
            }
            textLines[parts[0], default: []].append(KeyUse(path: file.path, line: text.location.line))
            if let last = parts[0].last, "-_.:/".contains(last) {
                // The rest may be appended by an operator or a function: `"row-" + id`.
                patterns.append([parts[0], ""])
            }
        }
        guard predicate.comparesArgument else { return }
        for argument in file.texts
        where argument.parts.count == 1
            && (0...1).contains(argument.location.line - text.location.line)
        {
            patterns.append(["", argument.parts[0], ""])
        }
    }

    func uses(of key: CatalogKey, _ tables: TableIndex) -> (CatalogKey.Knowledge, [KeyUse]) {
        var uses = textLines[key.identifier] ?? []
        let isReferred = key.origin == .constant && names.isReferred(key, tables)
        if key.origin == .schema || isReferred { uses += lines[key.label] ?? [] }
        let sorted = Set(uses).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
        if !sorted.isEmpty { return (.yes, sorted) }
        return (isReferred || patterns.contains { Self.mayBe(key.identifier, $0) } ? .unknown : .no, [])
    }

    /// Returns whether a text with interpolations can have a value; one without letters around them matches nothing.
    private static func mayBe(_ text: String, _ parts: [String]) -> Bool {
        guard let first = parts.first, let last = parts.last, parts.map(\.count).reduce(0, +) > 2 else { return false }
        return text.hasPrefix(first) && text.hasSuffix(last) && parts.allSatisfy { $0.isEmpty || text.contains($0) }
    }
}

extension CatalogKey {
    fileprivate var label: String { String(name.lastComponent) }
}

private struct ReferenceNames {
    private var references: [(names: [String], paths: Set<RelativePath>)] = []
    private var byLabel: [String: [Int]] = [:]
    private var byEnd: [String: [Int]] = [:]

    init(_ files: [ScannedKeyFile]) {
        var paths: [String: Set<RelativePath>] = [:]
        for file in files {
            for text in file.references.keys { paths[text, default: []].insert(file.path) }
        }
        for (text, paths) in paths {
            let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            for name in Set(names) { byLabel[name, default: []].append(references.count) }
            if names.count > 1, let last = names.last { byEnd[last, default: []].append(references.count) }
            references.append((names, paths))
        }
    }

    /// Returns whether code may refer to a constant, by its type, implicitly, within its type, or through its table.
    func isReferred(_ key: CatalogKey, _ tables: TableIndex) -> Bool {
        let label = key.label
        guard let constant = tables.constants.first(where: { $0.name == key.name && $0.text == key.identifier }) else {
            return true
        }
        let groups = tables.groups(of: constant)
        return isTablePassed(constant, groups)
            || (byLabel[label] ?? []).contains { index in
                let (names, paths) = references[index]
                guard let position = names.lastIndex(of: label) else { return false }
                let before = position == 0 ? "self" : names[position - 1]
                if ["self", "Self"].contains(before) { return paths.contains(key.path) }
                return groups.contains(before) || (before.isEmpty && constant.property.isCase)
            }
    }

    /// Returns whether the table of a constant is the value of an expression, so that any constant may be used.
    private func isTablePassed(_ constant: TableIndex.Constant, _ groups: Set<String>) -> Bool {
        let root = constant.type.prefix { $0 != "." }
        return groups.union(["self", "allCases"]).contains { end in
            (byEnd[end] ?? []).contains { index in
                let names = references[index].names
                return names.contains(String(root))
                    && (groups.contains(end) || names.dropLast().last.map(groups.contains) == true)
            }
        }
    }
}

// MARK: - Predicates

extension ScannedText {
    /// The texts that an identifier consists of, with something between them, in the conditions of an `NSPredicate`,
    /// `identifier BEGINSWITH 'row-'`; and whether an argument of the format is a part of identifiers.
    ///
    /// See Apple's "Predicate Programming Guide", "Predicate Format String Syntax". Most texts have no conditions.
    var predicate: (patterns: [[String]], comparesArgument: Bool) {
        let format = parts.joined(separator: Self.interpolation)
        guard format.contains("identifier") else { return ([], false) }
        var (patterns, comparesArgument) = ([[String]](), false)
        for match in format.matches(of: Self.condition) {
            let comparison = match.1.uppercased()
            if match.2.hasPrefix("%") {
                comparesArgument = comparesArgument || !comparison.hasPrefix("=")
            } else {
                patterns.append(Self.pattern(String(match.2.dropFirst().dropLast()), comparison))
            }
        }
        return (patterns, comparesArgument)
    }

    private static let interpolation = "\u{0}"

    private static var condition: Regex<(Substring, Substring, Substring)> {
        /identifier\s*(==?|BEGINSWITH|ENDSWITH|CONTAINS|LIKE|MATCHES)(?:\[[a-z]+\])?\s*('[^']*'|"[^"]*"|%@)/
            .ignoresCase()
    }

    private static func pattern(_ value: String, _ comparison: String) -> [String] {
        var value = value.replacing("\\\"", with: "\"")
        if ["LIKE", "MATCHES"].contains(comparison) {
            value = value.replacing(".*", with: interpolation).replacing("*", with: interpolation)
        }
        if ["ENDSWITH", "CONTAINS"].contains(comparison) { value = interpolation + value }
        if ["BEGINSWITH", "CONTAINS"].contains(comparison) { value += interpolation }
        return value.split(separator: interpolation, omittingEmptySubsequences: false).map(String.init)
    }
}
