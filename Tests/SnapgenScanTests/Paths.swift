@testable import SnapgenModel

/// A path that a test writes down.
func path(_ string: String) -> RelativePath {
    guard let path = RelativePath(string) else { preconditionFailure("\(string) is no path") }
    return path
}
