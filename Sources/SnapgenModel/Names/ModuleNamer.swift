/// Guesses the module that a folder is compiled into.
public enum ModuleNamer {
    /// The folder below the last `Sources` or `Tests` in the path, as packages are laid out, else the path's own name.
    ///
    ///     ModuleNamer.module(of: "Features/Sources/Checkout/Views")  // "Checkout"
    ///     ModuleNamer.module(of: "App/My-Screens")                   // "My_Screens"
    public static func module(of path: RelativePath) -> String {
        let components = path.components.map(String.init)
        let folders = path.string.hasSuffix(".swift") ? components.dropLast() : components[...]
        if let mark = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), mark + 1 < folders.endIndex {
            return module(named: folders[mark + 1])
        }
        return module(named: folders.last ?? path.stem)
    }

    /// The module of a target as SwiftPM spells it: `_` for each character that is neither a letter nor a digit, and for
    /// a digit that comes first.
    ///
    ///     ModuleNamer.module(named: "My-Screens")  // "My_Screens"
    ///     ModuleNamer.module(named: "3D")          // "_D"
    public static func module(named target: String) -> String {
        let name = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
    }
}
