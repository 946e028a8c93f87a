import SnapgenModel
import SnapgenNames

extension Batch {
    static let shape = Shape<Batch>(
        expected: EnvironmentProduct.shape.expected,
        schema: .anyOf([
            EnvironmentProduct.shape.schema,
            .list(of: EnvironmentProduct.shape.schema).merging(["minItems": .number(1)]) { $1 },
        ]),
        isLeaf: false, read: read, show: show, describe: EnvironmentProduct.shape.describe)

    @Sendable private static func read(
        _ node: YAMLNode, _ current: Batch?, _ name: ValueName, _ reader: inout NodeReader
    ) -> Batch? {
        var nodes = [node]
        if case .list(let items) = node.content { nodes = items }
        if nodes.isEmpty {
            reader.report(.badValue, "'\(name.key)' is empty; give it \(EnvironmentProduct.layoutKeys)", at: node.place)
        }
        let products = nodes.compactMap { EnvironmentProduct.shape.read($0, nil, name, &reader) }
        return current.map { Batch(name: $0.name, products: products) }
    }

    @Sendable private static func show(_ batch: Batch) -> YAMLBlock? {
        let products = batch.products.map(EnvironmentProduct.shape.flow)
        return products.count == 1 ? .flow(products[0]) : .items(products)
    }

    /// Reports a batch that is too large or empty, and excludes without effect.
    @Sendable static func check(_ batch: Batch, _ entry: YAMLEntry, _ reader: inout NodeReader) {
        if let problem = batch.sizeProblem {
            return reader.report(.badValue, problem, at: entry.place)
        }
        let excludes = batch.products.flatMap { product in product.exclude.map { (product, $0) } }
        for ((product, exclude), place) in zip(excludes, entry.value.excludePlaces)
        where product.places(matching: exclude).isEmpty {
            let problem =
                "\(EnvironmentProduct.shape.flow(exclude)) excludes nothing, because the batch does not have these "
                + "values; remove it, or name values that the batch has"
            reader.report(.unusedExclude, problem, at: place, severity: .warning)
        }
        if Set(batch.products.map { $0.draw ?? reader.context.pictures.draw }).count > 1 {
            let problem = "the items of the batch '\(batch.name)' differ in 'draw'; make a batch for each of its values"
            reader.report(.badValue, problem, at: entry.place)
        }
        guard batch.isEmpty else { return }
        let problem = "the batch '\(batch.name)' has no environment left; exclude less of it, or remove the batch"
        reader.report(.emptyBatch, problem, at: entry.place)
    }
}

extension YAMLNode {
    fileprivate var excludePlaces: [TextPlace] {
        if case .list(let products) = content { return products.flatMap(\.excludePlaces) }
        guard case .list(let excludes)? = self["exclude"]?.value.content else { return [] }
        return excludes.map(\.place)
    }
}

extension EnvironmentProduct {
    package static let shape = Shape<EnvironmentProduct>.section(
        axes() + combination, usual: EnvironmentProduct(layouts: []),
        required: [["devices"], ["widths"], ["sizes"], ["layout"]], finish: check)

    fileprivate static let layoutKeys = "'devices', 'widths', 'sizes' or 'layout'"

    private static func axes(inExclude: Bool = false) -> [Key<EnvironmentProduct>] {
        EnvironmentAxis.all.flatMap { axis in
            switch axis {
            case .layouts: keysOfLayouts
            case .locales:
                [
                    Key(
                        "locales", \.self, .locales(inExclude: inExclude),
                        "Identifiers of locales, or 'test-plan' for that of the test run; the default is the test run's."
                    )
                ]
            case .choice(let choice): [key(of: choice)]
            }
        }
    }

    private static func key(of choice: EnvironmentChoice) -> Key<EnvironmentProduct> {
        let values = Shape<[String]>.list(of: .value(of: choice))
        return Key(
            choice.key, \.self, values.setting(get: { $0[choice] }, set: { $0[choice] = $1 }), choice.summary)
    }

    @KeyTable<EnvironmentProduct> private static var keysOfLayouts: [Key<EnvironmentProduct>] {
        Key(
            "devices", \.self, .layouts(.device { .device(screen: $0) }, where: \.isDevice),
            "Devices that samples are captured on.")
        Key(
            "widths", \.self, .layouts(.device { .width(screen: $0) }, where: \.isWidth),
            "Devices whose width samples have, with the height that they need.")
        Key("sizes", \.self, .layouts(.size, where: \.isFixed), "Sizes in points that samples are captured at.")
        Key(
            "layout", \.self,
            Shape<SnapshotEnvironment.Layout>.choice([("sizeThatFits", .sizeThatFits)])
                .setting(get: { _ in .sizeThatFits }, set: { $0.layouts.append($1) }),
            "The size that samples need.", isShown: { $0.layouts.contains(.sizeThatFits) })
    }

    @KeyTable<EnvironmentProduct> private static var combination: [Key<EnvironmentProduct>] {
        Key(
            "combine", \.combine, .choice,
            "Every value with every other, or few environments in which every pair occurs; the default is product.")
        Key(
            "strength", \.strength, .choice([("2", 2), ("3", 3)]),
            "With 3, few environments in which every triple occurs; the default is 2.")
        Key(
            "draw", \.draw, .optional(.choice),
            "The way in which pictures are drawn; the default is the configuration's.")
        Key(
            "include", \.include, .list(of: .part(axes())),
            "Environments that are added; an axis that is not named has the batch's values.")
        Key(
            "exclude", \.exclude, .list(of: .part(axes(inExclude: true))),
            "Environments that are left out: those with one of the values of every axis named.")
    }

