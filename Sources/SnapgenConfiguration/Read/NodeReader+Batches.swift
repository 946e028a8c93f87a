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
        let layout = value(fields, .batchesLayout) { $0.text == "sizeThatFits" ? true : nil }
        let devices = locatedItems(fields, .batchesDevices, \.nonEmpty)
        let combine: Located<EnvironmentProduct.Combination>? = choice(fields, .batchesCombine)
        checkLayouts(fields, devices)
        return UserEnvironmentProduct(
            devices: devices ?? [],
            fits: layout?.value ?? false,
            themes: choices(fields, .batchesThemes, called: "theme"),
            locales: list(fields, .batchesLocales, \.locale)?.value ?? [],
            textSizes: choices(fields, .batchesTextSizes, called: "text size"),
            combine: combine?.value ?? .product)
    }

    private mutating func checkLayouts(_ fields: Fields, _ devices: [Located<String>]?) {
        let isWithoutDevices = fields[.batchesDevices] == nil || devices?.isEmpty ?? false
        guard isWithoutDevices, fields[.batchesLayout] == nil else { return }
        report(.badValue, "'\(fields.name)' shows samples nowhere; give it 'devices' or 'layout'", at: fields.place)
    }
}
