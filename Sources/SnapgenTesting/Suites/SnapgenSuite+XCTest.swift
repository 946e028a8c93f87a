#if canImport(XCTest)
    import Foundation
    import XCTest

    // Generated functions are synchronous, because asynchronous ones take the compiler three times as long.
    extension SnapgenSuite where Self: XCTestCase {
        /// Does on the main actor what a synchronous test does, which XCTest runs on the main thread.
        func onMainActor(_ body: @MainActor @Sendable (Self) throws -> Void) rethrows {
            // Only one thread uses the running test.
            nonisolated(unsafe) let test = self
            try MainActor.assumeIsolated { try body(test) }
        }

        @MainActor
        func assertImages(
            of samples: @autoclosure @escaping @MainActor () throws -> SnapgenPictures,
            in environments: [SnapgenEnvironment], options: SnapgenOptions = SnapgenOptions(), entry: SnapgenEntry
        ) throws {
            try Self.wait { try await self.assertViews(.image, of: samples, in: environments, options, entry) }
        }

        @MainActor
        func assertTree(
            of samples: @autoclosure @escaping @MainActor () throws -> SnapgenPictures,
            in environments: [SnapgenEnvironment], options: SnapgenOptions = SnapgenOptions(), entry: SnapgenEntry
        ) throws {
            try Self.wait { try await self.assertViews(.tree, of: samples, in: environments, options, entry) }
        }

        @MainActor
        static func wait(for body: @escaping @MainActor () async throws -> Void) throws {
            var result: Result<Void, any Error>?
            Task { @MainActor in
                do { result = .success(try await body()) } catch { result = .failure(error) }
            }
            while result == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
            try result?.get()
        }

        func skipInOtherShards() throws {
            if let reason = try SnapgenShard.reasonToSkip(name) { throw XCTSkip(reason) }
        }
    }
#endif
