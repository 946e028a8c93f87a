import Foundation
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenSetup

/// A project of another tool's users in a folder whose name begins with that of the tool.
///
/// `Expected` contains the configuration, the report, and the references that are planned with the configuration.
struct ImportCase: GoldenFolder {
    static let kind = "Imports"
    let name: String

    private func imported() throws -> ImportedConfiguration {
        let tool = ConfigurationImport.Tool.allCases.first { name.hasPrefix($0.rawValue) }
        let source = ConfigurationImport(of: try #require(tool), in: root.path, files: LocalFileSystem())
        return switch source.tool {
        case .prefire: try source.prefire(nil, keepsNames: true)
        case .sourcery: try source.sourcery(nil, number: nil)
        case .snapshotPreviews: try source.snapshotPreviews(target: nil)
        case .suites: try source.suites(target: nil)
        }
    }

    func actual() throws -> [String: String] {
        let imported = try imported()
        let run = try run(imported)
        var files = [
            "snapgen.yml": imported.text,
            "report.txt": Self.text(of: imported.settings) + imported.diagnostics.map { "\($0)\n" }.joined(),
            "references.txt": run.plan.cases.map { "\($0.reference)\n" }.joined(),
        ]
        for file in run.files where name.hasPrefix("sourcery") && file.path.string.hasSuffix(".support.swift") {
            files["Generated/\(file.path)"] = file.contents
        }
        return files
    }

    private func run(_ imported: ImportedConfiguration) throws -> Run {
        var request = ProjectRequest(folder: root.path)
        request.configuration = ConfigurationFile(path: "snapgen.yml", bytes: Array(imported.text.utf8))
        return try Pipeline(Project.open(request.migrating, files: LocalFileSystem())).run(to: .files)
    }

    private static func text(of settings: [ImportedSetting]) -> String {
        settings.map { setting in
            "\(setting.outcome.rawValue) \(setting.path):\(setting.line ?? 0) \(setting.name): \(setting.result)\n"
        }.joined()
    }
}
