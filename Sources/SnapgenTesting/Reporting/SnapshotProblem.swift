/// Why samples could not be compared at all: what is wrong, then what to do.
struct SnapshotProblem: Error, Equatable, CustomStringConvertible {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    var description: String { message }
}
