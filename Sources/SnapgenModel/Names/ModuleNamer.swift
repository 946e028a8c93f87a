package enum ModuleNamer {
    /// Returns the name of the folder below the last `Sources` or `Tests` in the path, or else the path's last folder.
    package static func module(of path: RelativePath) -> String {
        let components = path.components.map(String.init)
        let folders = path.string.hasSuffix(".swift") ? components.dropLast() : components[...]
        if let mark = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), mark + 1 < folders.endIndex {
            return module(named: folders[mark + 1])
        }
        return module(named: folders.last ?? path.stem)
    }

    /// Returns the module name that SwiftPM derives from a target: `_` replaces each character that is neither a letter
    /// nor a digit, and a leading digit.
    package static func module(named target: String) -> String {
        let name = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
    }
}
