import SnapgenImages
import SnapgenKit
import SnapgenModel
import SnapgenNames

struct AuditedPicture: Sendable {
    /// The path below the root.
    let path: String
    let reference: PlannedReference
    let sample: String
    let environment: SnapshotEnvironment
    let bytes: Int
    let facts: PictureFacts

    var entry: CatalogEntry { reference.entry }
}

/// The properties of a picture that an audit compares, without the pixels.
struct PictureFacts: Hashable, Sendable {
    let size: PictureSize
    let pixels: UInt64
    /// Indicates whether all pixels have the same colour and transparency.
    let hasOneColor: Bool
    let isTransparent: Bool
    let edges: EdgeMap

    init(_ picture: Picture) {
        size = picture.size
        pixels = StableHash.value(ofLong: picture.pixels[...])
        (hasOneColor, isTransparent) = picture.pixels.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            let hasOneColor = pixels.allSatisfy { $0 == pixels[0] }
            return (hasOneColor, stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0 })
        }
        edges = EdgeMap(picture)
    }

    func looksLike(_ other: PictureFacts) -> Bool { size == other.size && pixels == other.pixels }
}

extension PictureFacts {
    /// Reads pictures in parallel, as many at a time as there are processors; `nil` for each that cannot be read.
    ///
    /// Files with the same bytes are decoded once.
    static func read(_ paths: [String], in files: any FileSystem) -> [PictureFacts?] {
        let digests = Parallel.map(count: paths.count) { index in
            (try? files.read(paths[index])).map { Digest(bytes: $0.count, hash: StableHash.value(ofLong: $0[...])) }
        }
        var first: [Digest: Int] = [:]
        for (index, digest) in digests.enumerated().reversed() { digest.map { first[$0] = index } }
        let unique = first.sorted { $0.value < $1.value }
        let facts = Parallel.map(count: unique.count) { index -> PictureFacts? in
            guard let bytes = try? files.read(paths[unique[index].value]) else { return nil }
            return (try? Picture(png: bytes)).map(PictureFacts.init)
        }
        let known = Dictionary(uniqueKeysWithValues: zip(unique.map(\.key), facts))
        return digests.map { digest in digest.flatMap { known[$0] } ?? nil }
    }

    private struct Digest: Hashable, Sendable {
        var bytes: Int
        var hash: UInt64
    }
}
