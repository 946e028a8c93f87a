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
        let layout = value(fields, .batchesLayout) { $0.text == "sizeThatFits" ? true : nil }
        let devices = locatedItems(fields, .batchesDevices, \.nonEmpty)
        let combine: Located<EnvironmentProduct.Combination>? = choice(fields, .batchesCombine)
        let locales = locales(fields)
        checkLayouts(fields)
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
            motions: choices(fields, .batchesMotions, called: "motion"),
            combine: combine?.value ?? .product)
    }

    /// The locales of a batch, `test-plan` among them, without pseudo-languages that no test can show.
    private mutating func locales(_ fields: Fields) -> [Located<String>] {
        let locales = locatedItems(fields, .batchesLocales, \.locale) ?? []
        return locales.filter { locale in
            guard PseudoLanguage(rawValue: locale.value)?.isSetByTests == false else { return true }
            report(locale.origin.diagnostic(.badValue, Self.pseudoLanguageAdvice(locale.value)))
            return false
        }
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
