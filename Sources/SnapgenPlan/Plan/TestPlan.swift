package import SnapgenConfiguration
package import SnapgenModel
package import SnapgenScan

/// All snapshots with their tests and references, computed before any test runs.
package struct TestPlan: Equatable, Encodable, Sendable {
    package let schema = "snapgen.plan/1"
    package var target: String
    package var batches: [PlannedBatch] = []
    /// One suite for each scanned module, including modules without tests, sorted by module.
    package var suites: [PlannedSuite] = []
    package var cases: [PlannedCase] = []
    /// The previews of the sources in the catalog's order, also those that get no test.
    package var previews: [PlannedPreview] = []
    /// Those of the catalog come first.
    package var diagnostics: [Diagnostic] = []
}

extension TestPlan {
    package init(target: String) {
        self.init(target: target, batches: [])
    }
}

package struct PlannedBatch: Equatable, Encodable, Sendable {
    package var name: String
    /// The unique environments, in the configuration's order.
    package var environments: [SnapshotEnvironment]
    /// The number of environments in the full product of all axes, before excludes.
    package var combinations = 0
    /// The number of axes whose combinations of values are all covered, apart from excluded ones; `nil` for all axes.
    @ExplicitNull package var strength: Int? = nil
    /// `nil` for the way of drawing that the configuration sets.
    package var draw: Drawing?
}

/// The tests of one module, which are one class or suite.
package struct PlannedSuite: Equatable, Encodable, Sendable {
    package var module: String
    /// The class or suite, such as `TravelUISnapshotTests`.
    package var name: String
    /// In the catalog's order.
    package var tests: [PlannedTest]
}

package struct PlannedCase: Hashable, Encodable, Sendable {
    /// The name of the reference with its module, without extension: `TravelUI/HotelCell-iPhone13-dark.1`.
    package var id: String
    package var entry: String
    /// The sample's name in the reference; `*` if it is determined at run time.
    package var sample: String
    @ExplicitNull package var environment: String?
    /// The test as `Target.Suite/function`, the format of `swift test --filter`.
    package var test: String
    /// The path of the reference below the root, with `*` for a sample that is determined at run time.
    package var reference: String

    package static let anySample = "*"

    /// The name before the sample: `HotelListView-iPhone13-light`, or the title alone where there is no environment or
    /// it has no name.
    static func stem(title: String, environment: String?) -> String {
        guard let environment, !environment.isEmpty else { return title }
        return title.isEmpty ? environment : "\(title)-\(environment)"
    }
}

/// A preview of the sources, whether or not it gets a test.
package struct PlannedPreview: Hashable, Encodable, Sendable {
    package var entry: String
    package var module: String
    /// The value of `#fileID` in its file: `TravelUI/HotelCell.swift`.
    package var file: String
    /// The name of a macro; `nil` for a provider.
    @ExplicitNull package var name: PreviewAddress.Name?
    @ExplicitNull package var provider: String?
    /// Indicates whether conditions of `#if` decide about it.
    package var isConditional: Bool
    @ExplicitNull package var reason: String?

    /// Creates the preview of an entry; `nil` if no program contains it, or if the entry is no preview.
    ///
    /// A type with samples that has no test may be a provider.
    package init?(_ entry: CatalogEntry) {
        let isLeftOutType = entry.kind != .macro && entry.reason != nil
        guard entry.declaration.address != nil || entry.kind == .previews || isLeftOutType else { return nil }
        self.entry = entry.id
        module = entry.module
        file = "\(entry.module)/\(entry.path.name)"
        name = entry.declaration.address?.name
        provider = entry.kind == .macro ? nil : "\(entry.module).\(entry.name ?? "")"
        isConditional = !entry.declaration.conditions.isEmpty || !entry.declaration.availability.isEmpty
        reason = entry.reason
    }
}
