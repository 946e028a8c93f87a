import SnapgenNames

/// The form of a change, by which the same change is found in other pictures.
struct ChangeShape: Sendable {
    /// A number that is equal where the same pixels of equal rectangles change the same colours, or the same lines of a
    /// text.
    ///
    /// The places of the rectangles in the picture and their number do not count, so that a button that changes its
    /// colour is the same change on every screen, also where a screen has two of them.
    let signature: UInt64
    let kind: ReportGroup.Kind
    /// The colours that become others, as pairs; empty if they are too many.
    let tint: Set<UInt64>
    private let size: PictureSize
    private let boxes: [PixelBox]
    /// The rows with changes, from top to bottom.
    private let bands: [Range<Int>]
    private let counts: [Int]

    init(text signature: UInt64) {
        (self.signature, kind, tint, boxes, bands, counts) = (signature, .text, [], [], [], [])
        size = PictureSize(width: 0, height: 0)
    }

    /// Describes a difference of two pictures; returns `nil` if nothing perceptible has changed.
    init?(_ difference: PictureDifference, from old: Picture, to new: Picture) {
        let (old, new) = PictureComparison.comparable(old, new)
        let boxes = difference.boxes
        if difference.isImperceptible || boxes.isEmpty { return nil }
        let colors = PixelGrid.with(old, new) { old, new in boxes.map { ColorChanges(in: $0, old, new) } }
        let all = colors.reduce(into: ColorChanges()) { $0.add($1) }
        (self.boxes, size) = (boxes, new.size)
        let growth = PictureSize(width: new.size.width - old.size.width, height: new.size.height - old.size.height)
        let numbers = [growth.width, growth.height].map { UInt64(bitPattern: Int64($0)) }
        signature = StableHash.mixed((numbers + Set(colors.map(\.hash)).sorted()).reduce(0, ColorChanges.combined))
        bands = boxes.map { $0.top..<$0.top + $0.height }.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) {
            guard let last = $0.last, last.upperBound >= $1.lowerBound else { return $0.append($1) }
            $0[$0.count - 1] = last.lowerBound..<max(last.upperBound, $1.upperBound)
        }
        counts = colors.map(\.count)
        let colored = difference.sameSize ? all.tint : []
        let isDrawn = !colored.isEmpty && PixelGrid.with(old, new) { Self.isGround(of: boxes, colored, $0, $1) }
        tint = isDrawn ? [] : colored
        let isLarge = boxes.contains { $0.width * $0.height * 2 > new.size.area }
        kind =
            if !difference.sameSize { growth.width == 0 ? .height : .size } else if !tint.isEmpty {
                isLarge ? .background : .tint
            } else { PixelGrid.with(old, new) { Self.movement(of: boxes, $0, $1) } ?? .content }
    }

    /// Returns whether most pixels around the rectangles keep a colour of the change: what comes or goes on a ground,
    /// such as a text, is no tint.
    private static func isGround(
        of boxes: [PixelBox], _ tint: Set<UInt64>, _ old: PixelGrid, _ new: PixelGrid
    ) -> Bool {
        let colors = Set(tint.flatMap { [UInt32(truncatingIfNeeded: $0 >> 32), UInt32(truncatingIfNeeded: $0)] })
        let around = boxes.flatMap { $0.surroundings(in: new.size) }
        let kept = around.count { x, y in
            old.pixel(x, y) == new.pixel(x, y) && colors.contains(new.pixel(x, y))
        }
        return kept * 2 > around.count
    }

    /// Returns whether a change is the same as another one apart from what devices, themes and texts alter.
    ///
    /// - Parameter isSameEntry: Indicates whether both are environments of one entry, whose colours may differ.
    func isSimilar(to other: ChangeShape, isSameEntry: Bool) -> Bool {
        if !tint.isEmpty, !other.tint.isEmpty, tint.isSubset(of: other.tint) || tint.isSuperset(of: other.tint) {
            return true
        }
        // Other contents of unlike entries may change in the same rows.
        guard isSameEntry, kind == other.kind, !boxes.isEmpty else { return false }
        return hasSameBoxes(as: other) || hasSamePlace(as: other)
    }

    /// Returns whether as many rectangles have the same size, and as many changed pixels in them; environments of an
    /// entry may have another number of pixels for each point.
    private func hasSameBoxes(as other: ChangeShape) -> Bool {
        guard boxes.count == other.boxes.count else { return false }
        return [1, 1.5, 2, 3, 1 / 1.5, 0.5, 1 / 3].contains { scale in
            boxes.indices.allSatisfy { index in
                let (box, second) = (boxes[index], other.boxes[index])
                // Noise has small rectangles of any form.
                guard max(box.width, box.height) >= 8 else { return false }
                return Self.isNear(box.width, second.width, scale) && Self.isNear(box.height, second.height, scale)
                    && abs(fill(index) - other.fill(index)) < 0.15
            }
        }
    }

    private func fill(_ index: Int) -> Double {
        Double(counts[index]) / Double(boxes[index].width * boxes[index].height)
    }

    /// Returns whether the same rows of pictures with the same size have changed to about the same extent, as a bar
    /// does whose title differs.
    private func hasSamePlace(as other: ChangeShape) -> Bool {
        guard size == other.size, bands.count == other.bands.count, bands.count <= 4 else { return false }
        let (count, second) = (counts.reduce(0, +), other.counts.reduce(0, +))
        guard max(count, second) <= 2 * min(count, second) else { return false }
        return bands.contains { $0.count >= 8 }
            && zip(bands, other.bands).allSatisfy { band, other in
                abs(band.lowerBound - other.lowerBound) <= 3
                    && Self.isNear(band.count, other.count, 1)
            }
    }

    private static func isNear(_ side: Int, _ other: Int, _ scale: Double) -> Bool {
        let difference = abs(Double(side) - Double(other) * scale)
        return difference <= max(3, Double(side) * 0.035)
    }

    /// Returns how the contents of all rectangles have moved up or down by one distance; `nil` if they have not.
    ///
    /// If the rows that have come or gone are not all the same, they are contents themselves: a line.
    private static func movement(of boxes: [PixelBox], _ old: PixelGrid, _ new: PixelGrid) -> ReportGroup.Kind? {
        let rows = boxes.map { box in
            [old, new].map { grid in (0..<box.height).map { hash(of: grid, box, $0) } }
        }
        let most = boxes.map { $0.height > 3 ? min($0.height / 2, 200) : 0 }.min() ?? 0
        for distance in 1..<most + 1 {
            for (from, to) in [(0, 1), (1, 0)] {
                guard rows.allSatisfy({ $0[from].dropLast(distance).elementsEqual($0[to].dropFirst(distance)) })
                else { continue }
                return rows.contains { Set($0[to].prefix(distance)).count > 1 } ? .line : .shift
            }
        }
        return nil
    }

    private static func hash(of grid: PixelGrid, _ box: PixelBox, _ row: Int) -> UInt64 {
        (0..<box.width).reduce(0) { hash, x in
            (hash ^ UInt64(grid.pixel(box.left + x, box.top + row))) &* 0x100_0000_01b3
        }
    }
}

