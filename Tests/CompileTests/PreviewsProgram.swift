import Foundation
import SnapgenTestSupport
import Testing

/// A program with previews and the reader, compiled with the stubs of one platform, which prints what it finds.
struct PreviewsProgram: Sendable {
    private let program: URL

    struct Build: Sendable, CustomTestStringConvertible {
        var platform = Platform.uiKit
        var reader = ["-swift-version", "6"]
        var app = ["-swift-version", "6"]
        /// The form of what `#Preview` expands to.
        var expansion = "newer"
        var hasCopy = false

        var testDescription: String { "\(platform.rawValue), \(reader), \(app), \(expansion), \(hasCopy)" }
    }

    private static let package = ["-package-name", "snapgen"]

    init(_ build: Build) throws {
        let folder = try processFolder()
        let stubs = try Stubs.compiled(build.platform, .newest)
        let fixtures = "Tests/CompileTests/Fixtures/Previews"
        var objects = stubs.objects.filter { !$0.hasSuffix("/SnapgenPreviews.o") }
        for name in ["SnapgenPreviews", "Shop", "Other", "PreviewKit"] {
            let isReader = name == "SnapgenPreviews"
            let module = CompiledModule(
                name: name, files: try Repository.swiftFiles(in: isReader ? "Sources/\(name)" : "\(fixtures)/\(name)"),
                arguments: isReader ? build.reader + Self.package + ["-enable-testing"] : build.app,
                refusesWarnings: isReader,
                environment: ["STUB_PREVIEW_EXPANSION": build.expansion])
            try module.compile(into: folder, searching: stubs.folders)
            objects.append(folder.appending(path: module.product).path)
        }
        program = folder.appending(path: "program")
        if build.hasCopy { objects += try Self.copy(of: "\(fixtures)/Shop", beside: folder, stubs) }
        let files = try Repository.swiftFiles(in: "\(fixtures)/Program")
        let options = ["-swift-version", "6", "-module-name", "Program", "-I", folder.path, "-o", program.path]
        try Command(arguments: ["swiftc"] + options + Self.package + stubs.search + files + objects).succeed()
    }

    /// Compiles the module into a library as well, and returns the arguments to link it though nothing refers to it.
    private static func copy(of sources: String, beside folder: URL, _ stubs: Stubs) throws -> [String] {
        let library = folder.appending(path: "libCopy.so").path
        let options = [
            "-swift-version", "6", "-parse-as-library", "-emit-library", "-module-name", "Shop", "-o", library,
        ]
        try Command(
            arguments: ["swiftc"] + options + ["-Xlinker", "--unresolved-symbols=ignore-all"] + stubs.search
                + Repository.swiftFiles(in: sources)
        ).succeed()
        return ["-Xlinker", "--no-as-needed", library]
    }

    func run(_ arguments: String..., layout: String = "26", available: Bool = true) throws -> [String] {
        let environment = ["STUB_PREVIEW_LAYOUT": layout, "STUB_PREVIEW_AVAILABLE": available ? "all" : "none"]
        let output = try Command(arguments: [program.path] + arguments, environment: environment).succeed()
        return output.split(separator: "\n").map(String.init)
    }
}
