package import SnapgenModel

/// A file below the folder of the references.
package struct ReferenceFile: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A PNG file with the size that its header states; `nil` if the header is damaged.
        case picture(PictureSize?)
        case text
        /// A pointer of Git LFS in place of a file that has not been downloaded.
        case pointer
        /// A symbolic link, which is not followed.
        case link
        /// Anything else, and files that cannot be read.
        case other
    }

    /// The path below the folder of the references.
    package var path: RelativePath
    /// The size of the file in bytes.
    package var bytes: Int
    package var kind: Kind

    /// A Boolean value that indicates whether the name and the content are those of a reference, as snapgen and
    /// swift-snapshot-testing write them: `Cart-iPhone13.full.png`.
    var isReference: Bool {
        guard let name = ReferenceNameParts(path) else { return false }
        return switch kind {
        case .picture: name.fileExtension == "png"
        case .text: Self.textExtensions.contains(name.fileExtension)
        case .pointer: name.fileExtension == "png" || Self.textExtensions.contains(name.fileExtension)
        case .link, .other: false
        }
    }

    /// The size of a picture; `nil` if the file is none, or its header is damaged.
    package var pictureSize: PictureSize? {
        guard case .picture(let size) = kind else { return nil }
        return size
    }

    private static let textExtensions = ["json", "txt"]
}

extension ReferenceFile.Kind {
    /// The number of bytes at the beginning of a file that determine its kind.
    static let beginning = 1024

    /// Determines the kind of a file by its first bytes.
    init(beginning: [UInt8]) {
        do throws(PNGError) {
            self = .picture(try PictureSize(png: beginning))
        } catch .notPNG {
            self = SnapshotKind.isPointer(beginning) ? .pointer : beginning.contains(0) ? .other : .text
        } catch {
            self = .picture(nil)
        }
    }
}
