import Foundation

/// A module to compile.
struct CompiledModule {
    var name: String
    var files: [String]
    var arguments: [String] = ["-swift-version", "6"]
    /// A Boolean value that indicates whether warnings are errors, as in generated code and stubs.
    var refusesWarnings = true

    /// Compiles the module into `folder`, which contains the modules that it imports.
    func compile(into folder: URL, searching folders: [URL] = []) throws {
        let search = ([folder] + folders).flatMap { ["-I", $0.path] }
        let output = [
            "-emit-module", "-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path,
            "-c", "-o", folder.appendingPathComponent("\(name).o").path,
        ]
        let common = ["swiftc", "-wmo", "-parse-as-library", "-module-name", name]
        let warnings = refusesWarnings ? "-warnings-as-errors" : "-suppress-warnings"
        try Command(arguments: common + [warnings] + arguments + search + output + files).succeed()
    }
}
