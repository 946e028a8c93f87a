import Foundation

/// A number of pixels that the pictures in memory have at most, apart from a pair that is larger by itself.
final class PixelBudget: @unchecked Sendable {
    private let condition = NSCondition()
    private let limit: Int
    private var used = 0

    /// Creates a budget; the default takes at most 400 MB for the pictures and their differences.
    init(limit: Int = 1 << 25) {
        self.limit = limit
    }

    func with<Result>(_ pixels: Int, _ body: () -> Result) -> Result {
        take(pixels)
        defer { giveBack(pixels) }
        return body()
    }

    private func take(_ pixels: Int) {
        condition.lock()
        defer { condition.unlock() }
        while used > 0, used + pixels > limit { condition.wait() }
        used += pixels
    }

    private func giveBack(_ pixels: Int) {
        condition.lock()
        defer { condition.unlock() }
        used -= pixels
        condition.broadcast()
    }
}