/// The colours of a rectangle that change, with the most frequent pairs.
private struct ColorChanges {
    private(set) var count = 0
    /// A number for the size of the rectangle and the pixels that differ, with their places in it.
    private(set) var hash: UInt64 = 0
    private var pairs: [UInt64: Int] = [:]

    private static let mostPairs = 4096

    init() {}

    init(in box: PixelBox, _ old: PixelGrid, _ new: PixelGrid) {
        var run: (pair: UInt64, count: Int) = (0, 0)
        hash = Self.combined(UInt64(box.width), UInt64(box.height))
        for y in box.top..<box.top + box.height {
            for x in box.left..<box.left + box.width {
                let (oldPixel, newPixel) = (old.pixelOrNone(x, y), new.pixelOrNone(x, y))
                if oldPixel == newPixel { continue }
                count += 1
                let pair = UInt64(oldPixel) << 32 | UInt64(newPixel)
                hash = Self.combined(hash, UInt64(x - box.left) << 32 | UInt64(y - box.top))
                hash = Self.combined(hash, pair)
                // Drawn areas come in runs, smoothed edges do not.
                if pair == run.pair {
                    run.count += 1
                } else {
                    add(run.pair, run.count)
                    run = (pair, 1)
                }
            }
        }
        add(run.pair, run.count)
    }

    static func combined(_ hash: UInt64, _ value: UInt64) -> UInt64 {
        StableHash.mixed((hash << 23 | hash >> 41) ^ value &* 0x9e37_79b9_7f4a_7c15)
    }

    mutating func add(_ other: ColorChanges) {
        for (pair, times) in other.pairs { add(pair, times) }
        count += other.count
    }

    private mutating func add(_ pair: UInt64, _ times: Int) {
        guard times > 0, pairs.count < Self.mostPairs || pairs[pair] != nil else { return }
        pairs[pair, default: 0] += times
    }

    /// The pairs that most changed pixels have, if no two of them have a colour in common.
    var tint: Set<UInt64> {
        let frequent = pairs.filter { $0.value * 20 >= count }
        let isMost = frequent.values.reduce(0, +) * 10 >= count * 7
        let isFunction = Set(frequent.keys.map { $0 >> 32 }).count == frequent.count
        let isReversible = Set(frequent.keys.map { $0 & 0xffff_ffff }).count == frequent.count
        return isMost && isFunction && isReversible ? Set(frequent.keys) : []
    }
}
