import Foundation

/// As much of a stack as deep nesting takes: more than a test's thread has.
public enum LargeStack {
    /// What a thread makes whose stack has 512 MB, of which only what is used takes memory.
    public static func result<Value: Sendable, Failure>(
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

/// Unchecked, because the compiler does not see that it is read only when the thread has written it.
private final class Box<Value>: @unchecked Sendable {
    var value: Value?
}