    @Sendable private static func check(
        _ product: EnvironmentProduct, _ fields: Fields, _ reader: inout NodeReader
    ) -> EnvironmentProduct? {
        if !["devices", "widths", "sizes", "layout"].contains(where: fields.hasValues) {
            reader.report(.badValue, "'\(fields.name)' shows samples nowhere; give it \(layoutKeys)", at: fields.place)
        }
        if fields.valid.contains("strength"), product.combine != .pairwise, let strength = fields["strength"] {
            reader.report(
                .badValue, "'\(fields.name).strength' needs 'combine: pairwise'; write that, or leave it out",
                at: strength.value.place)
        }
        return product
    }

    fileprivate var localeNames: [String] { locales + (runLanguages.isEmpty ? [] : [localeOfRun]) }
}

private let localeOfRun = "test-plan"

extension Shape where Value == EnvironmentProduct {
    fileprivate static func part(_ axes: [Key<EnvironmentProduct>]) -> Shape {
        var part = Shape.section(axes, usual: EnvironmentProduct(layouts: [])) { product, fields, reader in
            guard fields.isEmpty else { return product }
            reader.report(
                .badValue, "'\(fields.name)' names no value; give it one, such as 'themes: [dark]'", at: fields.place)
            return nil
        }
        // The keys are those of the batch, and described there.
        part.describe = { _ in [] }
        return part
    }

    /// Layouts of one kind, which are added to those of the product.
    fileprivate static func layouts(
        _ item: Shape<SnapshotEnvironment.Layout>,
        where isOfKind: @escaping @Sendable (SnapshotEnvironment.Layout) -> Bool
    ) -> Shape {
        Shape<[SnapshotEnvironment.Layout]>.list(of: item)
            .setting(get: { $0.layouts.filter(isOfKind) }, set: { $0.layouts += $1 })
    }

    /// Locales, with the languages of the test run for `test-plan`.
    fileprivate static func locales(inExclude: Bool) -> Shape {
        let list = Shape<[String]>.list(of: .locale(inExclude: inExclude))
        return Shape(
            expected: list.expected, schema: list.schema,
            read: { node, current, name, reader in
                guard var product = current, let names = list.read(node, nil, name, &reader) else { return nil }
                product.locales = names.filter { $0 != localeOfRun }
                product.runLanguages = names.contains(localeOfRun) ? reader.context.tests.recording.languages : []
                return product
            },
            show: { list.show($0.localeNames) })
    }
}

extension Shape where Value == String {
    fileprivate static func locale(inExclude: Bool) -> Shape {
        let noun = "a locale with a language of ISO 639, such as en or ar_SA"
        let locale = Shape.text(noun) { $0.text == localeOfRun ? $0.text : $0.locale }
        return locale.refusing { value, reader in
            reader.problem(with: value, inExclude: inExclude).map { (.badValue, $0) }
        }
    }

    fileprivate static func value(of choice: EnvironmentChoice) -> Shape {
        var value = Shape.text(choice.values.listed(with: "or")).refusing { text, _ in
            if choice.values.contains(text) { return nil }
            let hint = Suggestion.phrase(for: text, in: choice.values)
            return (.unknownName, "unknown \(choice.noun) \(text.quoted)\(hint)")
        }
        value.schema = .choice(choice.values)
        return value
    }
}

extension NodeReader {
    fileprivate func problem(with locale: String, inExclude: Bool) -> String? {
        if locale == localeOfRun, context.tests.recording.languages.isEmpty {
            let item = parts > 1 ? " in item \(part + 1) of the list" : ""
            return "'test-plan' leaves the language to the test run, and 'tests.languages' names none\(item); "
                + "write 'tests: { languages: [en, ja] }'"
        }
        guard !inExclude, PseudoLanguage(rawValue: locale)?.isSetByTests == false else { return nil }
        return "\(locale.quoted) is made when a process starts, so no test can choose it; write "
            + "'locales: [test-plan]' and 'tests: { languages: [\(locale)] }', and run the tests with a test plan"
    }
}

extension Shape where Value == SnapshotEnvironment.Layout {
    fileprivate static func device(_ layout: @escaping @Sendable (Device) -> Value) -> Shape {
        let text = Shape<String>.text("a device's name")
        return Shape(
            expected: text.expected, schema: text.schema,
            read: { node, _, name, reader in
                guard let name = text.read(node, nil, name, &reader) else { return nil }
                let devices = reader.context.allDevices
                if let device = devices.device(called: name) { return layout(device) }
                reader.reportUnknown("device", name, among: devices.map(\.name), at: node.place)
                return nil
            },
            show: { .flow(YAMLFlow.text($0.name)) })
    }

    fileprivate static var size: Shape {
        .scalar("a size such as 320x100", read: \.size, show: { YAMLFlow.text($0.name) })
    }
}

extension Configuration {
    /// The built-in devices and those of the configuration, which replace namesakes.
    var allDevices: [Device] { Device.builtIn.overridden(by: environments.devices, named: \.name) }
}

extension SnapshotEnvironment.Layout {
    fileprivate var isDevice: Bool { if case .device = self { true } else { false } }
    fileprivate var isWidth: Bool { if case .width = self { true } else { false } }
    fileprivate var isFixed: Bool { if case .fixed = self { true } else { false } }
}
