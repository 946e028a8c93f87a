import Foundation

extension BuildInputs {
    /// Names a generated file for each file of the package's modules that may contain a preview.
    ///
    /// A file that gets its first preview later has none until the build is planned again. Its previews are in the file of
    /// the module.
    mutating func namePreviewFiles() {
        for index in modules.indices { modules[index].namePreviewFiles(below: root) }
    }
}

extension BuildInputs.Module {
    fileprivate mutating func namePreviewFiles(below root: String) {
        let names = PreviewFileNames(module: name, paths: files.map { Self.path(of: $0, below: root) })
        for file in files where Self.mayContainPreview(file) {
            previewFiles[file] = names.name(of: Self.path(of: file, below: root))
        }
    }

    private static func path(of file: String, below root: String) -> String {
        file.hasPrefix("\(root)/") ? String(file.dropFirst(root.count + 1)) : file
    }

    /// Returns whether a file contains `#` before a capitalized word, as in `#Preview`.
    ///
    /// The configuration may name other macros, and a plugin cannot read it.
    private static func mayContainPreview(_ file: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: file) else { return false }
        return data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            var next = 0
            // 'memchr' is compiled with optimization, and plugins are not.
            while next + 2 < bytes.count, let sign = memchr(start + next, 0x23, bytes.count - next - 2) {
                next = UnsafeRawPointer(sign) - start + 1
                if (0x41...0x5A).contains(bytes[next]), (0x61...0x7A).contains(bytes[next + 1]) { return true }
            }
            return false
        }
    }
}
