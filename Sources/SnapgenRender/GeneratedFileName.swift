/// The names of the generated files, below the output folder; the build tool plugin declares the same.
///
/// They depend on nothing that is scanned, so that each is added to a target once.
package enum GeneratedFileName {
    /// The tests of all modules.
    package static let tests = "Snapgen.tests.swift"
    /// The tests of a template in another tool's dialect, except in the build tool plugin.
    ///
    /// Such tests call swift-snapshot-testing, which names the folder of references after their file, so that the name stays
    /// that of earlier versions.
    static let dialect = "Snapgen.support.swift"
    /// The settings of the tests, and the code that they call unless they import it.
    package static let runtime = "Snapgen.runtime.swift"

    /// Returns whether a file in a test target has the name of a generated one, or of one of earlier versions.
    package static func contains(_ name: String) -> Bool {
        [tests, dialect, runtime].contains(name) || name.hasSuffix(".snapgen.swift")
    }

    /// The schemas of accessibility keys for UI tests, in a folder of their own.
    package static let screens = "Screens.snapgen.swift"
}
