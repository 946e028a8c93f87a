/// The pixels that a pass of an interlaced picture consists of (PNG 3rd edition, 8.2).
struct InterlacePass: Equatable {
    let firstColumn: Int
    let firstRow: Int
    let columnStep: Int
    let rowStep: Int

    static let whole = InterlacePass(firstColumn: 0, firstRow: 0, columnStep: 1, rowStep: 1)

    /// The seven passes of the method Adam7.
    static let adam7 = [
        InterlacePass(firstColumn: 0, firstRow: 0, columnStep: 8, rowStep: 8),
        InterlacePass(firstColumn: 4, firstRow: 0, columnStep: 8, rowStep: 8),
        InterlacePass(firstColumn: 0, firstRow: 4, columnStep: 4, rowStep: 8),
        InterlacePass(firstColumn: 2, firstRow: 0, columnStep: 4, rowStep: 4),
        InterlacePass(firstColumn: 0, firstRow: 2, columnStep: 2, rowStep: 4),
        InterlacePass(firstColumn: 1, firstRow: 0, columnStep: 2, rowStep: 2),
        InterlacePass(firstColumn: 0, firstRow: 1, columnStep: 1, rowStep: 2),
    ]

    func width(of size: PictureSize) -> Int { (size.width - firstColumn + columnStep - 1) / columnStep }

    func height(of size: PictureSize) -> Int { (size.height - firstRow + rowStep - 1) / rowStep }
}
