/// The names of the generated files, below the output folder; the build tool plugin declares the same.
///
/// SwiftPM requires unique file names in a target, including handwritten files.
public enum GeneratedFileName {
    /// The values that the tests share: settings, environments and the adapter to the engine.
    public static let support = "Snapgen.support.swift"
    /// The code that the tests call, unless they import it.
    public static let runtime = "Snapgen.runtime.swift"
    /// The package's place, the only file that differs between machines; written for build tools alone.
    public static let paths = "Snapgen.paths.swift"
    /// The tests of modules that have no file of their own; written for build tools alone.
    public static let others = "Snapgen.others.swift"

    /// The schemas of accessibility keys for UI tests, in a folder of their own.
    public static let screens = "Screens.snapgen.swift"

    /// The suite of a module with the tests that are in no other file: `PreviewFileNames` names the others.
    public static func tests(of module: String) -> String { "\(module).snapgen.swift" }
}
