/// Detection of pixels that differ because an edge was smoothed differently (Vysniauskas, "Anti-aliased Pixel and
/// Intensity Slope Detector", 2009), as in pixelmatch 7.2.0 with `checkerboard: false`. odiff 4.5.0 visits the
/// neighbours in another order and combines the conditions otherwise, so its counts can differ slightly.
extension PixelGrid {
    func smoothsEdge(at x: Int, _ y: Int, comparedWith other: PixelGrid) -> Bool {
        smoothsOwnEdge(at: x, y, comparedWith: other) || other.smoothsOwnEdge(at: x, y, comparedWith: self)
    }

    /// Returns whether a pixel is between a darker and a brighter one, of which at least one is in an area of one
    /// colour in both pictures.
    private func smoothsOwnEdge(at x: Int, _ y: Int, comparedWith other: PixelGrid) -> Bool {
        guard let (darkest, brightest) = extremes(x, y) else { return false }
        return (isInArea(darkest) && other.isInArea(darkest)) || (isInArea(brightest) && other.isInArea(brightest))
    }

    private typealias Place = (x: Int, y: Int)

    /// Returns the darkest and the brightest neighbour of a pixel, if there are both and at most two neighbours equal
    /// it; a pixel at a border counts as having one equal neighbour more.
    private func extremes(_ x: Int, _ y: Int) -> (darkest: Place, brightest: Place)? {
        let center = pixel(x, y)
        var equal = isAtBorder(x, y) ? 1 : 0
        var (lowest, highest) = (0.0, 0.0)
        var (darkest, brightest): (Place, Place) = ((0, 0), (0, 0))
        for column in max(x - 1, 0)...min(x + 1, common.width - 1) {
            for row in max(y - 1, 0)...min(y + 1, common.height - 1) where column != x || row != y {
                let difference = ColorDistance.brightness(center, pixel(column, row))
                if difference == 0 {
                    equal += 1
                    if equal > 2 { return nil }
                } else if difference < lowest {
                    (lowest, darkest) = (difference, (column, row))
                } else if difference > highest {
                    (highest, brightest) = (difference, (column, row))
                }
            }
        }
        return lowest == 0 || highest == 0 ? nil : (darkest, brightest)
    }

    private func isInArea(_ place: Place) -> Bool {
        let (x, y) = place
        let center = pixel(x, y)
        var equal = isAtBorder(x, y) ? 1 : 0
        for row in max(y - 1, 0)...min(y + 1, common.height - 1) {
            for column in max(x - 1, 0)...min(x + 1, common.width - 1) where column != x || row != y {
                equal += pixel(column, row) == center ? 1 : 0
            }
        }
        return equal > 2
    }

    private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
        x == 0 || y == 0 || x == common.width - 1 || y == common.height - 1
    }
}
