import SnapgenModel

/// Parts of a configuration.
extension YAMLFlow {
    /// A module to scan: `{ path: Sources/App, module: App }`.
    static func source(_ source: SourceModule) -> String {
        mapping([
            (.sourcesPath, text(source.path?.string ?? ".")),
            (.sourcesModule, text(source.module)),
        ])
    }

    /// A device without its name: `{ width: 390, height: 844, scale: 3 }`.
    static func device(_ device: Device) -> String {
        let idiom = Device.usualIdiom(width: device.width, height: device.height)
        let landscape = Device.usualLandscapeSafeArea(of: device.idiom, upright: device.safeArea)
        return mapping([
            (.devicesIdiom, device.idiom == idiom ? nil : device.idiom.rawValue),
            (.devicesWidth, number(device.width)),
            (.devicesHeight, number(device.height)),
            (.devicesScale, number(device.scale)),
            (.devicesInNames, device.isInNames ? nil : flag(false)),
            (.devicesSafeArea, device.safeArea == SafeArea() ? nil : safeArea(device.safeArea)),
            (.devicesLandscape, device.landscapeSafeArea == landscape ? nil : safeArea(device.landscapeSafeArea)),
        ])
    }

    private static func safeArea(_ area: SafeArea) -> String {
        mapping([
            (.devicesSafeAreaTop, inset(area.top)),
            (.devicesSafeAreaLeft, inset(area.left)),
            (.devicesSafeAreaBottom, inset(area.bottom)),
            (.devicesSafeAreaRight, inset(area.right)),
        ])
    }

    private static func inset(_ points: Double) -> String? {
        points == 0 ? nil : number(points)
    }

    /// A part of a batch: `{ devices: [iPhone13], themes: [light] }`.
    static func product(_ product: EnvironmentProduct) -> String {
        mapping([
            (.batchesDevices, axis(names(in: product) { if case .device = $0 { true } else { false } })),
            (.batchesWidths, axis(names(in: product) { if case .width = $0 { true } else { false } })),
            (.batchesSizes, axis(names(in: product) { if case .fixed = $0 { true } else { false } })),
            (.batchesLayout, product.layouts.contains(.sizeThatFits) ? "sizeThatFits" : nil),
            (.batchesOrientations, axis(product.orientations.map(\.rawValue))),
            (.batchesThemes, axis(product.themes.map(\.rawValue))),
            (.batchesLocales, axis(product.locales + (product.runLanguages.isEmpty ? [] : [NodeReader.localeOfRun]))),
            (.batchesTextSizes, axis(product.textSizes.map(\.rawValue))),
            (.batchesContrasts, axis(product.contrasts.map(\.rawValue))),
            (.batchesMotions, axis(product.motions.map(\.rawValue))),
            (.batchesCombine, product.combine == .product ? nil : product.combine.rawValue),
            (.batchesStrength, product.strength == 2 ? nil : String(product.strength)),
            (.batchesInclude, product.include.isEmpty ? nil : list(product.include.map(self.product))),
            (.batchesExclude, product.exclude.isEmpty ? nil : list(product.exclude.map(self.product))),
        ])
    }

    private static func names(
        in product: EnvironmentProduct, where isWanted: (SnapshotEnvironment.Layout) -> Bool
    ) -> [String] {
        product.layouts.filter(isWanted).map(\.name)
    }

    private static func axis(_ values: [String]) -> String? {
        values.isEmpty ? nil : texts(values)
    }

    /// A rule: `{ match: "*Cell", batch: component }`.
    static func rule(_ rule: Rule) -> String {
        mapping([
            (.rulesMatch, text(rule.match.pattern)),
            (.rulesBatch, rule.settings.batch.map(text)),
            (.rulesPrecision, rule.settings.precision.map(number)),
            (.rulesPerceptualPrecision, rule.settings.perceptualPrecision.map(number)),
            (.rulesDelay, rule.settings.delay.map(number)),
            (.rulesLayout, rule.settings.layout.map { text($0.description) }),
            (.rulesDevice, rule.settings.device.map(text)),
            (.rulesRecord, rule.settings.record?.rawValue),
            (.rulesSkip, rule.settings.skip.map(flag)),
        ])
    }
}
