import Foundation

/// Runs code on a thread with a stack for deep recursion.
package enum LargeStack {
    /// Returns the result of `body` on a thread with a stack of 512 MB, of which only used pages take memory.
    package static func result<Value: Sendable, Failure>(
        _ body: @escaping @Sendable () throws(Failure) -> Value
    ) -> Result<Value, Failure> {
        let box = Box<Result<Value, Failure>>()
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            box.value = Result(catching: body)
            isDone.signal()
        }
        thread.stackSize = 512 << 20
        thread.start()
        isDone.wait()
        guard let result = box.value else { preconditionFailure("a thread has ended without a result") }
        return result
    }
}

/// `@unchecked`, because the semaphore orders the access to the value.
private final class Box<Value>: @unchecked Sendable {
    var value: Value?
}
