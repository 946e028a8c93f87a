import SnapgenPreviews

#if canImport(Testing)
    public import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    extension SnapgenSuite {
        /// Compares a picture of every sample in every environment with its reference.
        ///
        /// - Parameters:
        ///   - samples: The samples, which are made while no picture is taken.
        ///   - environments: The environments in which each of them is shown.
        ///   - precision: The share of pixels that has to match; `nil` for that of the settings.
        ///   - perceptualPrecision: The required similarity of two pixels; `nil` for that of the settings.
        ///   - draw: The way in which pictures are drawn; `nil` for that of the settings.
        ///   - allowBlank: Indicates whether pictures may be empty; `nil` for the settings.
        ///   - delay: The time in seconds between showing a view and capturing it.
        ///   - isReady: The condition that has to hold before a view is captured.
        ///   - entry: The names and source locations of the entry and its samples.
        @MainActor
        public func assertImages(
            of samples: @autoclosure @MainActor () async throws -> SnapgenPictures,
            in environments: [SnapgenEnvironment],
            precision: Float? = nil,
            perceptualPrecision: Float? = nil,
            draw: SnapgenDrawing? = nil,
            allowBlank: Bool? = nil,
            delay: Double = 0,
            until isReady: (@MainActor () -> Bool)? = nil,
            entry: SnapgenEntry
        ) async throws {
            let pictures = try await PictureQueue.shared.run(samples)
            let reporter = FailureReporter(entry: entry, suite: self, line: pictures.line)
            try skipOnOtherSimulators(pictures, in: environments, reporter)
            if let problem = pictures.problem { return try end(with: problem, in: environments, reporter) }
            let shots: [PictureShot]
            do {
                let run = try SnapshotRun(reporter, Self.settings)
                let language = RunLanguage(run.settings.languages, run.surroundings)
                let shown = try language.shown(of: environments)
                shots = try PictureShot.all(of: pictures, in: shown, run)
                let names = Set(shown.map(\.name))
                let others = environments.filter { !names.contains($0.name) }
                try run.skip(pictures, in: others, because: Self.otherLanguage)
            } catch let problem as SnapshotProblem {
                reporter.report(problem)
                return
            }
            try skip(if: shots.isEmpty && !pictures.samples.isEmpty, Self.otherLanguage)
            let settings = Self.settings
            let drawing = draw ?? settings.drawing
            let usual = PictureSettings(
                delay: delay, precision: precision ?? settings.precision,
                perceptualPrecision: perceptualPrecision ?? settings.perceptualPrecision)
            for shot in shots {
                let own = usual.overridden(by: shot.picture.own)
                let camera = PictureCamera(
                    environment: shot.environment, frame: shot.frame, drawing: drawing, region: settings.region,
                    delay: own.delay, isReady: isReady)
                let comparison = PictureComparison(
                    precision: own.precision, perceptualPrecision: own.perceptualPrecision,
                    drawing: drawing, allowsBlank: allowBlank ?? settings.allowsBlank, engine: settings.pictures)
                await shot.failure(camera, comparison).map(reporter.report)
            }
        }

        /// Fails on another simulator than the required one.
        @MainActor
        public func assertSimulator(file: StaticString = #filePath, line: UInt = #line) {
            guard let mismatch = Self.settings.simulator.mismatch else { return }
            let entry = SnapgenEntry("Simulator", folder: "", file: file)
            FailureReporter(entry: entry, suite: self, line: line).report(SnapshotProblem(mismatch))
        }

        static var otherLanguage: String { "this run is in another language" }

        @MainActor
        private func skipOnOtherSimulators(
            _ pictures: SnapgenPictures, in environments: [SnapgenEnvironment], _ reporter: FailureReporter
        ) throws {
            guard let mismatch = Self.settings.simulator.mismatch else { return }
            try? SnapshotRun(reporter, Self.settings).skip(pictures, in: environments, because: mismatch)
            try skip(if: true, mismatch)
        }

        /// Ends a test whose preview the program does not have, or not on this system.
        ///
        /// - Parameter environments: The environments of the pictures; `nil` for a text.
        @MainActor
        func end(
            with problem: SnapgenPreviewProblem, in environments: [SnapgenEnvironment]?, _ reporter: FailureReporter
        ) throws {
            do {
                try SnapshotRun(reporter, Self.settings).end(environments, with: problem)
            } catch let problem as SnapshotProblem {
                reporter.report(problem)
            }
            switch problem {
            case .failed(let message): reporter.report(SnapshotProblem(message))
            case .skipped(let reason): try endSkipped(reason)
            }
        }
    }
#else
    extension SnapgenSuite {
        /// Skips the test, because the platform has no pictures.
        @MainActor
        public func assertImages(
            of pictures: SnapgenPictures,
            in environments: [SnapgenEnvironment],
            precision: Float? = nil,
            perceptualPrecision: Float? = nil,
            draw: SnapgenDrawing? = nil,
            allowBlank: Bool? = nil,
            delay: Double = 0,
            until isReady: (@MainActor () -> Bool)? = nil,
            entry: SnapgenEntry
        ) async throws {
            #if canImport(XCTest)
                if self is XCTestCase { throw XCTSkip("there are no pictures on this platform") }
            #endif
        }

        /// Does nothing, because the platform has no pictures.
        @MainActor
        public func assertSimulator() {}
    }
#endif

#if canImport(Testing)
    extension Trait where Self == ConditionTrait {
        /// Skips a test of pictures on a platform without pictures, and on another simulator than the required one.
        ///
        /// - Parameter suite: The suite with the settings.
        public static func pictures<Suite: SnapgenSuite>(of suite: Suite.Type) -> Self {
            #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
                let mismatch = suite.settings.simulator.mismatch
                return .disabled(if: mismatch != nil, Comment(rawValue: mismatch ?? ""))
            #else
                return .disabled("there are no pictures on this platform")
            #endif
        }
    }
#endif
