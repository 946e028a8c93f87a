#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    import Foundation
    import SwiftUI

    extension SnapgenEnvironment {
        /// Returns a view with the environment in SwiftUI, in the time zone and the calendar of a region, and without
        /// animations.
        ///
        /// The theme is that of the window, so that the whole view has the one that it prefers.
        @MainActor
        func applied(to view: AnyView, in region: SnapgenRegion) throws -> AnyView {
            let zone = try region.zone()
            let calendar = region.calendar(for: locale, in: zone)
            var view = AnyView(view.environment(\.timeZone, zone).environment(\.calendar, calendar))
            view = AnyView(
                view.transaction { transaction in
                    // That of `withAnimation`, which the other leaves in place: swiftui/transaction/disablesanimations.
                    transaction.animation = nil
                    transaction.disablesAnimations = true
                })
            if let locale { view = AnyView(view.environment(\.locale, Locale(identifier: locale))) }
            if let isRightToLeft = direction {
                view = AnyView(view.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
            }
            if let textSize { view = AnyView(view.dynamicTypeSize(textSize.dynamicTypeSize)) }
            if isHighContrast {
                // SwiftUI does not let `colorSchemeContrast` be set; its interface has this one for previews.
                view = AnyView(view.environment(\._colorSchemeContrast, .increased))
            }
            if isMotionReduced {
                // SwiftUI does not let `accessibilityReduceMotion` be set; its interface has this one for previews.
                view = AnyView(view.environment(\._accessibilityReduceMotion, true))
            }
            return view
        }

        /// A Boolean value that indicates whether views are laid out from right to left; `nil` for as in the run.
        var direction: Bool? {
            if isRightToLeft { return true }
            return locale == nil ? nil : false
        }
    }

    extension SnapgenEnvironment.TextSize {
        /// The size in SwiftUI, whose names and order are the same.
        var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[rawValue] }
    }
#endif
