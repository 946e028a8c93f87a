#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    import Foundation

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// The latest keys that a view has reported.
    final class ReportedKeys: @unchecked Sendable {
        // SwiftUI does not promise the thread of a report.
        private let lock = NSLock()
        private var lines: [String] = []

        /// Replaces the keys.
        func report(_ lines: [String]) { lock.withLock { self.lines = lines } }

        /// The keys, a line for each.
        var latest: [String] { lock.withLock { lines } }
    }

    @MainActor
    extension SnapgenPlatformView {
        /// The identifiers of the view and its subviews, a line for each, indented below the view around it.
        var identifierLines: [String] {
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
