import Foundation
import SnapgenTestSupport

/// A module to compile.
struct CompiledModule {
    var name: String
    var files: [String]
    var arguments: [String] = ["-swift-version", "6"]
    /// A Boolean value that indicates whether warnings are errors, as in generated code and stubs.
    var refusesWarnings = true

    /// A Boolean value that indicates whether the module is a dynamic library.
    var isLibrary = false
    /// The environment variables of the compiler and its macros.
    var environment: [String: String] = [:]

    /// The name of the object file or of the library.
    var product: String { isLibrary ? "lib\(name).so" : "\(name).o" }

    /// Compiles the module into `folder`, which contains the modules that it imports.
    func compile(into folder: URL, searching folders: [URL] = []) throws {
        let search = ([folder] + folders).flatMap { ["-I", $0.path] }
        let output = [
            "-emit-module", "-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path,
            isLibrary ? "-emit-library" : "-c", "-o", folder.appendingPathComponent(product).path,
        ]
        let common = ["swiftc", "-wmo", "-parse-as-library", "-module-name", name]
        let warnings = refusesWarnings ? "-warnings-as-errors" : "-suppress-warnings"
        let options = [warnings] + arguments + Toolchain.previewsPlugin
        try Command(arguments: common + options + search + output + files, environment: environment).succeed()
    }
}
