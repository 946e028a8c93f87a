/// A violation of an expected property by an input.
package struct Finding: Error, CustomStringConvertible {
    /// The expected property and the actual result.
    package let description: String

    /// Throws a finding if a condition is false.
    static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws(Finding) {
        if !condition { throw Finding(description: description()) }
    }
}
