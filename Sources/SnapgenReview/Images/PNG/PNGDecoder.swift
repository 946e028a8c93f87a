/// A decoder of PNG files that uses its memory for one picture after the other: the system clears the pages of new
/// memory, which takes half as long as decoding.
///
/// The same code runs on all platforms, so that counts of changed pixels are the same on all: ImageIO multiplies
/// colours with alpha, and converts colour profiles by the version of the system.
package struct PNGDecoder: Sendable {
    private var memory: [UInt8] = []

    package init() {}

    /// Decodes a PNG file; one that is damaged is refused as a whole.
    ///
    /// The picture shares the memory: while it exists, the next one is decoded to a copy.
    ///
    /// - Parameter maximumArea: The largest number of pixels, which bounds the memory to 13 bytes for each.
    package mutating func picture(
        _ png: [UInt8], maximumArea: Int = Picture.defaultMaximumArea
    ) throws(PNGError) -> Picture {
        let file = try png.withUnsafeBufferPointer { bytes throws(PNGError) in
            try PNGFile(UnsafeRawBufferPointer(bytes), maximumArea: maximumArea)
        }
        let header = file.header
        let count = header.size.area * 4
        var lowBytes = [UInt8](repeating: 0, count: header.depth == 16 ? count : 0)
        // The filtered rows end behind the pixels, so that no pixel is written over a row that is still to be read.
        let start = max(count - header.dataLength, 0)
        let end = start + header.dataLength + Inflater.slack
        if memory.count < end { memory = [UInt8](repeating: 0, count: end) }
        try memory.withUnsafeMutableBufferPointer { memory throws(PNGError) in
            let memory = UnsafeMutableRawBufferPointer(memory)
            let rows = UnsafeMutableRawBufferPointer(rebasing: memory[start..<end])
            guard try Inflater.inflate(file.data, to: rows) == header.dataLength else { throw .truncated }
            try lowBytes.withUnsafeMutableBufferPointer { lowBytes throws(PNGError) in
                try file.decode(memory, from: start, UnsafeMutableRawBufferPointer(lowBytes))
            }
        }
        let (places, bytesPerRow) =
            header.rowsArePixels ? (1..<header.dataLength, header.rowLength + 1) : (0..<count, nil)
        return Picture(
            size: header.size, pixels: memory[places], bytesPerRow: bytesPerRow, lowBytes: lowBytes,
            profile: file.profile)
    }
}

extension PNGFile {
    fileprivate func decode(
        _ pixels: UnsafeMutableRawBufferPointer, from start: Int, _ lowBytes: UnsafeMutableRawBufferPointer
    ) throws(PNGError) {
        guard let pixels = pixels.baseAddress else { return }
        let (palette, width) = (palettePixels, header.size.width)
        // Two rows one after the other, each followed by some bytes, which filters touch.
        let distance = header.rowLength + 32
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * distance)
        defer { memory.deallocate() }
        memory.initialize(repeating: 0, count: 2 * distance)
        var above = memory + distance
        for y in 0..<header.size.height {
            let source = (pixels + start + y * (1 + header.rowLength)).assumingMemoryBound(to: UInt8.self)
            // A row of pixels that no filter has changed stays where it is.
            if header.rowsArePixels, source[0] == 0 {
                above = source + 1
                continue
            }
            let row = memory + y % 2 * distance
            let filtered = FilteredRow(
                source: source + 1, original: row, above: UnsafePointer(above), count: header.rowLength,
                distance: header.pixelLength)
            try filtered.reverse(source[0])
            above = row
            let place = header.rowsArePixels ? UnsafeMutableRawPointer(source + 1) : pixels + y * width * 4
            try write(row, to: place, palette)
            if let low = lowBytes.baseAddress, header.depth == 16 {
                writeSamples(row + 1, to: (low + y * width * 4).bindMemory(to: UInt32.self, capacity: width))
            }
        }
    }
}

extension Picture {
    /// Decodes a PNG file; one that is damaged is refused as a whole.
    package init(png: [UInt8], maximumArea: Int = Self.defaultMaximumArea) throws(PNGError) {
        var decoder = PNGDecoder()
        self = try decoder.picture(png, maximumArea: maximumArea)
    }
}

extension PictureSize {
    /// Reads the size of a PNG file from its header, the first 33 bytes, which may lie.
    package init(png: [UInt8]) throws(PNGError) {
        self = try png.withUnsafeBufferPointer { bytes throws(PNGError) in
            var chunks = try PNGChunks(UnsafeRawBufferPointer(bytes))
            return try PNGFile.header(&chunks).size
        }
    }
}
