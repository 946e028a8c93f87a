#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    import Foundation
    import SwiftUI

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    @MainActor
    extension PictureCamera {
        func tree(
            of content: SnapgenPicture.Content, _ reader: (any SnapgenTreeReader)?, allowsEmpty: Bool
        ) async throws -> String {
            #if canImport(UIKit)
                let tree = AccessibilityTree(isRightToLeft: environment.isRightToLeft)
                let elements = try await result(of: content) { stage in
                    reader?.elements(of: stage.view) ?? tree.elements(of: stage.view)
                }
                return try AccessibilityTreeText.of(elements, allowsEmpty: allowsEmpty)
            #else
                throw SnapshotProblem("the text 'tree' needs UIKit; leave it out of 'texts' for macOS")
            #endif
        }

        /// Returns the keys of a view, a line for each.
        ///
        /// A view of SwiftUI reports its keys; those of other views are their identifiers.
        func keys(
            of content: SnapgenPicture.Content, _ reader: (any SnapgenKeyReader)?
        ) async throws -> String {
            let lines: [String]
            if case .view(let view) = content {
                let keys = ReportedKeys()
                let reporting = try reader?.reporting(view) { keys.report($0) } ?? view
                lines = try await result(of: .view(reporting)) { _ in keys.latest }
            } else {
                lines = try await result(of: content) { $0.view.identifierLines }
            }
            return lines.isEmpty ? "no keys" : lines.joined(separator: "\n")
        }
    }

    private final class ReportedKeys: @unchecked Sendable {
        // SwiftUI does not promise the thread of a report.
        private let lock = NSLock()
        private var lines: [String] = []

        func report(_ lines: [String]) { lock.withLock { self.lines = lines } }

        var latest: [String] { lock.withLock { lines } }
    }

    @MainActor
    extension SnapgenPlatformView {
        /// The identifiers of the view and its subviews, a line for each, indented below the view around it.
        fileprivate var identifierLines: [String] {
            let below = subviews.flatMap(\.identifierLines)
            guard let identifier = ownIdentifier, !identifier.isEmpty else { return below }
            return [identifier] + below.map { "  \($0)" }
        }

        private var ownIdentifier: String? {
            #if canImport(UIKit)
                accessibilityIdentifier
            #else
                accessibilityIdentifier()
            #endif
        }
    }
#endif
