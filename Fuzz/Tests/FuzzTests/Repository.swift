import Foundation
import SnapgenFuzz

/// The checkout that the tests are of.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let seeds = SeedFiles(root: root)
}
