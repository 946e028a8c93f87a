#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    import Foundation
    import SwiftUI

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// Takes the picture of a view in one environment.
    ///
    /// The view appears once, in a window of its own. It is laid out until nothing changes any more, then measured and
    /// captured in that window, and removed.
    @MainActor
    struct PictureCamera {
        let environment: SnapgenEnvironment
        let frame: SnapgenFrame
        let drawing: SnapgenDrawing
        let region: SnapgenRegion
        /// The shortest time in seconds between showing a view and capturing it.
        let delay: Double
        /// The condition that has to hold before a view is captured.
        let isReady: (@MainActor () -> Bool)?

        private static let mostTurns = 10
        /// The time in seconds in which the condition has to hold.
        private static let longestWait: Double = 5
        private static let step: Double = 0.05

        /// Returns the picture, or `nil` for a view that takes no space.
        func image(of content: SnapgenPicture.Content) async throws -> SnapgenImage? {
            try await result(of: content) { stage, size in
                guard size.width > 0, size.height > 0 else { return nil }
                for actual in stage.sizes { try check(actual, against: size) }
                return try stage.image(drawing)
            }
        }

        private func result<Result>(
            of content: SnapgenPicture.Content, _ body: (PictureStage, CGSize) throws -> Result
        ) async throws -> Result {
            #if canImport(UIKit)
                try await PictureStage.awaitScene()
            #endif
            let stage = PictureStage(
                try controller(of: content), in: environment, safeArea: frame.safeArea(in: environment))
            defer { stage.remove() }
            let given = frame.size(in: environment)
            stage.show(in: given ?? environment.offeredSize)
            try stage.prepare(for: drawing)
            try await settle(stage)
            let size = given ?? stage.sizeThatFits(environment.offeredSize, keepsWidth: frame == .width)
            if given == nil {
                stage.resize(to: size)
                stage.layOut()
            }
            return try pooled { try body(stage, size) }
        }

        private func controller(of content: SnapgenPicture.Content) throws -> SnapgenPlatformController {
            switch content {
            case .view(let view):
                let applied = try environment.applied(to: view, in: region)
                return PictureStage.host(of: frame.fitted(applied, in: environment))
            case .controller(let controller):
                guard !environment.isMotionReduced else {
                    throw SnapshotProblem(
                        "only SwiftUI has a setting for reduced motion; leave 'motions' out of the batch")
                }
                #if !canImport(UIKit)
                    guard !environment.isHighContrast else {
                        throw SnapshotProblem(
                            "on macOS, only SwiftUI has a setting for contrast; leave 'contrasts' out of the batch")
                    }
                #endif
                return controller
            }
        }

        private func settle(_ stage: PictureStage) async throws {
            try await layOut(stage)
            guard delay > 0 || isReady != nil else { return }
            try await Self.wait(delay)
            try await waitUntilReady()
            try await layOut(stage)
        }

        /// Lays out the view until nothing changes.
        ///
        /// The main thread has to sleep for a moment, because some changes are made before it goes to sleep.
        private func layOut(_ stage: PictureStage) async throws {
            for _ in 0..<Self.mostTurns {
                stage.layOut()
                try await Self.wait(0.001)
                if !stage.needsLayout { return }
            }
            stage.layOut()
        }

        private func waitUntilReady() async throws {
            guard let isReady else { return }
            for _ in 0..<Int(Self.longestWait / Self.step) {
                if isReady() { return }
                try await Self.wait(Self.step)
            }
            throw SnapshotProblem("not ready after \(Self.longestWait) seconds")
        }

        /// Throws if the view does not have its size, up to a point by which systems round.
        private func check(_ size: CGSize, against planned: CGSize) throws {
            guard abs(size.width - planned.width) >= 1 || abs(size.height - planned.height) >= 1 else { return }
            #if !canImport(UIKit)
                guard max(planned.width, planned.height) <= PictureStage.longest else {
                    throw SnapshotProblem(
                        "the picture has \(planned.width) by \(planned.height) points, and a window of macOS has at most "
                            + "\(Int(PictureStage.longest)) points on a side; give the view a smaller size")
                }
            #endif
            throw SnapshotProblem(
                "the view has \(size.width) by \(size.height) points, and its picture \(planned.width) by \(planned.height); "
                    + "let it take the size that it is given")
        }

        private static func wait(_ seconds: Double) async throws {
            try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        }

        /// Releases what a picture needs before the next is taken; a picture of a large screen has 20 MB.
        private func pooled<Result>(_ body: () throws -> Result) rethrows -> Result {
            #if canImport(ObjectiveC)
                try autoreleasepool(invoking: body)
            #else
                try body()
            #endif
        }
    }

    extension SnapgenEnvironment {
        fileprivate var screenSize: CGSize? { screen.map { CGSize(width: $0.width, height: $0.height) } }

        /// The size of the screen; without one that of an iPhone 13, as in the batch `regular`.
        fileprivate var offeredSize: CGSize { screenSize ?? CGSize(width: 390, height: 844) }
    }

    extension SnapgenFrame {
        /// A view lower than this is not drawn properly at the top of a screen, so it is padded below.
        private static let lowest: Double = 44

        /// Returns the size of a picture in an environment, or `nil` for the size that fits.
        fileprivate func size(in environment: SnapgenEnvironment) -> CGSize? {
            switch self {
            case .environment: environment.screenSize
            case .fixed(let width, let height): CGSize(width: width, height: max(height, Self.lowest))
            case .width, .sizeThatFits: nil
            }
        }

        /// Returns the safe area of a picture in an environment: that of the screen if the view takes all of it.
        fileprivate func safeArea(in environment: SnapgenEnvironment) -> SnapgenEnvironment.Screen.Edges {
            let none = SnapgenEnvironment.Screen.Edges()
            return self == .environment ? environment.screen?.safeArea ?? none : none
        }

        @MainActor
        fileprivate func fitted(_ view: AnyView, in environment: SnapgenEnvironment) -> AnyView {
            switch self {
            case .environment, .sizeThatFits: return view
            case .width:
                let width = environment.offeredSize.width
                return AnyView(view.frame(width: width).fixedSize(horizontal: false, vertical: true))
            case .fixed(let width, let height):
                let padding = max(0, Self.lowest - height)
                return AnyView(view.frame(width: width, height: height).padding(.bottom, padding).ignoresSafeArea())
            }
        }
    }

    @MainActor
    extension PictureCamera {
        func tree(
            of content: SnapgenPicture.Content, _ reader: (any SnapgenTreeReader)?, allowsEmpty: Bool
        ) async throws -> String {
            #if canImport(UIKit)
                let elements = try await result(of: content) { stage, _ in
                    reader?.elements(of: stage.view, in: environment) ?? []
                }
                return try SnapgenAccessibleElement.text(of: elements, allowsEmpty: allowsEmpty)
            #else
                throw SnapshotProblem("the text 'tree' needs UIKit; leave it out of 'texts' for macOS")
            #endif
        }
    }
#endif
