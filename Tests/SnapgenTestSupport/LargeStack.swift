import Foundation

/// Returns the result of `body` on a thread with a stack of 512 MB, of which only used pages take memory.
package func onLargeStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let box = Box<Value>()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
        box.value = body()
        isDone.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    isDone.wait()
    guard let value = box.value else { preconditionFailure("a thread has ended without a result") }
    return value
}

/// `@unchecked`, because the semaphore orders the access to the value.
private final class Box<Value>: @unchecked Sendable {
    var value: Value?
}
