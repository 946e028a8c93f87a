import SnapgenKit
import SnapgenModel
import SnapgenScan

struct ReferenceListing: Equatable, Sendable {
    private(set) var files: [ReferenceFile]
    /// The links to what does not exist, which are no files of references.
    private(set) var brokenLinks: [RelativePath] = []
    /// The Swift files whose tests write to a folder, by that folder; `nil` for that of all references.
    private(set) var testFiles: [RelativePath?: String]
    private(set) var problems: [Diagnostic]

    init(files: [ReferenceFile], testFiles: [RelativePath?: String] = [:], problems: [Diagnostic] = []) {
        self.files = files.sorted { $0.path < $1.path }
        self.testFiles = testFiles
        self.problems = problems
    }

    /// Links are listed and not followed; files and folders whose names begin with a dot are not listed.
    init(of folder: RelativePath, in root: ProjectRoot, _ files: any FileSystem) {
        let folder = root.absolute(folder)
        let listing = files.kind(of: folder).map { _ in
            files.list("", below: folder) { $0.utf8.first != UInt8(ascii: ".") }
        }
        let found = (listing?.files ?? []).compactMap { path in
            RelativePath(path).map { Self.file($0, files.stamp(of: "\(folder)/\(path)")?.size, below: folder, files) }
        }
        let folders = Set(found.flatMap { sequence(first: $0.path, next: \.parent).map(\.parent) })
        let tests = folders.compactMap { inner in
            Self.testFile(of: inner.map { "\(folder)/\($0)" } ?? folder, in: root, files).map { (inner, $0) }
        }
        self.init(
            files: found, testFiles: Dictionary(tests) { first, _ in first },
            problems: (listing?.problems ?? []).map { .unreadable($0, in: root) }.sortedByPlace())
        brokenLinks = (listing?.brokenLinks ?? []).compactMap { RelativePath($0) }
    }

    /// Returns the Swift file whose tests write to a folder; by default, the tests of `Tests/CartTests.swift` that call
    /// swift-snapshot-testing themselves write to the folder `Tests/__Snapshots__/CartTests`.
    private static func testFile(of folder: String, in root: ProjectRoot, _ files: any FileSystem) -> String? {
        let snapshots = ProjectRoot.parent(of: folder)
        guard snapshots.hasSuffix("/__Snapshots__") else { return nil }
        let file = "\(ProjectRoot.parent(of: snapshots))\(folder.dropFirst(snapshots.count)).swift"
        guard files.kind(of: file) == .file, (try? files.read(file)).map(RenderedFile.hasMark) != true else {
            return nil
        }
        return root.display(file)
    }

    private static func file(
        _ path: RelativePath, _ size: Int64?, below folder: String, _ files: any FileSystem
    ) -> ReferenceFile {
        if files.isLink("\(folder)/\(path)") { return ReferenceFile(path: path, bytes: 0, kind: .link) }
        let beginning = try? files.read(path, below: folder, atMost: ReferenceFile.Kind.beginning)
        let bytes = size.map(Int.init) ?? beginning?.count ?? 0
        let kind = beginning.map(ReferenceFile.Kind.init(beginning:)) ?? .other
        return ReferenceFile(path: path, bytes: bytes, kind: kind)
    }
}
