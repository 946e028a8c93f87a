import Foundation

/// A project of an app with tests whose files are listed one by one, as Xcode writes it.
package enum ClassicProject {
    /// Returns the project file, or another form of it: `xcproj`.
    package static func text(_ form: String = "pbxproj") -> String {
        let file = Repository.root.appending(path: "Tests/SnapgenTestSupport/Fixtures/Classic.\(form)")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
}
