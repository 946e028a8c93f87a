import SnapgenPreviews

#if canImport(Testing)
    import Testing
#endif

enum ViewResult {
    case image, tree
}

/// The settings of a test that shows views; `nil` for those of all tests.
struct SnapgenOptions {
    var precision: Float?
    var perceptualPrecision: Float?
    var draw: SnapgenDrawing?
    var allowBlank: Bool?
    /// The time in seconds between showing a view and capturing it.
    var delay: Double = 0
    /// The condition that has to hold before a view is captured.
    var until: (@MainActor () -> Bool)?
}

extension SnapgenSuite {
    @MainActor
    func assertImages(
        of samples: @autoclosure @MainActor () async throws -> SnapgenPictures, in environments: [SnapgenEnvironment],
        options: SnapgenOptions = SnapgenOptions(), entry: SnapgenEntry
    ) async throws {
        try await assertViews(.image, of: samples, in: environments, options, entry)
    }

    /// Compares the accessibility elements of every sample, in VoiceOver's order, with its reference.
    @MainActor
    func assertTree(
        of samples: @autoclosure @MainActor () async throws -> SnapgenPictures, in environments: [SnapgenEnvironment],
        options: SnapgenOptions = SnapgenOptions(), entry: SnapgenEntry
    ) async throws {
        try await assertViews(.tree, of: samples, in: environments, options, entry)
    }

    /// Fails on another simulator than the required one.
    @MainActor
    func assertSimulator(file: StaticString = #filePath, line: UInt = #line) {
        #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
            guard let mismatch = Self.settings.simulator.mismatch else { return }
            let entry = SnapgenEntry("Simulator", folder: "", file: file)
            FailureReporter(entry: entry, suite: self, line: line).report(SnapshotProblem(mismatch))
        #endif
    }

    @MainActor
    func assertViews(
        _ result: ViewResult, of samples: @MainActor () async throws -> SnapgenPictures,
        in environments: [SnapgenEnvironment], _ options: SnapgenOptions, _ entry: SnapgenEntry
    ) async throws {
        #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
            let pictures = try await PictureQueue.shared.run(in: Self.settings.region, samples)
            let reporter = FailureReporter(entry: entry, suite: self, line: pictures.line)
            let ofPictures = result == .image ? environments : nil
            if let mismatch = Self.settings.simulator.mismatch {
                try? SnapshotRun(reporter, Self.settings).skip(pictures, in: ofPictures, because: mismatch)
                try endSkipped(mismatch)
            }
            if let problem = pictures.problem { return try end(with: problem, in: ofPictures, reporter) }
            let shots: [PictureShot]
            do {
                shots = try self.shots(of: pictures, in: environments, result, reporter)
            } catch let problem as SnapshotProblem {
                reporter.report(problem)
                return
            }
            if shots.isEmpty, !pictures.samples.isEmpty { try endSkipped(Self.otherLanguage) }
            for shot in shots { await shot.failure(of: result, options).map(reporter.report) }
        #else
            try endSkipped("there are no pictures on this platform")
        #endif
    }
}

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    extension SnapgenSuite {
        @MainActor
        private func shots(
            of pictures: SnapgenPictures, in environments: [SnapgenEnvironment], _ result: ViewResult,
            _ reporter: FailureReporter
        ) throws -> [PictureShot] {
            let run = try SnapshotRun(reporter, Self.settings)
            let shown = try RunLanguage(run.settings.languages, run.surroundings).shown(of: environments)
            guard result == .image else { return try PictureShot.texts(of: pictures, in: shown, run) }
            let names = Set(shown.map(\.name))
            try run.skip(pictures, in: environments.filter { !names.contains($0.name) }, because: Self.otherLanguage)
            return try PictureShot.all(of: pictures, in: shown, run)
        }

        private static var otherLanguage: String { "this run is in another language" }

        /// Ends a test whose preview the program does not have, or not on this system.
        @MainActor
        private func end(
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
#endif

#if canImport(Testing)
    extension Trait where Self == ConditionTrait {
        /// Skips a test of pictures on a platform without pictures, and on another simulator than the required one.
        static func pictures<Suite: SnapgenSuite>(of suite: Suite.Type) -> Self {
            #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
                let mismatch = suite.settings.simulator.mismatch
                return .disabled(if: mismatch != nil, Comment(rawValue: mismatch ?? ""))
            #else
                return .disabled("there are no pictures on this platform")
            #endif
        }
    }
#endif
