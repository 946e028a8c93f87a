// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `coregraphics/cgcontext`
public final class CGContext {
    // `coregraphics/cgcontext/width`, `coregraphics/cgcontext/height`, `coregraphics/cgcontext/bytesperrow`
    public let width: Int
    public let height: Int
    public let bytesPerRow: Int
    // `coregraphics/cgcontext/data`
    public let data: UnsafeMutableRawPointer?

    private let bytesPerPixel: Int
    private let alphaInfo: CGImageAlphaInfo
    private let ownsData: Bool
    private var fillColor = Pixel.clear
    private var pixel = Pixel.clear
    private var contents: [String] = []

    // `coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)`
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
        let bytesPerPixel = alphaInfo == .alphaOnly || space.numberOfComponents == 1 ? 1 : 4
        guard width > 0, height > 0, bitsPerComponent == 8 else { return nil }
        guard bytesPerRow == 0 || bytesPerRow >= width * bytesPerPixel else { return nil }
        self.width = width
        self.height = height
        self.bytesPerPixel = bytesPerPixel
        self.bytesPerRow = bytesPerRow == 0 ? width * bytesPerPixel : bytesPerRow
        self.alphaInfo = alphaInfo
        ownsData = data == nil
        self.data = data ?? Self.zeroes(count: self.bytesPerRow * height)
    }

    // A context without memory, for what is made by the stand-ins themselves; a stand-in's own.
    public init(width: Int, height: Int) {
        (self.width, self.height, bytesPerRow, bytesPerPixel) = (width, height, width * 4, 4)
        (alphaInfo, ownsData, data) = (.premultipliedLast, false, nil)
    }

    deinit { if ownsData { data?.deallocate() } }

    private static func zeroes(count: Int) -> UnsafeMutableRawPointer {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        return memory
    }

    // `coregraphics/cgcontext/draw(_:in:bytiling:)`
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        paint(image.pixel, image.content, in: rect)
        let corner = CGRect(origin: rect.origin, size: CGSize(width: 1, height: 1))
        if image.pixel == .drawn { write(.background, in: corner) }
    }

    // `coregraphics/cgcontext/setblendmode(_:)`; colours are not blended here
    public func setBlendMode(_ mode: CGBlendMode) { contents.append("\(mode)") }

    // `coregraphics/cgcontext/setfillcolor(_:)`
    public func setFillColor(_ color: CGColor) { fillColor = color.pixel }

    // `coregraphics/cgcontext/fill(_:)`
    public func fill(_ rect: CGRect) { paint(fillColor, "filled", in: rect) }

    // `coregraphics/cgcontext/clear(_:)`
    public func clear(_ rect: CGRect) { write(.clear, in: rect) }

    // `coregraphics/cgcontext/makeimage()`
    public func makeImage() -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        return CGImage(width: width, height: height, pixel: pixel, content: contents.joined(separator: " + "))
    }

    // `coregraphics/cgcontext/savegstate()` and its neighbours; a colour has no place that could be moved
    public func saveGState() {}
    public func restoreGState() {}
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}

    // Draws one colour; a stand-in's own.
    public func paint(_ pixel: Pixel, _ content: String, in rect: CGRect) {
        contents.append(content)
        guard pixel.alpha > 0, !rect.isEmpty else { return }
        self.pixel = pixel
        write(pixel, in: rect)
    }

    private func write(_ pixel: Pixel, in rect: CGRect) {
        guard let data else { return }
        let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let rect = rect.intersection(all)
        guard !rect.isEmpty else { return }
        let colors = bytes(of: pixel)
        let row = [[UInt8]](repeating: colors, count: Int(rect.maxX) - Int(rect.minX)).flatMap(\.self)
        for y in Int(rect.minY)..<Int(rect.maxY) {
            data.advanced(by: y * bytesPerRow + Int(rect.minX) * bytesPerPixel)
                .copyMemory(from: row, byteCount: row.count)
        }
    }

    private func bytes(of pixel: Pixel) -> [UInt8] {
        switch (bytesPerPixel, alphaInfo) {
        case (1, .alphaOnly): [pixel.alpha]
        case (1, _): [pixel.red]
        case (_, .first), (_, .premultipliedFirst), (_, .noneSkipFirst):
            [pixel.alpha, pixel.red, pixel.green, pixel.blue]
        default: [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
    }
}

// `coregraphics/cgblendmode`
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case difference = 10
}
