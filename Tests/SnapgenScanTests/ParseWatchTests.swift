import Foundation
import Testing

@testable import SnapgenModel
@testable import SnapgenScan

@Suite("ParseWatch")
struct ParseWatchTests {
    @Test("tells of a file that is never done, by its path")
    func stuck() throws {
        let path = try #require(RelativePath("Sources/Endless.swift"))
        let found = Locked<RelativePath?>(nil)
        let watch = ParseWatch(patience: 0.02) { path in found.use { $0 = path } }
        // Ends as soon as somebody is told; a watch that tells nobody lets this test run for ever.
        let result = watch.watching(path) { () -> RelativePath? in
            while found.use({ $0 }) == nil {}
            return found.use { $0 }
        }
        #expect(result == path)
    }
}
