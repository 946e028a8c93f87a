import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenReview
@testable import SnapgenScan

/// An entry with reference pictures in a folder.
struct AuditFixture {
    /// A reference: an environment, a sample and the contents of the file, if there is one.
    typealias Reference = (environment: SnapshotEnvironment, sample: String, png: [UInt8]?)

    private let folder: TemporaryFolder
    private let plan: TestPlan

    init(
        kind: CatalogEntry.Kind = .previews, settings: Directives = Directives(), isOpen: Bool = false,
        _ references: [Reference]
    ) throws {
        folder = try TemporaryFolder()
        plan = try Self.plan(kind, settings, isOpen, references)
        for reference in references {
            let path = "Refs/App/Row-\(reference.environment.name).\(reference.sample).png"
            try reference.png.map { try folder.write(bytes: $0, to: path) }
        }
    }

    func report(sizeLimit: Int = AuditReport.defaultSizeLimit, allowsBlank: Bool = false) throws -> AuditReport {
        AuditReport(
            of: [plan], in: path("Refs"), at: ProjectRoot(folder.path), LocalFileSystem(), sizeLimit: sizeLimit,
            allowsBlank: allowsBlank)
    }

    private static func plan(
        _ kind: CatalogEntry.Kind, _ settings: Directives, _ isOpen: Bool, _ references: [Reference]
    ) throws -> TestPlan {
        var row = CatalogEntry(
            id: "App.Row_Previews", kind: kind, strategy: .image, name: "Row_Previews", title: "Row",
            module: "App", location: SourceLocation(path: path("Row.swift"), line: 8, column: 8),
            declaration: CatalogEntry.Declaration(catalogName: "PreviewProvider"))
        row.settings = settings
        let environments = references.map(\.environment).reduce(into: [SnapshotEnvironment]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let test = PlannedTest(
            function: "testRow", entry: row, environments: environments.map(\.name), samples: nil, folder: nil)
        let cases = references.map { reference in
            let (environment, sample) = (reference.environment.name, isOpen ? "*" : reference.sample)
            return PlannedCase(
                id: "App/Row-\(environment).\(sample)", entry: row.id, sample: sample, environment: environment,
                test: "AppTests.App/testRow", reference: "Refs/App/Row-\(environment).\(sample).png")
        }
        return TestPlan(
            target: "AppTests", batches: [PlannedBatch(name: "all", environments: environments)],
            suites: [PlannedSuite(module: "App", name: "App", tests: [test])],
            cases: cases.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
}

extension TemporaryFolder {
    func write(bytes: [UInt8], to file: String) throws {
        try write("", to: file)
        try Data(bytes).write(to: URL(filePath: path(file)))
    }

    /// Puts a link in the place of what is there.
    func link(_ file: String, to target: String) throws {
        if (try? FileManager.default.attributesOfItem(atPath: path(file))) != nil {
            try FileManager.default.removeItem(atPath: path(file))
        }
        try FileManager.default.createSymbolicLink(atPath: path(file), withDestinationPath: target)
    }
}

extension SnapshotEnvironment {
    /// Creates an environment on a phone, or with another layout.
    static func on(
        _ layout: Layout = .device(screen: .phone), theme: Theme? = nil, locale: String? = nil, text: String? = nil
    ) -> SnapshotEnvironment {
        var environment = SnapshotEnvironment(layout: layout, locale: locale)
        environment.theme = theme
        environment[.textSize] = text
        return environment
    }
}

extension Device {
    static let phone = Device(name: "phone", width: 20, height: 40, scale: 2)
    static let largePhone = Device(name: "largePhone", width: 24, height: 48, scale: 2)
    static let tallPhone = Device(name: "tallPhone", width: 20, height: 50, scale: 2)
    static let twin = Device(name: "twin", width: 20, height: 40, scale: 2)
}

extension Picture {
    /// Creates a picture of a background with rectangles that have a pattern, as texts have.
    static func drawing(_ boxes: PixelBox..., background: UInt32 = 0xffff_ffff, height: Int = 80) -> Picture {
        drawing(boxes, background: background, height: height)
    }

    static func drawing(_ boxes: [PixelBox], background: UInt32 = 0xffff_ffff, height: Int = 80) -> Picture {
        var pixels = [UInt32](repeating: background, count: 40 * height)
        for box in boxes {
            for y in box.top..<box.top + box.height {
                for x in box.left..<box.left + box.width where (x + y) % 2 == 0 {
                    pixels[y * 40 + x] = ~background | 255
                }
            }
        }
        let bytes = pixels.flatMap { pixel in [24, 16, 8, 0].map { UInt8(pixel >> $0 & 255) } }
        return Picture(size: PictureSize(width: 40, height: height), pixels: bytes[...])
    }

    /// Creates a picture of texts of some lengths that begin on the left, or end on the right.
    static func list(_ lengths: [Int] = [18, 12, 16], isMirrored: Bool = false) -> Picture {
        drawing(lengths.enumerated().map { box(isMirrored ? 38 - $1 : 2, 5 + $0 * 20, $1) })
    }
}
