/// The changed pixels of squares of 16 by 16 pixels, each reduced to a rectangle.
///
/// Threads can mark pixels at the same time if their rows are in different squares.
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
