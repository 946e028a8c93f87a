#if canImport(XCTest)
    import Foundation
    public import XCTest

    // Generated functions are synchronous, because asynchronous ones take the compiler three times as long.
    extension SnapgenSuite where Self: XCTestCase {
        /// Does on the main actor what a synchronous test does, which XCTest runs on the main thread.
        public func onMainActor(_ body: @MainActor @Sendable (Self) throws -> Void) rethrows {
            // Only one thread uses the running test.
            nonisolated(unsafe) let test = self
            try MainActor.assumeIsolated { try body(test) }
        }

        /// Compares a picture of every sample in every environment with its reference, and returns when this is done.
        ///
        /// - Parameters:
        ///   - pictures: The samples.
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
            of pictures: SnapgenPictures,
            in environments: [SnapgenEnvironment],
            precision: Float? = nil,
            perceptualPrecision: Float? = nil,
            draw: SnapgenDrawing? = nil,
            allowBlank: Bool? = nil,
            delay: Double = 0,
            until isReady: (@MainActor () -> Bool)? = nil,
            entry: SnapgenEntry
        ) throws {
            try Self.wait {
                try await self.assertImages(
                    of: pictures, in: environments, precision: precision, perceptualPrecision: perceptualPrecision,
                    draw: draw, allowBlank: allowBlank, delay: delay, until: isReady, entry: entry)
            }
        }

        /// Runs the main thread's run loop until the function has returned or thrown.
        @MainActor
        static func wait(for body: @escaping @MainActor () async throws -> Void) throws {
            var result: Result<Void, any Error>?
            Task { @MainActor in
                do { result = .success(try await body()) } catch { result = .failure(error) }
            }
            while result == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
            try result?.get()
        }

        /// Skips a test of another shard, if the environment selects a shard.
        public func skipInOtherShards() throws {
            if let reason = try SnapgenShard.reasonToSkip(name) { throw XCTSkip(reason) }
        }
    }
#endif
