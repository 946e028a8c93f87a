import Foundation
import Testing

/// A folder with the input of a golden case and the committed results in `Expected`.
protocol GoldenFolder: CustomTestStringConvertible, Sendable {
    static var kind: String { get }

    var name: String { get }

    init(name: String)

    /// Returns the actual results, by file name below `Expected`.
    func actual() throws -> [String: String]
}

extension GoldenFolder {
    static var folder: URL { URL(filePath: #filePath).deletingLastPathComponent().appending(path: kind) }

    static var all: [Self] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            preconditionFailure("\(folder.path) cannot be read")
        }
        return names.filter { !$0.hasPrefix(".") }.sorted().map(Self.init(name:))
    }

    var testDescription: String { name }
    var root: URL { Self.folder.appending(path: name) }
    var expected: GoldenFiles { GoldenFiles(folder: root.appending(path: "Expected")) }
}
