import SnapgenConfiguration
import SnapgenKit
import SnapgenNames
import SnapgenScan

struct AuditedPicture: Sendable {
    let path: String
    let entry: CatalogEntry
    let sample: String
    let environment: SnapshotEnvironment
    let bytes: Int
    let facts: PictureFacts
}

struct PictureFacts: Hashable, Sendable {
    let size: PictureSize
    let pixels: UInt64
    let hasOneColor: Bool
    let isTransparent: Bool
    let edges: EdgeMap

    init(_ picture: Picture) {
        size = picture.size
        let samples = picture.pixels
        pixels = StableHash.value(ofLong: samples)
        (hasOneColor, isTransparent) = samples.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            let hasOneColor = pixels.allSatisfy { $0 == pixels[0] }
            return (hasOneColor, stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0 })
        }
        edges = EdgeMap(picture)
    }

    func looksLike(_ other: PictureFacts) -> Bool { size == other.size && pixels == other.pixels }

    /// Reads pictures in parallel, `nil` for each that cannot be read.
    static func read(_ paths: [String], in files: any FileSystem) -> [PictureFacts?] {
        Parallel.map(count: paths.count, state: PNGDecoder()) { index, decoder in
            (try? files.read(paths[index])).flatMap { try? decoder.picture($0) }.map(PictureFacts.init)
        }
    }
}

/// The number of edges, pixels that differ clearly from their left neighbours, in each cell of a picture that is divided
/// into rows and columns of equal size; edges are where texts, symbols and borders are, whatever their colours are.
struct EdgeMap: Hashable, Sendable {
    /// The number of rows and columns, few enough that two texts in the same place have edges in the same cells.
    static let side = 16

    private(set) var cells = [Double](repeating: 0, count: side * side)

    /// The smallest difference of a channel at an edge; those of gradients and shadows are smaller.
    private static let threshold = 24

    init(_ picture: Picture) {
        let (width, height) = (picture.size.width, picture.size.height)
        let columns = (0..<width).map { Self.columns(of: $0, width: width) }
        picture.rows.withUnsafeBufferPointer { rows in
            for y in 0..<height {
                let row = y * Self.side / height * Self.side
                for x in 1..<max(width, 1) where Self.isEdge(rows, y * picture.bytesPerRow + x * 4) {
                    let (left, right, share) = columns[x]
                    cells[row + left] += 1 - share
                    cells[row + right] += share
                }
            }
        }
    }

    /// Returns the two columns whose centres are nearest to an edge, and the share of the right one; with shares, a
    /// small offset makes a small difference, and the map of a symmetric picture is symmetric.
    private static func columns(of x: Int, width: Int) -> (left: Int, right: Int, share: Double) {
        let place = Double(x) * Double(side) / Double(width) - 0.5
        let left = place.rounded(.down)
        return (max(Int(left), 0), min(Int(left) + 1, side - 1), place - left)
    }

    private static func isEdge(_ rows: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        (offset..<offset + 4).contains { abs(Int(rows[$0]) - Int(rows[$0 - 4])) >= threshold }
    }

    var mirrored: EdgeMap {
        var map = self
        map.cells = stride(from: 0, to: cells.count, by: Self.side).flatMap { cells[$0..<$0 + Self.side].reversed() }
        return map
    }

    /// Returns the difference of two maps: 0 for equal ones, 1 if no cell has edges in both.
    func distance(to other: EdgeMap) -> Double {
        let total = (cells + other.cells).reduce(0, +)
        let difference = zip(cells, other.cells).reduce(0) { $0 + abs($1.0 - $1.1) }
        return total == 0 ? 0 : difference / total
    }

    private static let leastDirection = 0.2

    var hasDirection: Bool { distance(to: mirrored) >= Self.leastDirection }

    /// Texts of two languages differ in length, so the maps are never equal; the distance in the same direction has to
    /// be less than half of that in a mirror, which leaves doubtful layouts out.
    func hasDirection(of other: EdgeMap) -> Bool {
        other.hasDirection && distance(to: other) * 2 < distance(to: other.mirrored)
    }
}
