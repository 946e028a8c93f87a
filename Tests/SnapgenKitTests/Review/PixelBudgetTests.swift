import Dispatch
import Foundation
import Testing

@testable import SnapgenReview

@Suite("budget of pixels")
struct PixelBudgetTests {
    @Test func picturesInMemoryStayBelowTheLimit() {
        let (budget, counter) = (PixelBudget(limit: 100), Counter())
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            let pixels = index % 7 * 10
            budget.with(pixels) {
                counter.add(pixels)
                counter.add(-pixels)
            }
        }
        #expect(counter.largest <= 100)
    }

    @Test func pairLargerThanTheLimitIsComparedAlone() {
        let (budget, counter) = (PixelBudget(limit: 100), Counter())
        DispatchQueue.concurrentPerform(iterations: 50) { _ in
            budget.with(150) {
                counter.add(150)
                counter.add(-150)
            }
        }
        #expect(counter.largest == 150)
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var sum = 0
        private(set) var largest = 0

        func add(_ number: Int) {
            lock.withLock {
                sum += number
                largest = max(largest, sum)
            }
        }
    }
}
