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
        settings: Directives = Directives(), displayName: String? = nil, isOpen: Bool = false, _ references: [Reference]
    ) throws {
        folder = try TemporaryFolder()
        plan = Self.plan(settings, displayName, isOpen, references)
        for reference in references {
            let path = "Refs/App/Row-\(reference.environment.name).\(reference.sample).png"
            try reference.png.map { try Self.write($0, to: folder.path(path)) }
        }
    }

    /// Creates an entry with one sample.
    init(settings: Directives = Directives(), _ pictures: (SnapshotEnvironment, Picture)...) throws {
        try self.init(settings: settings, pictures.map { ($0, "1", $1.png()) })
    }

    func report(_ settings: AuditSettings = AuditSettings()) -> AuditReport {
        PictureAudit(
            of: [plan], in: Self.path("Refs"), at: ProjectRoot(folder.path), LocalFileSystem(), settings: settings
        ).report()
    }

    private static func path(_ text: String) -> RelativePath {
        guard let path = RelativePath(text) else { preconditionFailure("\(text) is no path") }
        return path
    }

    private static func write(_ bytes: [UInt8], to path: String) throws {
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    private static func plan(
        _ settings: Directives, _ displayName: String?, _ isOpen: Bool, _ references: [Reference]
    ) -> TestPlan {
        let entry = CatalogEntry(
            id: "App.Row_Previews", kind: displayName == nil ? .previews : .macro, strategy: .image,
            name: displayName ?? "Row_Previews", title: "Row", module: "App",
            location: SourceLocation(path: Self.path("Row.swift"), line: 8, column: 8),
            catalogName: "PreviewProvider", settings: settings)
        var environments: [SnapshotEnvironment] = []
        for reference in references where !environments.contains(reference.environment) {
            environments.append(reference.environment)
        }
        let test = PlannedTest(
            function: "testRow", entry: entry, environments: environments.map(\.name), samples: nil, folder: nil)
        let samples = references.map { ($0.environment, isOpen ? "*" : $0.sample) }
        let cases = samples.map { environment, sample in
            PlannedCase(
                id: "App/Row-\(environment.name).\(sample)", entry: entry.id, sample: sample,
                environment: environment.name, test: "AppTests.App/testRow",
                reference: "Refs/App/Row-\(environment.name).\(sample).png")
        }
        return TestPlan(
            target: "AppTests", batches: [PlannedBatch(name: "all", environments: environments)],
            suites: [PlannedSuite(module: "App", name: "App", tests: [test])],
            cases: cases.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
}

extension SnapshotEnvironment {
    /// Creates an environment on a phone, or with another layout.
    static func on(
        _ layout: Layout = .device(.phone), theme: Theme? = nil, locale: String? = nil, text: TextSize? = nil
    ) -> SnapshotEnvironment {
        var environment = SnapshotEnvironment(layout: layout, locale: locale)
        environment.theme = theme
        environment[TextSize.self] = text
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
    /// A rectangle with a pattern, as texts have.
    struct Box {
        var x: Int
        var y: Int
        var width: Int
        var height = 10
    }

    /// Creates a picture of a background with rectangles.
    static func drawing(
        _ background: UInt32 = 0xffff_ffff, width: Int = 40, height: Int = 80, boxes: [Box] = []
    ) throws -> Picture {
        var pixels = [UInt32](repeating: background, count: width * height)
        for box in boxes {
            for y in box.y..<box.y + box.height {
                for x in box.x..<box.x + box.width where (x + y) % 2 == 0 { pixels[y * width + x] = ~background | 255 }
            }
        }
        let bytes = pixels.flatMap { pixel in [24, 16, 8, 0].map { UInt8(pixel >> $0 & 255) } }
        return Picture(size: PictureSize(width: width, height: height), pixels: bytes)
    }

    /// Creates a picture of texts of some lengths that begin on the left, or end on the right.
    static func list(
        _ background: UInt32 = 0xffff_ffff, lengths: [Int] = [18, 12, 16], isMirrored: Bool = false
    ) throws -> Picture {
        try drawing(
            background,
            boxes: lengths.enumerated().map { line, length in
                Box(x: isMirrored ? 38 - length : 2, y: 5 + line * 20, width: length)
            })
    }
}
