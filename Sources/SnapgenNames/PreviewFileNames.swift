/// The names of the generated files that contain the previews of single source files.
///
/// Files of one target must differ in their names, also where case is ignored. Source files of a module whose names are
/// alike get a hash of their paths, whether they contain previews or not, so no name depends on what another file contains.
///
///     let names = PreviewFileNames(module: "TravelUI", paths: ["Sources/TravelUI/HotelCell.swift"])
///     names.name(of: "Sources/TravelUI/HotelCell.swift")  // "TravelUI+HotelCell.snapgen.swift"
public struct PreviewFileNames {
    private let module: String
    private let counts: [String: Int]

    /// Creates the names for a module.
    ///
    /// - Parameter paths: The paths of all files of the module.
    public init(module: String, paths: some Sequence<String>) {
        self.module = module
        counts = paths.reduce(into: [:]) { $0[SafeName.collisionKey(Self.stem(of: $1) ?? ""), default: 0] += 1 }
    }

    /// Returns the name of the generated file for the source file at a path.
    public func name(of path: String) -> String {
        let stem = Self.stem(of: path)
        let isUnique = stem.map { counts[SafeName.collisionKey($0), default: 0] < 2 } ?? false
        // No stem contains a plus sign.
        let hash = isUnique ? "" : "+\(StableHash.short(path))"
        return "\(module)+\(stem ?? "File")\(hash).snapgen.swift"
    }

    /// Returns the file's name without its extension, made safe, or `nil` if it has no valid characters.
    private static func stem(of path: String) -> String? {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = path.utf8[(slash.map { path.utf8.index(after: $0) } ?? path.startIndex)...]
        let hasExtension = name.suffix(".swift".utf8.count).elementsEqual(".swift".utf8)
        return SafeName.fileComponent(String(Substring(hasExtension ? name.dropLast(".swift".utf8.count) : name)))
    }
}
