/// One of the parts of an environment whose values a batch combines.
///
/// Whatever treats all axes alike goes through the list of them: combining, excluding, including. A new axis is a line.
public struct EnvironmentAxis: Sendable {
    /// All axes, the one that changes slowest first.
    public static let all: [EnvironmentAxis] = [
        EnvironmentAxis(\.layouts) { $0.layout = $1 },
        EnvironmentAxis(\.orientations) { $0.orientation = $0.layout.turns ? $1 : .portrait },
        EnvironmentAxis(\.themes) { $0.theme = $1 },
        EnvironmentAxis(\.allLocales) { $0.setLocale($1) },
        EnvironmentAxis(\.textSizes) { $0.textSize = $1 },
        EnvironmentAxis(\.contrasts) { $0.contrast = $1 },
        EnvironmentAxis(\.motions) { $0.motion = $1 },
    ]

    private let countValues: @Sendable (EnvironmentProduct) -> Int
    private let findValues: @Sendable (EnvironmentProduct, EnvironmentProduct) -> [Int]
    private let takeValues: @Sendable (inout EnvironmentProduct, EnvironmentProduct) -> Void
    private let setValue: @Sendable (inout SnapshotEnvironment, EnvironmentProduct, Int) -> Void

    private init<Value: Equatable & Sendable>(
        _ path: any WritableKeyPath<EnvironmentProduct, [Value]> & Sendable,
        _ set: @escaping @Sendable (inout SnapshotEnvironment, Value) -> Void
    ) {
        countValues = { $0[keyPath: path].count }
        findValues = { product, wanted in
            product[keyPath: path].indices.filter { wanted[keyPath: path].contains(product[keyPath: path][$0]) }
        }
        takeValues = { $0[keyPath: path] = $1[keyPath: path] }
        setValue = { environment, product, index in set(&environment, product[keyPath: path][index]) }
    }

    /// How many values a product has on this axis.
    public func count(in product: EnvironmentProduct) -> Int { countValues(product) }

    /// Which values of a product are also in another one, by their places.
    func places(in product: EnvironmentProduct, ofValuesIn other: EnvironmentProduct) -> [Int] {
        findValues(product, other)
    }

    /// Gives a product the values of another one.
    func copyValues(from other: EnvironmentProduct, to product: inout EnvironmentProduct) {
        takeValues(&product, other)
    }

    /// Gives an environment the value at a place of a product; nothing where the product has none on this axis.
    public func set(_ environment: inout SnapshotEnvironment, to index: Int, of product: EnvironmentProduct) {
        if count(in: product) > 0 { setValue(&environment, product, index) }
    }
}

extension EnvironmentProduct {
    /// How many environments there are if every value is combined with every other and nothing is excluded; the largest
    /// number where they are more than that.
    public var combinations: Int {
        let counts = EnvironmentAxis.all.map { max($0.count(in: self), 1) }
        return layouts.isEmpty
            ? 0
            : counts.reduce(1) { product, count in
                let (result, overflows) = product.multipliedReportingOverflow(by: count)
                return overflows ? .max : result
            }
    }

    /// The products of what is included, each with the values of this one where it names none itself.
    public var includedProducts: [EnvironmentProduct] {
        include.map { include in
            var product = include
            for axis in EnvironmentAxis.all where axis.count(in: include) == 0 {
                axis.copyValues(from: self, to: &product)
            }
            return product
        }
    }

    /// For each axis the places of the values that an exclude names, or `nil` where it names none; `nil` altogether if
    /// there is no environment that it matches.
    public func places(matching exclude: EnvironmentProduct) -> [[Int]?]? {
        let places = EnvironmentAxis.all.map { axis in
            axis.count(in: exclude) == 0 ? nil : axis.places(in: self, ofValuesIn: exclude)
        }
        return places.contains([]) ? nil : places
    }

    /// Whether no environment is left, apart from those that are included.
    public var excludesEverything: Bool {
        let counts = EnvironmentAxis.all.map { max($0.count(in: self), 1) }
        return !Self.leavesSomething(counts[...], exclude.compactMap(places).map { $0[...] })
    }

    /// Whether some choice of a value for each axis escapes all excludes.
    private static func leavesSomething(_ counts: ArraySlice<Int>, _ excludes: [ArraySlice<[Int]?>]) -> Bool {
        guard let count = counts.first else { return excludes.isEmpty }
        if excludes.isEmpty { return true }
        return (0..<count).contains { value in
            let matching = excludes.filter { $0.first??.contains(value) ?? true }
            return leavesSomething(counts.dropFirst(), matching.map { $0.dropFirst() })
        }
    }
}

extension Batch {
    /// How many environments the products have together if every value is combined with every other and nothing is
    /// excluded; one that is in several of them counts several times.
    public var combinations: Int {
        products.flatMap { [$0] + $0.includedProducts }.map(\.combinations).reduce(0, +)
    }

    /// Of how many axes all combinations of values occur; `nil` if of all.
    public var strength: Int? {
        products.filter { $0.combine == .pairwise }.map(\.strength).min()
    }

    /// Whether no environment is left.
    public var isEmpty: Bool {
        products.allSatisfy { $0.excludesEverything && $0.include.isEmpty }
    }
}

/// A value of the axis of locales.
///
/// Two are equal where they name one language, whoever chooses it: an exclude means both.
private struct LocaleValue: Equatable, Sendable {
    var identifier: String
    var isOfRun: Bool

    static func == (left: LocaleValue, right: LocaleValue) -> Bool { left.identifier == right.identifier }
}

extension EnvironmentProduct {
    /// The locales that tests choose, then the languages that the run has.
    fileprivate var allLocales: [LocaleValue] {
        get {
            locales.map { LocaleValue(identifier: $0, isOfRun: false) }
                + runLanguages.map { LocaleValue(identifier: $0, isOfRun: true) }
        }
        set {
            locales = newValue.filter { !$0.isOfRun }.map(\.identifier)
            runLanguages = newValue.filter(\.isOfRun).map(\.identifier)
        }
    }
}

extension SnapshotEnvironment {
    fileprivate mutating func setLocale(_ value: LocaleValue) {
        locale = value.identifier
        isLocaleOfRun = value.isOfRun
    }
}
