package import SnapgenConfiguration
package import SnapgenModel
package import SnapgenNames
package import SnapgenScan

package struct PlannedTest: Equatable, Sendable {
    /// The name of the function, such as `testHotelListView`: a valid identifier, unique in its suite.
    package var function: String
    @Shared package var entry: CatalogEntry
    /// Empty for a value; a text of a view has one, which is not part of its references' names.
    package var environments: [String] = []
    /// The batch, if the environments are all of its environments.
    package var batch: String?
    package var samples: [PlannedSample]?
    /// The number of the entry's samples, which may be more than `samples` contains; `nil` if determined at run time.
    package var sampleCount: Int?
    /// The folder of the references below the references' root, `TravelSnapshotTests/TravelUI`; `nil` for the root.
    package var folder: RelativePath?
    package var stem: String?
    /// A Boolean value that indicates whether samples at run time are named by their display names and numbered.
    package var countsNames = false
    package var pattern: NamePattern?
    /// The settings of the entry and its batch, with a precision from the configuration if they have none.
    package var pictures = PictureSettings()
    /// The time in seconds between showing a view and capturing it.
    package var delay = 0.0

    /// Returns whether there is one test case for each sample that is determined at run time, which XCTest cannot have.
    package func isParameterized(by settings: TestSettings) -> Bool {
        settings.framework == .swiftTesting && settings.granularity == .case && samples == nil && !countsNames
    }
}

extension PlannedTest: Encodable {
    /// Writes the settings of pictures beside the others.
    package func encode(to encoder: any Encoder) throws {
        try encoder.encode([
            "function": function, "entry": entry, "environments": environments, "batch": ExplicitNull(batch),
            "samples": ExplicitNull(samples), "sampleCount": ExplicitNull(sampleCount), "folder": folder, "stem": stem,
            "countsNames": countsNames, "pattern": pattern?.text, "precision": ExplicitNull(pictures.precision),
            "perceptualPrecision": ExplicitNull(pictures.perceptualPrecision), "draw": pictures.draw, "delay": delay,
        ])
    }
}

/// A sample with the name that its references use.
package struct PlannedSample: Hashable, Encodable, Sendable {
    package var number: Int
    /// The label made safe for file names, or the number.
    package var name: String
    package var stem: String?
    package var line: Int
    /// The only theme of the test's environments that the sample is captured in; `nil` for all of them.
    package var theme: SnapshotEnvironment.Theme?
}
