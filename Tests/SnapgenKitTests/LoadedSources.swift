@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

extension SourceList {
    /// All files, read, by module and path, and what kept others from being read.
    func load() -> (files: [SourceFile], diagnostics: [Diagnostic]) {
        var loaded: (files: [SourceFile], diagnostics: [Diagnostic]) = ([], [])
        for index in 0..<count {
            var bytes: [UInt8] = []
            do throws(DiagnosticError) {
                _ = try read(index, into: &bytes)
                loaded.files.append(SourceFile(path: path(at: index), module: modules[module(at: index)], bytes: bytes))
            } catch {
                loaded.diagnostics += error.diagnostics
            }
        }
        loaded.files.sort { ($0.module, $0.path) < ($1.module, $1.path) }
        return loaded
    }
}

extension Project {
    /// The sources, read, and all that is wrong with them.
    func sourceFiles() -> (files: [SourceFile], diagnostics: [Diagnostic]) {
        let (sources, problems) = sources()
        let loaded = sources.load()
        return (loaded.files, (problems + loaded.diagnostics).sortedByPlace())
    }
}
