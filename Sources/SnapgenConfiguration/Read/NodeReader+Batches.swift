import SnapgenModel

/// The part `batches`.
extension NodeReader {
    /// The batches of the file, in its order.
    mutating func batches(_ fields: Fields) -> [Located<UserBatch>] {
        named(fields, .batches).map { entry in
            checkName(of: entry, called: "batch")
            let name = "\(fields.name(of: .batches)).\(entry.key)"
            return located(UserBatch(name: entry.key, products: products(entry.value, name)), at: entry.place)
        }
    }

    /// The products in a mapping or in a list of mappings.
    private mutating func products(_ node: YAMLNode, _ name: String) -> [UserEnvironmentProduct] {
        guard case .list(let items) = node.content else {
            return section(node, .batches, called: name).map { [product($0)] } ?? []
        }
        if items.isEmpty { report(.badValue, "'\(name)' is empty; give it \(Self.layouts)", at: node.place) }
        return items.compactMap { section($0, .batches, called: name) }.map { product($0) }
    }

    private mutating func product(_ fields: Fields) -> UserEnvironmentProduct {
        var product = axes(fields)
        let combine: Located<EnvironmentProduct.Combination>? = choice(fields, .batchesCombine)
        checkLayouts(fields)
        product.combine = combine?.value ?? .product
        product.strength = strength(fields, of: product.combine)
        product.include = parts(fields, .batchesInclude).map(\.value)
        product.exclude = parts(fields, .batchesExclude)
        return product
    }

    /// The axes of a batch, or of what it includes or excludes.
    private mutating func axes(_ fields: Fields, areExcluded: Bool = false) -> UserEnvironmentProduct {
        let layout = value(fields, .batchesLayout) { $0.text == "sizeThatFits" ? true : nil }
        let devices = locatedItems(fields, .batchesDevices, \.nonEmpty)
        let locales = areExcluded ? allLocales(fields) : locales(fields)
        return UserEnvironmentProduct(
            devices: devices ?? [],
            widths: locatedItems(fields, .batchesWidths, \.nonEmpty) ?? [],
            sizes: list(fields, .batchesSizes, \.size)?.value ?? [],
            fits: layout?.value ?? false,
            themes: choices(fields, .batchesThemes, called: "theme"),
            locales: locales.filter { $0.value != Self.localeOfRun }.map(\.value),
            localeOfRun: locales.first { $0.value == Self.localeOfRun }?.origin,
            textSizes: choices(fields, .batchesTextSizes, called: "text size"),
            orientations: choices(fields, .batchesOrientations, called: "orientation"),
            contrasts: choices(fields, .batchesContrasts, called: "contrast"),
            motions: choices(fields, .batchesMotions, called: "motion"))
    }

    /// What a batch includes or excludes, each part with its place.
    private mutating func parts(_ fields: Fields, _ key: ConfigurationKey) -> [Located<UserEnvironmentProduct>] {
        guard fields[key] != nil else { return [] }
        return sections(fields, key).compactMap { part in
            guard part.isEmpty else { return located(axes(part, areExcluded: key == .batchesExclude), at: part.place) }
            report(.badValue, "'\(part.name)' names no value; give it one, such as 'themes: [dark]'", at: part.place)
            return nil
        }
    }

    private mutating func strength(_ fields: Fields, of combine: EnvironmentProduct.Combination) -> Int {
        guard let strength = value(fields, .batchesStrength, { ["2": 2, "3": 3][$0.text] }) else { return 2 }
        if combine != .pairwise {
            let name = fields.name(of: .batchesStrength)
            let problem = "'\(name)' needs 'combine: pairwise'; write that, or leave it out"
            report(strength.origin.diagnostic(.badValue, problem))
        }
        return strength.value
    }

    /// The locales of a batch, `test-plan` among them, without pseudo-languages that no test can show.
    private mutating func locales(_ fields: Fields) -> [Located<String>] {
        allLocales(fields).filter { locale in
            guard PseudoLanguage(rawValue: locale.value)?.isSetByTests == false else { return true }
            report(locale.origin.diagnostic(.badValue, Self.pseudoLanguageAdvice(locale.value)))
            return false
        }
    }

    private mutating func allLocales(_ fields: Fields) -> [Located<String>] {
        locatedItems(fields, .batchesLocales, \.locale) ?? []
    }

    private static func pseudoLanguageAdvice(_ name: String) -> String {
        "\(name.quoted) is made when a process starts, so no test can choose it; write 'locales: [test-plan]' and "
            + "'tests: { languages: [\(name)] }', and run the tests with a test plan"
    }

    private mutating func checkLayouts(_ fields: Fields) {
        let lists: [ConfigurationKey] = [.batchesDevices, .batchesWidths, .batchesSizes]
        let isGiven =
            fields[.batchesLayout] != nil || lists.contains { fields[$0].map { !$0.value.isEmptyList } ?? false }
        guard !isGiven else { return }
        report(.badValue, "'\(fields.name)' shows samples nowhere; give it \(Self.layouts)", at: fields.place)
    }

    private static let layouts = "'devices', 'widths', 'sizes' or 'layout'"

    /// What stands in the list of locales for that of the test run.
    static let localeOfRun = "test-plan"
}

extension YAMLNode {
    fileprivate var isEmptyList: Bool {
        if case .list(let items) = content { items.isEmpty } else { false }
    }
}
