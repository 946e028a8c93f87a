import Foundation
import Testing

@testable import SnapgenModel
@testable import SnapgenScan

@Suite("ParseWatch")
struct ParseWatchTests {
    @Test("tells of a file that is never done, by its path")
    func stuck() throws {
        let path = try #require(RelativePath("Sources/Endless.swift"))
        let found = Found()
        let watch = ParseWatch(patience: 0.02) { found.set($0) }
        // Ends as soon as somebody is told; a watch that tells nobody lets this test run for ever.
        let result = watch.watching(path) { () -> RelativePath? in
            while found.path == nil {}
            return found.path
        }
        #expect(result == path)
    }
}

private final class Found: @unchecked Sendable {
    private let lock = NSLock()
    private var value: RelativePath?

    var path: RelativePath? { lock.withLock { value } }

    func set(_ path: RelativePath) { lock.withLock { value = path } }
}
