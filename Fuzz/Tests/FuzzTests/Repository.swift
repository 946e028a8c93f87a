import Foundation
import SnapgenFuzz

/// The checkout of this repository.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let seeds = SeedFiles(root: root)
}
