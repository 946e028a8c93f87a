import SnapgenConfiguration
import SnapgenModel
import SnapgenProject
import SnapgenScan

/// Checks for the files of projects: the bytes are each kind of file in turn.
struct ProjectTarget {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func check() throws(Finding) {
        for name in ["App.xcodeproj", "App.xcworkspace", "project.yml", "Package.swift"] {
            try check(FuzzProjectFiles(bytes), at: "/p/\(name)")
        }
        // The bytes are a settings file here, and the project is valid.
        try check(FuzzProjectFiles(bytes, project: Array(Self.project.utf8)), at: "/p/App.xcodeproj")
    }

    /// Checks that a project is read alike twice, that its files exist, and that the tests of its targets import targets.
    private func check(_ files: FuzzProjectFiles, at path: String) throws(Finding) {
        let layout = self.layout(of: files, at: path)
        try Finding.unless(layout == self.layout(of: files, at: path), "\(path) is read in two ways")
        for diagnostic in layout.diagnostics {
            let isOneLine = !diagnostic.description.contains(where: \.isNewline)
            try Finding.unless(isOneLine, "\(diagnostic.message.debugDescription) is not one line")
        }
        let paths = layout.targets.flatMap(\.files).map { AbsolutePath.resolve($0, from: "/p") }
        try Finding.unless(paths.allSatisfy(files.hasFile), "a file of a target does not exist: \(paths)")
        _ = try? layout.testTarget()
        for test in layout.targets {
            let isRun = !layout.schemes(running: test).isEmpty
            try Finding.unless(isRun || layout.configuration(of: test) == nil, "no scheme runs \(test.name)")
            let found = layout.targets(importableBy: test)
            // Those that are linked on some platforms only have other filters.
            let known = Set(layout.targets.map { [$0.name] + $0.files })
            let isSound = found.allSatisfy { $0.kind.isImportable && known.contains([$0.name] + $0.files) }
            try Finding.unless(isSound, "\(test.name) imports \(found.map(\.name))")
        }
    }

    private func layout(of files: FuzzProjectFiles, at path: String) -> ProjectLayout {
        do throws(DiagnosticError) {
            return try ProjectReader(files: files, root: "/p").layout(at: path)
        } catch {
            return ProjectLayout(diagnostics: error.diagnostics)
        }
    }

    private static let project = """
        {rootObject = R; objects = {
            R = {isa = PBXProject; mainGroup = M; buildConfigurationList = L; targets = (T);};
            M = {isa = PBXGroup; children = (X); sourceTree = "<group>";};
            X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>";};
            L = {isa = XCConfigurationList; buildConfigurations = (C);};
            C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {};};
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = L;};
        };}
        """
}

/// A folder in which every file but Swift files has the same bytes.
struct FuzzProjectFiles: ProjectFiles {
    private let bytes: [UInt8]
    private let project: [UInt8]

    init(_ bytes: [UInt8], project: [UInt8]? = nil) {
        self.bytes = bytes
        self.project = project ?? bytes
    }

    private static let endings = [
        ".swift", ".pbxproj", ".xcworkspacedata", ".xcscheme", ".xctestplan", ".xcconfig", ".yml",
    ]

    func hasFile(_ path: String) -> Bool { path.hasPrefix("/p/") && Self.endings.contains(where: path.hasSuffix) }

    func hasFolder(_ path: String) -> Bool { path == "/p" || (path.hasPrefix("/p/") && !hasFile(path)) }

    func read(_ path: String) throws(DiagnosticError) -> [UInt8] {
        guard hasFile(path) else {
            throw DiagnosticError(Diagnostic(.unreadableInput, .error, "absent", path: path))
        }
        return path.hasSuffix(".pbxproj") ? project : bytes
    }

    func names(in folder: String) -> [String] { folder.hasSuffix("/xcschemes") ? ["A.xcscheme"] : ["A.swift", "b"] }

    func swiftFiles(below folder: String, entersLinks: Bool) -> [String] {
        hasFolder(folder) ? ["\(folder)/A.swift", "\(folder)/b/B.swift"] : []
    }

    func yaml(_ path: String) throws(DiagnosticError) -> UserValue? {
        try UserValue.yaml(ConfigurationFile(path: path, bytes: read(path)))
    }

    func packageDescriptions(in folders: [String]) -> [Result<PackageDescription?, DiagnosticError>] {
        folders.map { folder in
            .success(
                PackageDescription(dump: bytes)
                    ?? (try? ManifestReader.description(of: ["Package.swift": bytes], in: folder).get()))
        }
    }
}
