import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel

/// The schemas that snapgen generates for UI tests.
enum GeneratedScreens {
    /// Returns the file for the schemas of a source file.
    static func text(of source: String) throws -> String {
        let folder = try TemporaryFolder([
            "Sources/App/Schemas.swift": source, "snapgen.yml": "accessibility: { screens: UITests/Generated }",
        ])
        let project = try Project.open(ProjectRequest(folder: folder.path), files: LocalFileSystem())
        let screens = try #require(try Screens(project, besides: []))
        return screens.file.contents
    }
}
