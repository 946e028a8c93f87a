#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    import SwiftUI

    @MainActor
    extension SnapgenSamples where Value == SnapgenPicture {
        /// Creates pictures of views.
        static func samples(_ views: [some View]) -> Self {
            samples(views.map { SnapgenPicture($0) })
        }

        /// Creates pictures of labelled views.
        static func samples(_ views: [(String, some View)]) -> Self {
            samples(views.map { ($0, SnapgenPicture($1)) })
        }

        /// Creates pictures of labelled views.
        static func samples(_ views: [String: some View]) -> Self {
            samples(views.mapValues { SnapgenPicture($0) })
        }

        /// Creates pictures of labelled views.
        static func samples(_ views: KeyValuePairs<String, some View>) -> Self {
            samples(views.map { ($0.key, SnapgenPicture($0.value)) })
        }

        /// Creates pictures of views with a modifier.
        static func samples(_ views: [some View], modifier: some ViewModifier) -> Self {
            samples(views.map { SnapgenPicture($0, modifier) })
        }

        /// Creates pictures of labelled views with a modifier.
        static func samples(_ views: [(String, some View)], modifier: some ViewModifier) -> Self {
            samples(views.map { ($0, SnapgenPicture($1, modifier)) })
        }

        /// Creates pictures of labelled views with a modifier.
        static func samples(_ views: [String: some View], modifier: some ViewModifier) -> Self {
            samples(views.mapValues { SnapgenPicture($0, modifier) })
        }

        /// Creates pictures of labelled views with a modifier.
        static func samples(_ views: KeyValuePairs<String, some View>, modifier: some ViewModifier) -> Self {
            samples(views.map { ($0.key, SnapgenPicture($0.value, modifier)) })
        }

        /// Creates pictures of views of the platform's framework.
        static func samples(_ views: [some SnapgenPlatformView]) -> Self {
            samples(views.map { SnapgenPicture($0 as SnapgenPlatformView) })
        }

        /// Creates pictures of view controllers.
        static func samples(_ controllers: [some SnapgenPlatformController]) -> Self {
            samples(controllers.map { SnapgenPicture($0 as SnapgenPlatformController) })
        }
    }
#endif
