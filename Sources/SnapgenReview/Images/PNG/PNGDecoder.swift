/// A decoder of the pixels of a PNG file, of every colour type and depth, interlaced or not.
///
/// The same code runs on all platforms, so that counts of changed pixels are the same on all: ImageIO multiplies colours with
/// alpha and converts colour profiles.
struct PNGDecoder {
    private let file: PNGFile
    private let writer: PixelWriter
    private let bytes: UnsafeRawBufferPointer

    /// The largest ratio of lengths that deflate reaches: 258 bytes for two bits.
    private static let largestRatio = 1032

    /// The largest number of pixels, for which no length of a row or of the data overflows.
    private static let largestArea = 1 << 32

    /// Reads the chunks of a file, and checks its length against the header before memory is allocated for the pixels.
    init(_ bytes: UnsafeRawBufferPointer, maximumArea: Int) throws(PNGError) {
        let size = try PNGFile.header(bytes).size
        // Both sides are less than 2^31.
        guard size.area <= min(maximumArea, Self.largestArea) else { throw .tooLarge(size) }
        self.bytes = bytes
        file = try PNGFile(bytes)
        writer = PixelWriter(file)
        let length = file.data.reduce(0) { $0 + $1.count }
        guard file.header.dataLength / Self.largestRatio <= length else { throw .truncated }
    }

    func picture() throws(PNGError) -> Picture {
        let size = file.header.size
        var failure: PNGError?
        let pixels = [UInt8](unsafeUninitializedCapacity: size.area * 4) { buffer, count in
            do throws(PNGError) {
                let bytes = UnsafeMutableRawBufferPointer(buffer)
                try bytes.withMemoryRebound(to: UInt32.self) { pixels throws(PNGError) in try decode(to: pixels) }
                count = size.area * 4
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return Picture(checkedSize: size, pixels: pixels)
    }

    private func decode(to pixels: UnsafeMutableBufferPointer<UInt32>) throws(PNGError) {
        guard let first = pixels.baseAddress else { return }
        let stream = PaddedBytes(file.data.map { UnsafeRawBufferPointer(rebasing: bytes[$0]) })
        let longest = file.header.rowLength(width: file.header.size.width)
        var rows = try PNGRows(stream.bytes, longestRow: longest + 1)
        let buffers = RowBuffers(length: longest)
        for pass in file.header.passes { try decode(pass, from: &rows, buffers, to: first) }
        try rows.finish()
    }

    private func decode(
        _ pass: InterlacePass, from rows: inout PNGRows, _ buffers: RowBuffers,
        to pixels: UnsafeMutablePointer<UInt32>
    ) throws(PNGError) {
        let header = file.header
        let width = pass.width(of: header.size)
        let length = header.rowLength(width: width)
        buffers.clear()
        for row in 0..<pass.height(of: header.size) {
            let source = try rows.next(1 + length)
            guard let filter = RowFilter(rawValue: source.load(as: UInt8.self)) else { throw .invalidFilter }
            let original = buffers.next()
            filter.reverse(
                source + 1, into: original, above: buffers.above, count: length, distance: header.filterDistance)
            let place = (pass.firstRow + row * pass.rowStep) * header.size.width + pass.firstColumn
            try writer.write(UnsafeRawPointer(original), count: width, to: pixels + place, step: pass.columnStep)
        }
    }
}

/// The current row and the one above it.
private final class RowBuffers {
    private let memory: UnsafeMutableRawPointer
    private let length: Int
    private var isSecond = false

    /// Allocates rows of a length, and some bytes behind each, which pixels of three bytes touch.
    init(length: Int) {
        self.length = length + 32
        memory = .allocate(byteCount: 2 * self.length, alignment: 16)
        clear()
    }

    deinit { memory.deallocate() }

    func clear() { memory.initializeMemory(as: UInt8.self, repeating: 0, count: 2 * length) }

    /// Makes the current row the one above and returns the next one.
    func next() -> UnsafeMutableRawPointer {
        isSecond.toggle()
        return memory + (isSecond ? length : 0)
    }

    /// The row above.
    var above: UnsafeRawPointer { UnsafeRawPointer(memory + (isSecond ? 0 : length)) }
}

extension Picture {
    /// Decodes a PNG file.
    ///
    /// - Parameter maximumArea: The largest number of pixels, which bounds the memory to four bytes for each and some rows.
    /// - Throws: The reason for which the file is not decoded. A damaged file is refused as a whole.
    package init(png: [UInt8], maximumArea: Int = Self.defaultMaximumArea) throws(PNGError) {
        self = try png.withPNG { bytes throws(PNGError) in
            try PNGDecoder(bytes, maximumArea: maximumArea).picture()
        }
    }
}

extension PictureSize {
    /// Reads the size of a PNG file from its header, which may lie.
    ///
    /// - Parameter png: The bytes of the file, of which the first 33 are enough.
    package init(png: [UInt8]) throws(PNGError) {
        self = try png.withPNG { bytes throws(PNGError) in try PNGFile.header(bytes).size }
    }
}

extension [UInt8] {
    fileprivate func withPNG<Result>(
        _ body: (UnsafeRawBufferPointer) throws(PNGError) -> Result
    ) throws(PNGError) -> Result {
        try withUnsafeBufferPointer { bytes throws(PNGError) in try body(UnsafeRawBufferPointer(bytes)) }
    }
}
