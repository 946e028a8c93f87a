struct ChangeTiles {
    static let side = 16

    private let columns: Int
    /// The first and last columns and rows of changed pixels, the other way round if there are none.
    private var tiles: [(left: Int, top: Int, right: Int, bottom: Int)]

    init(_ size: PictureSize) {
        columns = (size.width + Self.side - 1) / Self.side
        let rows = (size.height + Self.side - 1) / Self.side
        tiles = Array(repeating: (.max, .max, 0, 0), count: columns * rows)
    }

    mutating func mark(_ x: Int, _ y: Int) {
        let index = y / Self.side * columns + x / Self.side
        let tile = tiles[index]
        tiles[index] = (min(tile.left, x), min(tile.top, y), max(tile.right, x), max(tile.bottom, y))
    }

    var boxes: [PixelBox] {
        tiles.lazy.filter { $0.left <= $0.right }.map { tile in
            PixelBox(
                left: tile.left, top: tile.top, width: tile.right - tile.left + 1, height: tile.bottom - tile.top + 1)
        }
    }
}

extension PixelBox {
    /// The limit of rectangles; more of them cannot be told apart.
    private static let largestCount = 100

    /// Returns rectangles around those in neighbouring cells of a grid, whose cells are enlarged until there are few
    /// enough; each of the given ones is inside of a cell of the side `side`, and no two of the result intersect.
    static func merged(_ boxes: [PixelBox], side: Int) -> [PixelBox] {
        var side = side
        var merged = connected(boxes, side: side)
        while merged.count > largestCount {
            side *= 2
            merged = connected(boxes, side: side)
        }
        return disjoint(merged).sorted { ($0.top, $0.left) < ($1.top, $1.left) }
    }

    private static func connected(_ boxes: [PixelBox], side: Int) -> [PixelBox] {
        let places = boxes.map { SIMD2($0.left / side, $0.top / side) }
        var cells = Dictionary(zip(places, boxes)) { $0.union($1) }
        // Boxes come in a fixed order, so the result does too.
        return places.compactMap { takeGroup(at: $0, from: &cells) }
    }

    private static func takeGroup(at cell: SIMD2<Int>, from cells: inout [SIMD2<Int>: PixelBox]) -> PixelBox? {
        guard var group = cells.removeValue(forKey: cell) else { return nil }
        var open = [cell]
        while let next = open.popLast() {
            for neighbor in (-1...1).flatMap({ row in (-1...1).map { next &+ SIMD2($0, row) } }) {
                guard let box = cells.removeValue(forKey: neighbor) else { continue }
                group = group.union(box)
                open.append(neighbor)
            }
        }
        return group
    }

    private static func disjoint(_ boxes: [PixelBox]) -> [PixelBox] {
        var result: [PixelBox] = []
        for box in boxes {
            var box = box
            while let index = result.firstIndex(where: box.intersects) { box = box.union(result.remove(at: index)) }
            result.append(box)
        }
        return result
    }
}
