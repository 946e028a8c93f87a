import SnapgenModel
import SnapgenNames

enum TitleMaker {
    private static let suffixes = ["_Previews", "_Preview", "Previews"]

    /// A type's name with its outer types before it, without the suffix for types of previews: `Hotel_Cell`.
    static func title(ofType name: String) -> String {
        let name = name.dottedComponents.joined(separator: "_")
        let suffix = suffixes.first { name.hasSuffix($0) && name.count > $0.count }
        return safe(String(name.dropLast(suffix?.count ?? 0)))
    }

    /// The file's name and the macro's display name or number: `HotelCell_Loading`.
    static func title(ofMacro name: String, in path: RelativePath) -> String {
        let title = "\(safe(path.stem))_\(safe(name))"
        return SafeName.shortened(title, hashOf: title)
    }

    /// The file's name and the view that a macro without a display name shows, or the file's name where both are equal.
    static func title(ofMacroShowing view: String, in path: RelativePath) -> String {
        safe(view) == safe(path.stem) ? safe(view) : title(ofMacro: view, in: path)
    }

    /// A text without a character that file names can contain, such as an emoji, is replaced by its hash.
    private static func safe(_ text: String) -> String { SafeName.fileComponent(text) ?? StableHash.short(text) }
}
