/// Merging of rectangles into few that do not intersect.
enum BoxMerger {
    /// The limit of rectangles; more of them cannot be told apart.
    static let largestCount = 100

    /// Returns rectangles around connected ones, from top to bottom.
    ///
    /// Rectangles are connected if they are in neighbouring cells of a grid, whose cells are enlarged until there are few enough.
    ///
    /// - Parameter boxes: Rectangles that are each inside of a cell of the side `side`.
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
        var cells: [Cell: PixelBox] = [:]
        for box in boxes {
            let cell = Cell(column: box.left / side, row: box.top / side)
            cells[cell] = cells[cell].map(box.union) ?? box
        }
        // Boxes come in a fixed order, so the result does too.
        return boxes.compactMap { takeGroup(at: Cell(column: $0.left / side, row: $0.top / side), from: &cells) }
    }

    private static func takeGroup(at cell: Cell, from cells: inout [Cell: PixelBox]) -> PixelBox? {
        guard var group = cells.removeValue(forKey: cell) else { return nil }
        var open = [cell]
        while let next = open.popLast() {
            for neighbor in next.neighbors {
                guard let box = cells.removeValue(forKey: neighbor) else { continue }
                group = group.union(box)
                open.append(neighbor)
            }
        }
        return group
    }

    private struct Cell: Hashable {
        let column: Int
        let row: Int

        var neighbors: [Cell] {
            (-1...1).flatMap { row in (-1...1).map { Cell(column: column + $0, row: self.row + row) } }
        }
    }

    /// Returns rectangles in which those that intersect are merged.
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

/// The changed pixels of squares of 16 by 16 pixels, each reduced to a rectangle.
struct ChangeTiles {
    static let side = 16

    private let columns: Int
    private let tiles: UnsafeMutableBufferPointer<Tile>

    /// The first and last columns and rows of changed pixels, the other way round if there are none.
    private struct Tile {
        var left = UInt32.max
        var top = UInt32.max
        var right: UInt32 = 0
        var bottom: UInt32 = 0
    }

    /// Allocates the tiles of a picture; `boxes()` frees them.
    init(_ size: PictureSize) {
        columns = (size.width + Self.side - 1) / Self.side
        tiles = .allocate(capacity: columns * ((size.height + Self.side - 1) / Self.side))
        tiles.initialize(repeating: Tile())
    }

    func mark(_ x: Int, _ y: Int) {
        let index = y / Self.side * columns + x / Self.side
        let (column, row) = (UInt32(truncatingIfNeeded: x), UInt32(truncatingIfNeeded: y))
        let tile = tiles[index]
        tiles[index] = Tile(
            left: min(tile.left, column), top: min(tile.top, row), right: max(tile.right, column),
            bottom: max(tile.bottom, row))
    }

    /// Returns the rectangles of the tiles with changed pixels, and frees the memory.
    func boxes() -> [PixelBox] {
        defer { tiles.deallocate() }
        return tiles.lazy.filter { $0.left <= $0.right }.map { tile in
            PixelBox(
                left: Int(tile.left), top: Int(tile.top), width: Int(tile.right - tile.left) + 1,
                height: Int(tile.bottom - tile.top) + 1)
        }
    }
}
