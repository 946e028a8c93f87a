import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenReview
@testable import SnapgenScan

/// A reference's file with the content that its name promises.
func file(_ name: String, bytes: Int = 100) throws -> ReferenceFile {
    let kind: ReferenceFile.Kind = name.hasSuffix(".png") ? .picture(nil) : .text
    return ReferenceFile(path: path(name), bytes: bytes, kind: kind)
}

/// An entry of values in the module `Shop`; without labels, its samples are determined at run time.
func entry(_ title: String, _ labels: [String]? = ["full"], module: String = "Shop") throws -> CatalogEntry {
    CatalogEntry(
        id: "\(module).\(title)", kind: .samples, strategy: .json, name: title, title: title, module: module,
        location: SourceLocation(path: path("Sources/\(module)/\(title).swift"), line: 3, column: 8),
        samples: labels.map { $0.enumerated().map { Sample(number: $0 + 1, label: $1, line: $0 + 4) } },
        declaration: CatalogEntry.Declaration(catalogName: "Testable"))
}

/// A plan for the target `ShopTests` with references in `Refs`.
func plan(_ entries: CatalogEntry...) throws -> TestPlan { try plan(entries) }

func plan(_ entries: [CatalogEntry]) throws -> TestPlan {
    let configuration = Configuration(
        tests: TestSettings(target: "ShopTests"), references: .init(folder: path("Refs")))
    return TestPlanner(configuration).plan(Catalog(entries: entries))
}

func references(_ plans: TestPlan...) throws -> PlannedReferences {
    PlannedReferences(of: plans, in: path("Refs"))
}

/// A picture of one colour with rectangles of other colours.
func picture(
    _ width: Int, _ height: Int, gray: UInt8 = 255, _ boxes: (box: PixelBox, gray: UInt8)...
) throws -> Picture { try picture(width, height, gray: gray, boxes) }

func picture(
    _ width: Int, _ height: Int, gray: UInt8 = 255, _ boxes: [(box: PixelBox, gray: UInt8)]
) throws -> Picture {
    var pixels = [UInt8](repeating: gray, count: width * height * 4)
    for (box, gray) in boxes {
        for y in box.top..<box.top + box.height {
            for x in box.left..<box.left + box.width {
                for channel in 0..<3 { pixels[(y * width + x) * 4 + channel] = gray }
            }
        }
    }
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    return Picture(size: PictureSize(width: width, height: height), pixels: pixels[...])
}

extension Picture {
    func png() -> [UInt8] { StoredPNG.file(width: size.width, height: size.height, pixels: Array(pixels)) }
}

func box(_ left: Int, _ top: Int, _ width: Int = 20, _ height: Int = 10) -> PixelBox {
    PixelBox(left: left, top: top, width: width, height: height)
}
