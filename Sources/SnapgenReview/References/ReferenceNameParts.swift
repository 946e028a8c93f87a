import SnapgenModel

/// The parts of a reference's path: `Cart-iPhone13`, `full` and `png` of `ShopTests/Shop/Cart-iPhone13.full.png`.
///
/// The sample and the extension contain no dot, because names are made safe for files.
struct ReferenceNameParts: Hashable {
    /// The folder; `nil` for that of all references.
    var folder: RelativePath?
    var stem: String
    var sample: String
    /// The extension without a dot.
    var fileExtension: String

    /// Returns the parts of a path, or `nil` if its name has fewer than two dots or an empty part.
    init?(_ path: RelativePath) {
        let parts = path.name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        folder = path.parent
        stem = parts.dropLast(2).joined(separator: ".")
        sample = String(parts[parts.count - 2])
        fileExtension = String(parts[parts.count - 1])
    }

    /// The parts without the sample, which are equal for all samples of an entry in an environment.
    var withoutSample: Self {
        var parts = self
        parts.sample = ""
        return parts
    }
}
