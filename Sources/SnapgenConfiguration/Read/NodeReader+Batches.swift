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
        if items.isEmpty { report(.badValue, "'\(name)' is empty; give it 'devices' or 'layout'", at: node.place) }
        return items.compactMap { section($0, .batches, called: name) }.map { product($0) }
    }

    private mutating func product(_ fields: Fields) -> UserEnvironmentProduct {
        var product = axes(fields)
        let combine: Located<EnvironmentProduct.Combination>? = choice(fields, .batchesCombine)
        checkLayouts(fields, product.devices)
        product.combine = combine?.value ?? .product
        product.strength = strength(fields, of: product.combine)
        product.include = parts(fields, .batchesInclude).map(\.value)
        product.exclude = parts(fields, .batchesExclude)
        return product
    }

    /// The axes of a batch, or of what it includes or excludes.
    private mutating func axes(_ fields: Fields) -> UserEnvironmentProduct {
        let layout = value(fields, .batchesLayout) { $0.text == "sizeThatFits" ? true : nil }
        let devices = locatedItems(fields, .batchesDevices, \.nonEmpty)
        return UserEnvironmentProduct(
            devices: devices ?? [],
            fits: layout?.value ?? false,
            themes: choices(fields, .batchesThemes, called: "theme"),
            locales: list(fields, .batchesLocales, \.locale)?.value ?? [],
            textSizes: choices(fields, .batchesTextSizes, called: "text size"))
    }

    /// What a batch includes or excludes, each part with its place.
    private mutating func parts(_ fields: Fields, _ key: ConfigurationKey) -> [Located<UserEnvironmentProduct>] {
        guard fields[key] != nil else { return [] }
        return sections(fields, key).compactMap { part in
            guard part.isEmpty else { return located(axes(part), at: part.place) }
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

    private mutating func checkLayouts(_ fields: Fields, _ devices: [Located<String>]) {
        let isWithoutDevices = fields[.batchesDevices] == nil || devices.isEmpty
        guard isWithoutDevices, fields[.batchesLayout] == nil else { return }
        report(.badValue, "'\(fields.name)' shows samples nowhere; give it 'devices' or 'layout'", at: fields.place)
    }
}
