import SnapgenImages
import SnapgenKit
import SnapgenNames

/// The contents of a file that should be a picture.
struct PictureContents: Sendable {
    /// A kind of contents.
    enum Kind: Hashable, Sendable {
        case picture(PictureFacts)
        /// A pointer of Git LFS in place of a file that has not been downloaded.
        case pointer
        case unreadable
    }

    /// The number of bytes of the file.
    let bytes: Int
    /// The contents.
    let kind: Kind
}

extension PictureContents {
    /// Reads pictures in parallel, as many at a time as there are processors.
    ///
    /// Files with the same bytes are decoded once.
    static func read(_ paths: [String], in files: any FileSystem) -> [PictureContents] {
        let reader = Reader(paths: paths, files: files)
        let digests = Parallel.map(count: paths.count, reader.digest)
        var first: [Digest: Int] = [:]
        for (index, digest) in digests.enumerated() where first[digest] == nil { first[digest] = index }
        let unique = first.values.sorted()
        let contents = Dictionary(
            uniqueKeysWithValues: zip(unique, Parallel.map(count: unique.count) { reader.contents(unique[$0]) }))
        return digests.map { digest in first[digest].flatMap { contents[$0] } ?? Self(bytes: 0, kind: .unreadable) }
    }

    /// A number of bytes with their hash; `nil` for a file that cannot be read.
    private struct Digest: Hashable, Sendable {
        var bytes: Int?
        var hash: UInt64 = 0
    }

    private struct Reader: Sendable {
        let paths: [String]
        let files: any FileSystem

        func digest(_ index: Int) -> Digest {
            guard let bytes = bytes(index) else { return Digest() }
            return Digest(bytes: bytes.count, hash: StableHash.value(ofLong: bytes[...]))
        }

        func contents(_ index: Int) -> PictureContents {
            guard let bytes = bytes(index) else { return PictureContents(bytes: 0, kind: .unreadable) }
            return PictureContents(bytes: bytes.count, kind: kind(bytes))
        }

        private func bytes(_ index: Int) -> [UInt8]? { try? files.read(paths[index]) }

        private func kind(_ bytes: [UInt8]) -> Kind {
            if ReferenceFile.Kind(beginning: bytes, size: bytes.count) == .pointer { return .pointer }
            return (try? Picture(png: bytes)).map { .picture(PictureFacts($0)) } ?? .unreadable
        }
    }
}
