#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    public import SwiftUI

    /// Builds the view or the controller of a preview as the framework's own macro does: the last expression is the
    /// result.
    @resultBuilder
    public enum SnapgenBody<Result> {
        /// Returns the last expression.
        public static func buildBlock(_ result: Result) -> Result { result }

        /// Returns the result of a condition that holds.
        public static func buildEither(first result: Result) -> Result { result }

        /// Returns the result of a condition that does not hold.
        public static func buildEither(second result: Result) -> Result { result }

        /// Returns the result in a branch for a system.
        public static func buildLimitedAvailability(_ result: Result) -> Result { result }
    }

    // The body of a preview decides which of these is called, as among the macros with the same parameters. Bodies have the
    // isolation of the test that calls them; a type with '@MainActor' would refuse functions in Swift 5, which are not
    // 'Sendable' there.
    @MainActor
    extension SnapgenSamples where Value == SnapgenPicture {
        /// Creates the picture of a preview of a view.
        public static func preview(
            layout: SnapgenFrame = .environment,
            isLandscape: Bool = false,
            @ViewBuilder _ body: @escaping () -> any View
        ) -> Self {
            samples([SnapgenPicture(layout, isLandscape) { .view(AnyView(body())) }])
        }

        /// Creates the picture of a preview of a view of the platform's framework.
        public static func preview(
            layout: SnapgenFrame = .environment,
            isLandscape: Bool = false,
            @SnapgenBody<SnapgenPlatformView> _ body: @escaping () -> SnapgenPlatformView
        ) -> Self {
            samples([SnapgenPicture(layout, isLandscape) { .controller(SnapgenPicture.controller(of: body())) }])
        }

        /// Creates the picture of a preview of a view controller.
        public static func preview(
            layout: SnapgenFrame = .environment,
            isLandscape: Bool = false,
            @SnapgenBody<SnapgenPlatformController> _ body: @escaping () -> SnapgenPlatformController
        ) -> Self {
            samples([SnapgenPicture(layout, isLandscape) { .controller(body()) }])
        }

        /// Creates a picture of a preview of a view for each argument.
        public static func preview<Argument>(
            layout: SnapgenFrame = .environment,
            isLandscape: Bool = false,
            arguments: [Argument],
            @ViewBuilder _ body: @escaping (Argument) -> any View
        ) -> Self {
            samples(
                arguments.map { argument in SnapgenPicture(layout, isLandscape) { .view(AnyView(body(argument))) } })
        }

        /// Creates a picture of a preview of a view of the platform's framework for each argument.
        public static func preview<Argument>(
            layout: SnapgenFrame = .environment,
            isLandscape: Bool = false,
            arguments: [Argument],
            @SnapgenBody<SnapgenPlatformView> _ body: @escaping (Argument) -> SnapgenPlatformView
        ) -> Self {
            samples(
                arguments.map { argument in
                    SnapgenPicture(layout, isLandscape) { .controller(SnapgenPicture.controller(of: body(argument))) }
                })
        }

        /// Creates a picture of a preview of a view controller for each argument.
        public static func preview<Argument>(
            layout: SnapgenFrame = .environment,
            isLandscape: Bool = false,
            arguments: [Argument],
            @SnapgenBody<SnapgenPlatformController> _ body: @escaping (Argument) -> SnapgenPlatformController
        ) -> Self {
            samples(
                arguments.map { argument in SnapgenPicture(layout, isLandscape) { .controller(body(argument)) } })
        }
    }
#elseif canImport(SwiftUI)
    public import SwiftUI

    @MainActor
    extension SnapgenPictures {
        /// Returns no samples, because the platform has no pictures.
        public static func preview(
            layout: SnapgenFrame = .environment,
            isLandscape: Bool = false,
            @ViewBuilder _ body: () -> any View
        ) -> Self {
            Self()
        }

        /// Returns no samples, because the platform has no pictures.
        public static func preview<Argument>(
            layout: SnapgenFrame = .environment,
            isLandscape: Bool = false,
            arguments: [Argument],
            @ViewBuilder _ body: (Argument) -> any View
        ) -> Self {
            Self()
        }
    }
#endif
