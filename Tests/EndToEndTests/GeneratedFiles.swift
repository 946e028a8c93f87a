import SnapgenTestSupport

/// The folder of the generated files of a package without a configuration and a test target.
let generatedFolder = "Tests/SnapshotTests/Generated"

extension TemporaryFolder {
    /// The generated files, whose names do not depend on the sources.
    static let generatedNames = ["Snapgen.runtime.swift", "Snapgen.tests.swift"]

    /// Returns the generated tests of a test target.
    func generatedTests(in folder: String = generatedFolder) throws -> String {
        try read("\(folder)/Snapgen.tests.swift")
    }
}
