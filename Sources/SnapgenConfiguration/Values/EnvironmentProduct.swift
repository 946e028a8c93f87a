import SnapgenModel

/// Values of several axes that are combined into environments.
///
/// An axis without values leaves that part of the environment as it is and out of its name.
package struct EnvironmentProduct: Hashable, Sendable {
    package enum Combination: String, Encodable, Sendable, CaseIterable {
        case product
        /// Few environments in which every pair of values occurs, or with a strength of 3 every triple.
        case pairwise
    }

    /// Layouts, in order; at least one, except in `include` and `exclude`.
    package var layouts: [SnapshotEnvironment.Layout]
    /// Identifiers of locales that tests set, in order.
    package var locales: [String] = []
    /// Languages that the test run has, after the locales, in order.
    package var runLanguages: [String] = []
    /// The values of each `EnvironmentChoice` by its key; no key has an empty list.
    private var choices: [String: [String]] = [:]
    package var combine = Combination.product
    /// The number of axes of which every combination of values occurs if not all are combined: 2 or 3.
    package var strength = 2
    /// The way of drawing pictures, of which a batch has the first in its products; `nil` for the configuration's.
    package var draw: Drawing?
    /// Environments that are added after excluding: every value of their axes with every other, with the values of this
    /// product on axes on which they have none.
    package var include: [EnvironmentProduct] = []
    /// Environments that are left out: those with one of the values on every axis on which the exclude has values.
    package var exclude: [EnvironmentProduct] = []

    package init(layouts: [SnapshotEnvironment.Layout], themes: [SnapshotEnvironment.Theme] = []) {
        self.layouts = layouts
        self[.theme] = themes.map(\.rawValue)
    }

    package subscript(choice: EnvironmentChoice) -> [String] {
        get { choices[choice.key] ?? [] }
        set { choices[choice.key] = newValue.isEmpty ? nil : newValue }
    }

    /// The number of environments if every value is combined with every other and nothing is excluded; the largest
    /// integer if the number is larger.
    package var combinations: Int {
        if layouts.isEmpty { return 0 }
        return counts.reduce(1) { product, count in
            let (result, overflows) = product.multipliedReportingOverflow(by: count)
            return overflows ? .max : result
        }
    }

    /// The number of values on each axis; an axis without values counts as one with a single one.
    package var counts: [Int] { EnvironmentAxis.all.map { max($0.count(in: self), 1) } }

    /// The products of `include`, with the values of this product on axes on which they have none.
    package var includedProducts: [EnvironmentProduct] {
        include.map { include in
            EnvironmentAxis.all.filter { $0.count(in: include) == 0 }.reduce(into: include) { product, axis in
                axis.copyValues(from: self, to: &product)
            }
        }
    }

    /// The combinations of places that no environment has, with `nil` for any place on an axis: those of `exclude`, and
    /// further orientations of layouts that have none, which occur once, upright.
    package var forbidden: [[[Int]?]] {
        let upright = orientations.firstIndex(of: "portrait") ?? 0
        let others = orientations.indices.filter { $0 != upright }
        let repeated = [layouts(turning: false), others]
        let rest = [[Int]?](repeating: nil, count: EnvironmentAxis.all.count - repeated.count)
        return exclude.flatMap(places) + (repeated.contains([]) ? [] : [repeated + rest])
    }

    /// The places of the values that an exclude names on each axis, `nil` without any, for layouts with orientations
    /// and for others; none if it matches nothing.
    package func places(matching exclude: EnvironmentProduct) -> [[[Int]?]] {
        if exclude.orientations.isEmpty { return [places(of: exclude)].filter { !$0.contains([]) } }
        var upright = exclude
        upright[.orientation] = []
        let matches = [(exclude, true)] + (exclude.orientations.contains("portrait") ? [(upright, false)] : [])
        return matches.map { exclude, turning in
            var places = places(of: exclude)
            places[0] = layouts(turning: turning).filter { places[0]?.contains($0) ?? true }
            return places
        }.filter { !$0.contains([]) }
    }

    private func places(of exclude: EnvironmentProduct) -> [[Int]?] {
        EnvironmentAxis.all.map { axis in
            axis.count(in: exclude) == 0 ? nil : axis.places(in: self, ofValuesIn: exclude)
        }
    }

    private var orientations: [String] { self[.orientation] }

    private func layouts(turning: Bool) -> [Int] { layouts.indices.filter { layouts[$0].turns == turning } }

    package var excludesEverything: Bool {
        !Self.leavesSomething(counts[...], forbidden.map { $0[...] })
    }

    private static func leavesSomething(_ counts: ArraySlice<Int>, _ excludes: [ArraySlice<[Int]?>]) -> Bool {
        guard let count = counts.first else { return excludes.isEmpty }
        if excludes.isEmpty { return true }
        return (0..<count).contains { value in
            let matching = excludes.filter { $0.first??.contains(value) ?? true }
            return leavesSomething(counts.dropFirst(), matching.map { $0.dropFirst() })
        }
    }
}

extension EnvironmentProduct: Encodable {
    package func encode(to encoder: any Encoder) throws {
        let choices = EnvironmentAxis.choices.map { ($0.key.camelCased, self[$0]) }
        try encoder.encode(Dictionary(uniqueKeysWithValues: choices))
        try encoder.encode([
            "layouts": layouts, "locales": locales, "runLanguages": runLanguages, "combine": combine,
            "strength": strength, "draw": draw, "include": include, "exclude": exclude,
        ])
    }
}
