import SnapshotTesting
import XCTest

@testable import TravelUI

extension Testable {
    static func test(batch: SnapshotBatch = .regular, file: StaticString = #filePath, testName: String = #function) {
        for environment in batch.environments {
            for sample in samples {
                assertSnapshot(
                    of: sample, as: environment.image, file: file,
                    testName: ([name(of: testName)] + environment.descriptionComponents).joined(separator: "-"))
            }
        }
    }
}
