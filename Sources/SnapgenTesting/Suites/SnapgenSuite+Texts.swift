#if canImport(XCTest)
    public import XCTest
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    import SwiftUI

    extension SnapgenSuite {
        /// Compares the accessibility elements of every sample, in VoiceOver's order, with its reference.
        ///
        /// - Parameters:
        ///   - samples: The samples, which are made while no picture is taken.
        ///   - environments: The environments, of which each sample is shown in the first one.
        ///   - allowBlank: Indicates whether views may have no elements; `nil` for the settings.
        ///   - delay: The time in seconds between showing a view and reading it.
        ///   - isReady: The condition that has to hold before a view is read.
        ///   - entry: The names and source locations of the entry and its samples.
        @MainActor
        public func assertTree(
            of samples: @autoclosure @MainActor () async throws -> SnapgenPictures,
            in environments: [SnapgenEnvironment],
            allowBlank: Bool? = nil,
            delay: Double = 0,
            until isReady: (@MainActor () -> Bool)? = nil,
            entry: SnapgenEntry
        ) async throws {
            let (reader, allowsEmpty) = (Self.settings.trees, allowBlank ?? Self.settings.allowsBlank)
            try await assertTexts(of: samples, in: environments, delay, isReady, entry) { camera, content in
                try await camera.tree(of: content, reader, allowsEmpty: allowsEmpty)
            }
        }

        /// Compares the accessibility keys of every sample with its reference.
        ///
        /// - Parameters:
        ///   - samples: The samples, which are made while no picture is taken.
        ///   - environments: The environments, of which each sample is shown in the first one.
        ///   - delay: The time in seconds between showing a view and reading it.
        ///   - isReady: The condition that has to hold before a view is read.
        ///   - entry: The names and source locations of the entry and its samples.
        @MainActor
        public func assertKeys(
            of samples: @autoclosure @MainActor () async throws -> SnapgenPictures,
            in environments: [SnapgenEnvironment],
            delay: Double = 0,
            until isReady: (@MainActor () -> Bool)? = nil,
            entry: SnapgenEntry
        ) async throws {
            let reader = Self.settings.keys
            try await assertTexts(of: samples, in: environments, delay, isReady, entry) { camera, content in
                try await camera.keys(of: content, reader)
            }
        }

        @MainActor
        private func assertTexts(
            of samples: @MainActor () async throws -> SnapgenPictures,
            in environments: [SnapgenEnvironment],
            _ delay: Double,
            _ isReady: (@MainActor () -> Bool)?,
            _ entry: SnapgenEntry,
            _ text: @MainActor (PictureCamera, SnapgenPicture.Content) async throws -> String
        ) async throws {
            let pictures = try await PictureQueue.shared.run(samples)
            let reporter = FailureReporter(entry: entry, suite: self, line: pictures.line)
            if let problem = pictures.problem { return try end(with: problem, in: nil, reporter) }
            try skip(if: Self.settings.simulator.mismatch != nil, Self.settings.simulator.mismatch ?? "")
            let shots: [PictureShot]
            do {
                let run = try SnapshotRun(reporter, Self.settings)
                let language = RunLanguage(run.settings.languages, run.surroundings)
                shots = try PictureShot.texts(of: pictures, in: language.shown(of: environments), run)
            } catch let problem as SnapshotProblem {
                reporter.report(problem)
                return
            }
            try skip(if: shots.isEmpty && !pictures.samples.isEmpty, Self.otherLanguage)
            for shot in shots {
                let camera = PictureCamera(
                    environment: shot.environment, frame: shot.frame, drawing: .layer, region: Self.settings.region,
                    delay: shot.picture.own?.delay ?? delay, isReady: isReady)
                await shot.failure { try await text(camera, $0) }.map(reporter.report)
            }
        }
    }

    @MainActor
    extension PictureCamera {
        /// Returns the text of the elements of a view.
        fileprivate func tree(
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
        fileprivate func keys(
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
#else
    extension SnapgenSuite {
        /// Skips the test, because the platform has no views.
        @MainActor
        public func assertTree(
            of pictures: SnapgenPictures,
            in environments: [SnapgenEnvironment],
            allowBlank: Bool? = nil,
            delay: Double = 0,
            until isReady: (@MainActor () -> Bool)? = nil,
            entry: SnapgenEntry
        ) async throws {
            #if canImport(XCTest)
                if self is XCTestCase { throw XCTSkip("there are no views on this platform") }
            #endif
        }

        /// Skips the test, because the platform has no views.
        @MainActor
        public func assertKeys(
            of pictures: SnapgenPictures,
            in environments: [SnapgenEnvironment],
            delay: Double = 0,
            until isReady: (@MainActor () -> Bool)? = nil,
            entry: SnapgenEntry
        ) async throws {
            #if canImport(XCTest)
                if self is XCTestCase { throw XCTSkip("there are no views on this platform") }
            #endif
        }
    }
#endif

#if canImport(XCTest)
    // Generated functions are synchronous, because asynchronous ones take the compiler three times as long.
    extension SnapgenSuite where Self: XCTestCase {
        /// Compares the accessibility elements of every sample, in VoiceOver's order, with its reference, and returns when
        /// this is done.
        ///
        /// - Parameters:
        ///   - pictures: The samples.
        ///   - environments: The environments, of which each sample is shown in the first one.
        ///   - allowBlank: Indicates whether views may have no elements; `nil` for the settings.
        ///   - delay: The time in seconds between showing a view and reading it.
        ///   - isReady: The condition that has to hold before a view is read.
        ///   - entry: The names and source locations of the entry and its samples.
        @MainActor
        public func assertTree(
            of pictures: SnapgenPictures,
            in environments: [SnapgenEnvironment],
            allowBlank: Bool? = nil,
            delay: Double = 0,
            until isReady: (@MainActor () -> Bool)? = nil,
            entry: SnapgenEntry
        ) throws {
            try Self.wait {
                try await self.assertTree(
                    of: pictures, in: environments, allowBlank: allowBlank, delay: delay, until: isReady, entry: entry)
            }
        }

        /// Compares the accessibility keys of every sample with its reference, and returns when this is done.
        ///
        /// - Parameters:
        ///   - pictures: The samples.
        ///   - environments: The environments, of which each sample is shown in the first one.
        ///   - delay: The time in seconds between showing a view and reading it.
        ///   - isReady: The condition that has to hold before a view is read.
        ///   - entry: The names and source locations of the entry and its samples.
        @MainActor
        public func assertKeys(
            of pictures: SnapgenPictures,
            in environments: [SnapgenEnvironment],
            delay: Double = 0,
            until isReady: (@MainActor () -> Bool)? = nil,
            entry: SnapgenEntry
        ) throws {
            try Self.wait {
                try await self.assertKeys(
                    of: pictures, in: environments, delay: delay, until: isReady, entry: entry)
            }
        }
    }
#endif
