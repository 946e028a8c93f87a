import Foundation
package import SnapgenModel

/// Threads with stacks that are large enough to parse nested code.
///
/// swift-syntax recurses for every level of nesting. A thread of a pool has 512 KB on macOS and 8 MB on Linux, which a
/// hundred levels of generics, or ten thousand `else if`, exceed.
///
/// If the system refuses a thread, at a limit of processes or of memory, the others do its work.
package struct LargeStackThreads {
    /// The size of a stack in bytes: address space that costs memory only where it is used.
    static let stackSize = 256 << 20

    let count: Int
    /// Starts a thread that runs a function, and returns whether the system has started it.
    var start: (@escaping @Sendable () -> Void) -> Bool = { Self.start(stackSize: Self.stackSize, $0) }

    /// Transforms elements, as many at a time as there are threads; the results have the order of the elements.
    ///
    /// `state` makes what a thread keeps from one element to the next. Throws a diagnostic if the system starts no
    /// thread at all.
    func map<Element: Sendable, State, Result: Sendable>(
        _ elements: [Element],
        state: @escaping @Sendable () -> State,
        transform: @escaping @Sendable (Element, inout State) -> Result
    ) throws(DiagnosticError) -> [Result] {
        let lock = NSLock()
        // The lock separates all accesses.
        nonisolated(unsafe) var indices = elements.indices.makeIterator()
        nonisolated(unsafe) var found = [Result?](repeating: nil, count: elements.count)
        let group = DispatchGroup()
        let started = (0..<min(count, elements.count)).prefix { _ in
            group.enter()
            let isStarted = start {
                var state = state()
                while let index = lock.withLock({ indices.next() }) {
                    let result = transform(elements[index], &state)
                    lock.withLock { found[index] = result }
                }
                group.leave()
            }
            if !isStarted { group.leave() }
            return isStarted
        }
        guard !started.isEmpty || elements.isEmpty else { throw Self.noThread(stackSize: Self.stackSize) }
        group.wait()
        return found.compactMap { $0 }
    }

    package static func noThread(stackSize: Int) -> DiagnosticError {
        let problem =
            "the system starts no thread with a stack of \(stackSize >> 20) MB; "
            + "raise the limits of processes and of memory, 'ulimit -u' and 'ulimit -v'"
        return DiagnosticError(.noThread, problem)
    }

    /// Starts a thread and, unlike `Thread`, returns whether the system has started it; if not, `body` is never called.
    package static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
        withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
            guard let attributes = memory.baseAddress, pthread_attr_init(attributes) == 0 else { return false }
            defer { pthread_attr_destroy(attributes) }
            return pthread_attr_setstacksize(attributes, stackSize) == 0
                && pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED)) == 0
                && start(attributes, ThreadFunction(body: body))
        }
    }

    private static func start(_ attributes: UnsafePointer<pthread_attr_t>, _ function: ThreadFunction) -> Bool {
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let retained = Unmanaged.passRetained(function)
        let status = pthread_create(
            &thread, attributes,
            { argument in
                // Not optional on Darwin.
                let argument: UnsafeMutableRawPointer? = argument
                argument.map { Unmanaged<ThreadFunction>.fromOpaque($0).takeRetainedValue().body() }
                return nil
            }, retained.toOpaque())
        if status != 0 { retained.release() }
        return status == 0
    }
}

private final class ThreadFunction: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}
