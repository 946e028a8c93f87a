import SnapgenTestSupport

enum AppProject {
    static let preview = "import SwiftUI\n#Preview(\"A\") { Text(\"a\") }\n"

    /// The files of an app in a synchronized folder, with targets for tests: `hosted` run in the app.
    static func files(
        app: String = "App", hosted: [String] = ["AppTests"], more: [(name: String, type: String)] = []
    ) -> [String: String] {
        [
            "\(app).xcodeproj/project.pbxproj": project(app: app, hosted: hosted, more: more),
            "\(app)/A.swift": preview,
            ".git/x": "",
        ].merging(hosted.map { ("\($0)/T.swift", "") }) { $1 }
    }

    static func project(
        app: String = "App", hosted: [String] = ["AppTests"], more: [(name: String, type: String)] = [],
        packages: [String] = []
    ) -> String {
        var project = ProjectText()
        for package in packages { project.package(package) }
        let folder = project.synchronizedFolder(app)
        project.target(app, settings: "PRODUCT_NAME = \"\(app)\";", more: folder)
        let host = "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/\(app).app/\(app)\";"
        for name in hosted {
            let folder = project.synchronizedFolder(name)
            project.target(name, "bundle.unit-test", settings: host, more: folder)
        }
        for (name, type) in more {
            let folder = project.synchronizedFolder(name)
            project.target(name, type, more: folder)
        }
        return project.text()
    }
}
