import Foundation

/// A module to compile.
struct CompiledModule {
    var name: String
    var files: [String]
    var arguments: [String] = ["-swift-version", "6"]

    /// Compiles it into `folder`, where the modules lie that it imports, and treats every warning as an error.
    func compile(into folder: URL, searching folders: [URL] = []) throws {
        let search = ([folder] + folders).flatMap { ["-I", $0.path] }
        let output = [
            "-emit-module", "-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path,
            "-c", "-o", folder.appendingPathComponent("\(name).o").path,
        ]
        let common = ["swiftc", "-wmo", "-parse-as-library", "-warnings-as-errors", "-module-name", name]
        try Command(arguments: common + arguments + search + output + files).succeed()
    }
}
