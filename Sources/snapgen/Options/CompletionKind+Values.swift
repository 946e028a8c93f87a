import ArgumentParser
import Foundation
import SnapgenConfiguration
import SnapgenKit
import SnapgenModel
import SnapgenRender
import SnapgenSetup

/// The values that shells complete from the project of the current folder; none if it cannot be opened.
extension CompletionKind {
    static var targets: CompletionKind {
        .custom { words, _, _ in projects(words).map(\.configuration.tests.target) }
    }

    static var apps: CompletionKind {
        .custom { words, _, _ in projects(words).first?.apps ?? [] }
    }

    static var protocols: CompletionKind {
        .custom { words, _, _ in
            let protocols = projects(words).first?.configuration.catalog.protocols ?? []
            return protocols.map { "\($0.name)=\($0.access.rawValue)" }
        }
    }

    /// Opens the project that a command line is about, without running SwiftPM.
    private static func projects(_ words: [String]) -> [Project] {
        let folder = FileManager.default.currentDirectoryPath
        var request = ProjectRequest(folder: folder, environment: ProcessInfo.processInfo.environment)
        if let index = words.firstIndex(of: "--config"), index + 1 < words.count {
            request.configurationPath = AbsolutePath.resolve(words[index + 1], from: folder)
        }
        return (try? Project.openAll(request.migrating, files: LocalFileSystem())) ?? []
    }
}
