#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    import SwiftUI

    /// Reads the accessibility keys of views of SwiftUI, as SnapgenAccessibility reports them.
    @MainActor
    protocol SnapgenKeyReader: Sendable {
        func reporting(_ view: AnyView, to report: @escaping @Sendable ([String]) -> Void) throws -> AnyView
    }
#else
    /// A placeholder for the reader of keys on platforms without views.
    protocol SnapgenKeyReader: Sendable {}
#endif
