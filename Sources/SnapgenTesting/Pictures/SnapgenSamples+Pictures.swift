#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    import SwiftUI

    @MainActor
    extension SnapgenSamples where Value == SnapgenPicture {
        static func samples(_ views: [some View]) -> Self {
            samples(views.map { SnapgenPicture($0) })
        }

        static func samples(_ views: [(String, some View)]) -> Self {
            samples(views.map { ($0, SnapgenPicture($1)) })
        }

        static func samples(_ views: [String: some View]) -> Self {
            samples(views.mapValues { SnapgenPicture($0) })
        }

        static func samples(_ views: KeyValuePairs<String, some View>) -> Self {
            samples(views.map { ($0.key, SnapgenPicture($0.value)) })
        }

        static func samples(_ views: [some View], modifier: some ViewModifier) -> Self {
            samples(views.map { SnapgenPicture($0, modifier) })
        }

        static func samples(_ views: [(String, some View)], modifier: some ViewModifier) -> Self {
            samples(views.map { ($0, SnapgenPicture($1, modifier)) })
        }

        static func samples(_ views: [String: some View], modifier: some ViewModifier) -> Self {
            samples(views.mapValues { SnapgenPicture($0, modifier) })
        }

        static func samples(_ views: KeyValuePairs<String, some View>, modifier: some ViewModifier) -> Self {
            samples(views.map { ($0.key, SnapgenPicture($0.value, modifier)) })
        }

        static func samples(_ views: [some SnapgenPlatformView]) -> Self {
            samples(views.map { SnapgenPicture($0 as SnapgenPlatformView) })
        }

        static func samples(_ controllers: [some SnapgenPlatformController]) -> Self {
            samples(controllers.map { SnapgenPicture($0 as SnapgenPlatformController) })
        }
    }
#endif
