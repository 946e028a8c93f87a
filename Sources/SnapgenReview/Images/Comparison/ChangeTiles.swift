/// The squares of a picture with the places of pixels that differ, by how clearly they do.
struct ChangeTiles {
    enum Kind: Int, CaseIterable {
        /// A difference below what a person sees.
        case differing
        /// A difference that a person sees in an area only, or that of a smoothed edge.
        case faint
        /// A faint difference behind equal ones in the same row, which a person sees: a line changes its colour.
        case line
        case changed
    }

    static let side = 16
    /// The number of faint differences in a tile that are an area: a quarter of it.
    ///
    /// Among references of iOS 18.5 and 26.2, tiles with smoothed letters have up to 47.
    private static let area = side * side / 4

    private let columns: Int
    private var boxes: [[PixelBox?]]
    private var faint: [Int]

    init(_ size: PictureSize) {
        columns = (size.width + Self.side - 1) / Self.side
        let count = columns * ((size.height + Self.side - 1) / Self.side)
        boxes = Kind.allCases.map { _ in Array(repeating: nil, count: count) }
        faint = Array(repeating: 0, count: count)
    }

    mutating func mark(_ x: Int, _ y: Int, _ kind: Kind) {
        let index = y / Self.side * columns + x / Self.side
        let pixel = PixelBox(left: x, top: y, width: 1, height: 1)
        boxes[kind.rawValue][index] = boxes[kind.rawValue][index]?.union(pixel) ?? pixel
        if kind == .faint || kind == .line { faint[index] &+= 1 }
    }

    /// The number of faint differences in areas and lines.
    var perceptible: Int { faint.indices.lazy.filter(isArea).reduce(0) { $0 + faint[$1] } }

    private func isArea(_ index: Int) -> Bool { faint[index] >= Self.area || boxes[Kind.line.rawValue][index] != nil }

    /// Rectangles in tiles around what is perceptible, or around all differences if nothing is.
    var changes: [PixelBox] {
        let seen = faint.indices.compactMap { index in
            box(isArea(index) ? [.faint, .line, .changed] : [.changed], index)
        }
        return seen.isEmpty ? faint.indices.compactMap { box(Kind.allCases, $0) } : seen
    }

    private func box(_ kinds: [Kind], _ index: Int) -> PixelBox? {
        kinds.compactMap { boxes[$0.rawValue][index] }.reduce(nil) { $0?.union($1) ?? $1 }
    }
}

extension PixelBox {
    /// The limit of rectangles; more of them cannot be told apart.
    private static let largestCount = 100

    /// Returns rectangles around those in neighbouring cells of a grid, whose cells are enlarged until there are few
    /// enough; each of the given ones is inside of a cell of the side `side`, and no two of the result intersect.
    static func merged(_ boxes: [PixelBox], side: Int) -> [PixelBox] {
        let merged = sequence(first: side) { $0 * 2 }.lazy.map { connected(boxes, side: $0) }
            .first { $0.count <= largestCount }
        return disjoint(merged ?? []).sorted { ($0.top, $0.left) < ($1.top, $1.left) }
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
        boxes.reduce(into: []) { result, box in
            var box = box
            while let index = result.firstIndex(where: box.intersects) { box = box.union(result.remove(at: index)) }
            result.append(box)
        }
    }
}
