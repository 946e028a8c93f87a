import Foundation

/// The description of a test target that the option `--build-inputs` reads.
struct BuildInputs: Encodable {
    struct Module: Encodable {
        var name: String
        /// The target's name, which may differ from the module's.
        var target: String
        var files: [String]
        /// The conditions of `#if` that its target defines; `nil` if the build system does not list them.
        var conditions: [String]?
    }

    var root: String
    /// The folder of the Xcode project; `nil` in a package.
    var project: String?
    var target: String
    /// A Boolean value that indicates whether the target contains UI tests; `nil` in a package, which has none.
    var isUITest: Bool?
    var modules: [Module]
    var otherModules: [Module]
    /// The names of all modules that the target links; `nil` if the build system does not list them.
    var linkedModules: [String]?
    var testFiles: [String]
    /// The conditions of `#if` that the target defines; `nil` if the build system does not list them.
    var conditions: [String]?
    /// The size and modification time of each source, by its path, in an Xcode project; `nil` in a package.
    ///
    /// The description changes with them. Sources that are inputs of a command themselves are no longer compiled by
    /// Xcode (realm/SwiftLint #4732).
    var sourceStamps: [String: String]?

    /// The paths of all sources.
    var sources: [String] { modules.flatMap(\.files) + testFiles }

    static let configurationName = "snapgen.yml"

    /// Writes the description only if it changes, because a new modification time would start the tool.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    }
}

extension URL {
    /// The size in bytes and the modification time of the file; empty if it does not exist.
    var stamp: String {
        let values = try? resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
        guard let size = values?.fileSize, let date = values?.contentModificationDate else { return "" }
        return "\(size) \(date.timeIntervalSinceReferenceDate)"
    }

    /// The path without a trailing slash.
    var folderPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// The root of a package or project without a configuration in the test target: the nearest folder, from this one
    /// up to that of the repository, with a configuration, or else this folder.
    ///
    /// `ProjectRoot` in `SnapgenKit` has the same rule.
    var projectRoot: URL {
        var folder = standardizedFileURL
        while true {
            if folder.file(BuildInputs.configurationName) != nil { return folder }
            let parent = folder.deletingLastPathComponent().standardizedFileURL
            if folder.file(".git") != nil || parent.pathComponents.count >= folder.pathComponents.count { return self }
            folder = parent
        }
    }

    /// The Swift files of packages in this folder, with their manifests, without those of folders that tools create.
    ///
    /// Folders that hold no package, often most of a project's, are not listed: those of references, and catalogs.
    var filesOfPackages: [URL] {
        let skipped = [
            "build", "Carthage", "DerivedData", "Intermediates.noindex", "node_modules", "Pods", "SourcePackages",
            "__Snapshots__",
        ]
        let bundles = [
            "app", "bundle", "docc", "framework", "lproj", "xcassets", "xcframework", "xcodeproj", "xcworkspace",
        ]
        let files = FileManager.default.enumerator(
            at: self, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        var found: [URL] = []
        while let file = files?.nextObject() as? URL {
            if skipped.contains(file.lastPathComponent) || bundles.contains(file.pathExtension) {
                files?.skipDescendants()
            }
            if file.pathExtension == "swift" { found.append(file) }
        }
        let packages = found.filter { $0.lastPathComponent == "Package.swift" }.map {
            "\($0.deletingLastPathComponent().folderPath)/"
        }
        return found.filter { file in packages.contains { file.path(percentEncoded: false).hasPrefix($0) } }
    }

    /// Returns a file in this folder, if it exists, because a missing input file would fail the build.
    func file(_ name: String) -> URL? {
        let file = appending(path: name)
        return FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) ? file : nil
    }
}
