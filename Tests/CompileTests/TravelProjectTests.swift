import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenProject

@Suite("Examples/TravelProject", .serialized, .onLinux(TestTier.compile.isOn))
struct TravelProjectTests {
    private static let build = Result { try TravelProjectBuild() }

    @Test("its committed tests compile as its targets say and in the mode of Swift 5, and compare what is planned")
    func tests() throws {
        let build = try Self.build.get()
        #expect(build.targets.map(\.name) == ["TravelModels", "TravelKit", "Travel"])
        #expect(build.targets.map(\.languageMode) == ["6", "6", "5"])
        #expect(build.test.languageMode == "6")
        let compared = try build.run(.swift6)
        #expect(compared == Set(build.plan.cases.map(\.reference)))
        #expect(compared.count == 32)
        try build.check(.swift5)
    }

    @Test("its app shows the samples that UI tests launch it with")
    func samples() throws {
        let program = try Self.build.get().gallery()
        func shown(_ sample: String) throws -> String {
            try Command(arguments: [program], environment: ["SNAPGEN_SAMPLE": sample]).succeed()
        }
        #expect(try shown("Travel/TripDetailScreen_With-stops/1").contains("TripDetailScreen(trip: "))
        #expect(try shown("PriceTag/Unknown").contains("PriceTag(price: nil)"))
        #expect(try shown("PriceTag/Unknwn").contains("the nearest are \\'PriceTag/Unknown\\'"))
    }
}

/// A copy of the project, whose targets are compiled as its files say, against the stubs.
private struct TravelProjectBuild {
    let plan: TestPlan
    let configuration: Configuration
    /// The targets that have tests, each after those that it imports.
    let targets: [ProjectTarget]
    let test: ProjectTarget
    private let root: URL
    private let build: URL
    private let stubs: Stubs

    private static let folder = Repository.root.appending(path: "Examples/TravelProject")

    init() throws {
        var request = ProjectRequest(folder: Self.folder.path)
        request.packageDescription = Self.description
        let project = try Project.open(request, files: LocalFileSystem())
        plan = try Pipeline(project).run(to: .plan).plan
        configuration = project.configuration
        let files = LocalProjectFiles(root: project.root, files: LocalFileSystem(), package: Self.description)
        let layout = try ProjectReader(files: files, root: Self.folder.path).layout(at: Self.folder.path)
        test = try layout.testTarget().target
        let modules = Set(plan.suites.map(\.module))
        targets = layout.targets(importableBy: test).filter { modules.contains($0.module ?? "") }.reversed()
        stubs = try Stubs.shared.get()
        root = try processFolder()
        build = root.appending(path: ".build")
        for path in (targets + [test]).flatMap(\.files) {
            let text = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
            try write(text, to: root.appending(path: path))
        }
        for target in targets {
            let mode: LanguageMode = target.languageMode == "6" ? .swift6 : .swift5
            try module(of: target, mode).compile(into: build, searching: stubs.folders)
        }
    }

    /// Returns the description of a package, except of this one, whose manifest depends on the environment.
    @Sendable
    private static func description(of folder: String) throws(DiagnosticError) -> PackageDescription? {
        let descriptions = PackageDescriptions(.never, keptBy: .none, [:])
        return folder == Repository.root.path ? nil : try descriptions.description(in: folder)
    }

    func check(_ mode: LanguageMode) throws {
        try module(of: test, mode).check(searching: ["-I", build.path] + stubs.search)
    }

    /// Compiles the tests in a language mode, runs them, and returns the references that they compare.
    func run(_ mode: LanguageMode) throws -> Set<String> {
        let run = try TestProgram(
            of: module(of: test, mode), for: plan, configuration.tests, at: root, in: build, linking: objects, stubs
        ).run()
        #expect(run.status == 0, "\(run.text)")
        return Set(run.calls.map { $0.path(below: root) })
    }

    private func module(of target: ProjectTarget, _ mode: LanguageMode) -> CompiledModule {
        // The program of the tests has a main function of its own.
        let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(target.name)_main"]
        return CompiledModule(
            name: target.module ?? target.name, files: target.files.map { root.appending(path: $0).path },
            arguments: mode.arguments + ["-enable-testing", "-D", "DEBUG"] + entry)
    }

    func gallery() throws -> String {
        let source = """
            @testable import Travel

            let sample = MainActor.assumeIsolated { SnapgenGallery.sample.map { "\\($0)" } }
            print(sample ?? "no sample")
            """
        // Not beside the program of the tests, which is compiled at the same time.
        return try CompiledModule.link(
            source, in: build.appending(path: "shown"), mode: .swift6,
            ["-I", build.path] + stubs.search + objects + stubs.objects)
    }

    private var objects: [String] { targets.map { build.appending(path: "\($0.name).o").path } }
}
