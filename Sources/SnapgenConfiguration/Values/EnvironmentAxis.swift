/// A part of an environment whose values a batch combines.
///
/// Combining, excluding, reading, naming and rendering use `all`; a new axis is an `EnvironmentChoice` and a line in it.
package enum EnvironmentAxis: Sendable {
    case layouts
    case locales
    case choice(EnvironmentChoice)

    /// All axes in the order of the parts of names and arguments, the one that changes slowest first.
    package static let all: [EnvironmentAxis] = [
        .layouts,
        .choice(.orientation),
        .choice(.theme),
        .locales,
        .choice(.textSize),
        .choice(.contrast),
        .choice(.motion),
    ]

    package static let choices: [EnvironmentChoice] = all.compactMap { axis in
        if case .choice(let choice) = axis { choice } else { nil }
    }

    package func count(in product: EnvironmentProduct) -> Int {
        switch self {
        case .layouts: product.layouts.count
        case .locales: product.allLocales.count
        case .choice(let choice): product[choice].count
        }
    }

    /// The places of the values of `product` that `other` has as well.
    func places(in product: EnvironmentProduct, ofValuesIn other: EnvironmentProduct) -> [Int] {
        func places<Value: Equatable>(_ values: (EnvironmentProduct) -> [Value]) -> [Int] {
            let (own, wanted) = (values(product), values(other))
            return own.indices.filter { wanted.contains(own[$0]) }
        }
        return switch self {
        case .layouts: places(\.layouts)
        // A locale is the same whether a test sets it or the run has it.
        case .locales: places { $0.allLocales.map(\.identifier) }
        case .choice(let choice): places { $0[choice] }
        }
    }

    func copyValues(from other: EnvironmentProduct, to product: inout EnvironmentProduct) {
        switch self {
        case .layouts: product.layouts = other.layouts
        case .locales: (product.locales, product.runLanguages) = (other.locales, other.runLanguages)
        case .choice(let choice): product[choice] = other[choice]
        }
    }

    /// Sets `environment` to the value of `product` at `index`; does nothing if the product has no value on this axis.
    package func set(_ environment: inout SnapshotEnvironment, to index: Int, of product: EnvironmentProduct) {
        guard count(in: product) > 0 else { return }
        switch self {
        case .layouts: environment.layout = product.layouts[index]
        case .locales:
            let locale = product.allLocales[index]
            (environment.locale, environment.isLocaleOfRun) = (locale.identifier, locale.isOfRun)
        case .choice(let choice): environment[choice] = product[choice][index]
        }
    }

    /// The name in a pattern for names of references.
    package var placeholder: String {
        switch self {
        case .layouts: "device"
        case .locales: "locale"
        case .choice(let choice): choice.noun.replacing(" ", with: "_")
        }
    }

    package func nameInReferences(of environment: SnapshotEnvironment) -> String? {
        switch self {
        case .layouts: environment.layout.nameInReferences
        case .locales: environment.locale
        case .choice(let choice): environment.value(of: choice).map { choice.nameInReferences ?? $0 }
        }
    }
}

extension EnvironmentProduct {
    fileprivate var allLocales: [(identifier: String, isOfRun: Bool)] {
        locales.map { ($0, false) } + runLanguages.map { ($0, true) }
    }
}
