import SnapgenImages

/// The comparison of a reference with an actual result.
struct SnapshotComparison: Equatable, Sendable {
    /// Indicates whether the pixels or the texts are equal.
    var isEqual: Bool
    /// The difference of pictures; `nil` for texts.
    var picture: PictureChange?
    /// The difference of texts; `nil` for pictures.
    var text: TextDifference?
    /// A number that is equal for equal changes.
    var signature: UInt64?
    /// The reason why the files cannot be compared.
    var reason: String?

    /// Compares two files.
    ///
    /// - Parameter budget: The pixels that pictures may have in memory.
    init(from old: [UInt8], to new: [UInt8], kind: SnapshotKind, budget: PixelBudget = PixelBudget()) {
        isEqual = old == new
        switch kind {
        case .text:
            let difference = TextDifference(
                from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self))
            (text, signature) = (difference, difference.signature)
        case .picture: budget.with(Self.area(old) + Self.area(new)) { comparePictures(old, new) }
        }
    }

    /// Returns the area of a picture by its header; 0 for one that is refused before it takes memory.
    private static func area(_ bytes: [UInt8]) -> Int {
        guard let size = try? PictureSize(png: bytes) else { return 0 }
        let (area, isTooLarge) = size.width.multipliedReportingOverflow(by: size.height)
        return isTooLarge || area > Picture.defaultMaximumArea ? 0 : area
    }

    private mutating func comparePictures(_ oldBytes: [UInt8], _ newBytes: [UInt8]) {
        guard let old = picture(oldBytes, "reference"), let new = picture(newBytes, "actual result") else { return }
        let difference = PictureComparison(threads: 1).compare(old, with: new)
        isEqual = difference.isIdentical
        picture = PictureChange(difference)
        signature = ChangeSignature(difference, from: old, to: new).value
    }

    private mutating func picture(_ bytes: [UInt8], _ name: String) -> Picture? {
        if SnapshotKind.isPointer(bytes) {
            reason = "the \(name) is a Git LFS pointer; 'git lfs pull' downloads it"
            return nil
        }
        do throws(PNGError) {
            return try Picture(png: bytes)
        } catch {
            reason = "the \(name) cannot be compared: \(error)"
            return nil
        }
    }
}

/// The kind of a snapshot's file.
public enum SnapshotKind: String, Codable, Sendable, CaseIterable {
    /// A PNG file.
    case picture
    /// A text.
    case text

    /// Creates the kind of a file by its name.
    init(path: String) { self = path.lowercased().hasSuffix(".png") ? .picture : .text }

    /// Returns whether a file is a pointer to one that Git LFS has not downloaded.
    static func isPointer(_ bytes: [UInt8]) -> Bool {
        bytes.count < 1024 && bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    }
}
