#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// A suite of generated tests, in XCTest or Swift Testing.
///
/// The support file of the tests extends it by `settings`:
///
///     extension SnapgenSuite {
///         static var settings: SnapgenSettings { SnapgenSettings() }
///     }
protocol SnapgenSuite {
    static var settings: SnapgenSettings { get }
}

extension SnapgenSuite {
    @MainActor
    func assertJSON<Value: Encodable>(of samples: SnapgenSamples<Value>, entry: SnapgenEntry) {
        assertTexts(of: samples, entry, fileExtension: "json") { try SnapgenTextEngine.json(of: $0) }
    }

    @MainActor
    func assertLines<Value: CustomStringConvertible>(of samples: SnapgenSamples<Value>, entry: SnapgenEntry) {
        assertTexts(of: samples, entry, fileExtension: "txt") { $0.description }
    }

    // An existential does not conform to its protocol.
    @MainActor @_disfavoredOverload
    func assertJSON(of samples: SnapgenSamples<any Encodable>, entry: SnapgenEntry) {
        assertTexts(of: samples, entry, fileExtension: "json") { try SnapgenTextEngine.json(of: $0) }
    }

    @MainActor @_disfavoredOverload
    func assertLines(of samples: SnapgenSamples<any CustomStringConvertible>, entry: SnapgenEntry) {
        assertTexts(of: samples, entry, fileExtension: "txt") { $0.description }
    }

    @MainActor
    func assertDump<Value>(of samples: SnapgenSamples<Value>, entry: SnapgenEntry) {
        assertTexts(of: samples, entry, fileExtension: "txt") { DumpText.of($0) }
    }

    @MainActor
    private func assertTexts<Value>(
        of samples: SnapgenSamples<Value>, _ entry: SnapgenEntry, fileExtension: String,
        _ text: (Value) throws -> String
    ) {
        let reporter = FailureReporter(entry: entry, suite: self)
        let engine = Self.settings.values
        do {
            let run = try SnapshotRun(reporter, Self.settings)
            for (value, sample) in try run.matched(samples) {
                let reference = run.reference(of: sample, fileExtension: fileExtension)
                run.start(reference)
                run.failure(at: reference, of: engine) { try engine.failure(of: text(value), reference) }
                    .map(reporter.report)
            }
        } catch {
            reporter.report(error)
        }
    }

    /// Returns the names of the samples of a value, as the arguments of a parameterized test.
    @MainActor
    static func valueNames<Value>(
        of samples: @MainActor () async throws -> SnapgenSamples<Value>
    ) async throws -> [String] {
        try await setUpSnapshots()
        return try await settings.references.naming.names(for: samples().labels)
    }

    /// Returns the names of the samples of a picture, as the arguments of a parameterized test.
    @MainActor
    static func pictureNames(of samples: @MainActor () async throws -> SnapgenPictures) async throws -> [String] {
        try await setUpSnapshots()
        let pictures = try await PictureQueue.shared.run(in: settings.region, samples)
        if let problem = pictures.problem { throw problem }
        return try settings.references.naming.names(for: pictures.labels)
    }

    /// Calls the hook `beforeAll` of the settings, if no test of the process has done so.
    @MainActor
    static func setUpSnapshots() async throws {
        guard let setUp = settings.setUp else { return }
        try await SetUpCalls.shared.beforeAll(of: setUp)
    }
}

extension SnapshotRun {
    @MainActor
    init(_ reporter: FailureReporter, _ settings: SnapgenSettings) throws {
        try self.init(
            entry: reporter.entry, line: reporter.line, settings: settings, surroundings: .ofProcess(),
            command: reporter.command)
    }
}

extension SnapgenSuite {
    /// Skips the rest of a test for a reason that only the running test shows; Swift Testing before 6.3 ends it.
    func endSkipped(_ reason: String) throws {
        #if canImport(XCTest)
            if self is XCTestCase { throw XCTSkip(reason) }
        #endif
        #if canImport(Testing) && compiler(>=6.3)
            if Test.current != nil { try Test.cancel(Comment(rawValue: reason)) }
        #endif
    }
}

#if canImport(Testing)
    extension Trait where Self == ConditionTrait {
        static func shard(of test: String) -> Self {
            let reason = (try? SnapgenShard.reasonToSkip(test)) ?? ""
            return .disabled(if: try SnapgenShard.reasonToSkip(test) != nil, Comment(rawValue: reason))
        }
    }
#endif
