extension Picture {
    /// Decodes a PNG file.
    ///
    /// - Parameter maximumArea: The largest number of pixels, which bounds the memory to four bytes for each and some rows.
    /// - Throws: The reason for which the file is not decoded. A damaged file is refused as a whole.
    public init(png: [UInt8], maximumArea: Int = Self.defaultMaximumArea) throws(PNGError) {
        self = try png.withPNG { bytes throws(PNGError) in
            try PNGDecoder(bytes, maximumArea: maximumArea).picture()
        }
    }
}

extension PictureSize {
    /// Reads the size of a PNG file from its header, which may lie.
    ///
    /// - Parameter png: The bytes of the file, of which the first 33 are enough.
    public init(png: [UInt8]) throws(PNGError) {
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
