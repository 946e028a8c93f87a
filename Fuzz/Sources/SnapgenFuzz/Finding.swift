/// A promise that some input breaks.
public struct Finding: Error, CustomStringConvertible {
    /// What should have held, and what was there.
    public let description: String

    /// Throws a finding where a condition does not hold.
    static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws(Finding) {
        if !condition { throw Finding(description: description()) }
    }
}
