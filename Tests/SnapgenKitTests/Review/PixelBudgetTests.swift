import Dispatch
import Foundation
import Testing

@testable import SnapgenReview

@Suite("budget of pixels")
struct PixelBudgetTests {
    @Test(
        "pictures in memory stay below the limit, and a pair larger than it is alone",
        arguments: [([0, 10, 20, 30, 40, 50, 60], 0...100), ([150], 150...150)])
    func limit(sizes: [Int], largest: ClosedRange<Int>) {
        let budget = PixelBudget(limit: 100)
        let lock = NSLock()
        nonisolated(unsafe) var (sum, maximum) = (0, 0)
        let add = { @Sendable (pixels: Int) in
            lock.withLock {
                sum += pixels
                maximum = max(maximum, sum)
            }
        }
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            let pixels = sizes[index % sizes.count]
            budget.with(pixels) {
                add(pixels)
                add(-pixels)
            }
        }
        #expect(largest.contains(maximum))
    }
}
