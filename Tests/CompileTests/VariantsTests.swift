import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenRender
@testable import SnapgenScan

/// Other plans, engines and platforms than in `GeneratedTestsTests`.
@Suite(
    "Generated variants", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"),
    .enabled(if: isLinux, "the stand-ins would hide Apple's own modules"))
struct VariantsTests {
    private func entries(_ titles: String...) -> [CatalogEntry] {
        TravelCatalog.entries.filter { titles.contains($0.title) }
    }

    @Test("the engine of this package compares values, in every mode", arguments: LanguageMode.tested)
    func snapgenEngine(mode: LanguageMode) throws {
        var configuration = TravelCatalog.configuration
        configuration.tests.engines.values = .snapgen
        let plan = TravelCatalog.plan(
            for: entries("HotelListView", "BookingStates", "Receipts", "Routes", "Pairs"), configuration)
        let package = try GeneratedPackage(plan, configuration, mode: mode)
        let first = try package.run()
        #expect(first.calls.count == 4)
        let folder = package.root.appendingPathComponent("__Snapshots__/TravelSnapshotTests/TravelUI").path
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
                "BookingStates.loaded.json", "BookingStates.loading.json", "Pairs.first.txt", "Pairs.second.txt",
                "Receipts.a-week.txt", "Receipts.one-night.txt", "Routes.1.txt", "Routes.2.txt",
            ])
        #expect(first.status == 1)
        #expect(try package.run().status == 0)
    }

    @Test("without a folder for references, one failure lists all candidates")
    func noReferences() throws {
        let package = try GeneratedPackage(TravelCatalog.plan(for: entries("Receipts")))
        let moved = package.root.appendingPathExtension("moved")
        try FileManager.default.moveItem(at: package.root, to: moved)
        let program = moved.appendingPathComponent(".build/tests").path
        let environment = ["SNAPGEN_PACKAGE_ROOT": "/nowhere"]
        let output = try Command(arguments: [program], environment: environment, folder: processFolder()).run()
        let failures = output.text.components(separatedBy: "Tried:\n  /nowhere/__Snapshots__")
        #expect(failures.count == 2)
        #expect(failures.last?.contains("\n  \(package.root.path)/__Snapshots__") == true)
    }

    @Test("without UIKit, tests of pictures compile and are skipped")
    func withoutUIKit() throws {
        let folder = try processFolder()
        let module = folder.appendingPathComponent("TravelUI.swift")
        try Data("enum HotelListView_Previews { static let samples = [1] }".utf8).write(to: module)
        let plan = TravelCatalog.plan(for: entries("HotelListView"))
        try CompiledModule(
            name: "TravelUI", files: [module.path], arguments: LanguageMode.swift6.arguments + ["-enable-testing"]
        ).compile(into: folder)
        let options = RenderOptions(TravelCatalog.configuration, version: "1.2.3")
        let files = try TestRenderer(templates: .builtIn, options: options).render(plan)
            .filter { !$0.path.string.hasPrefix("Empty") }
            .map { file in
                let url = folder.appendingPathComponent(file.path.string)
                try Data(file.contents.utf8).write(to: url)
                return url.path
            }
        try CompiledModule(
            name: "TravelSnapshotTests", files: files,
            arguments: LanguageMode.swift6.arguments + ["-enable-testing"]
        ).compile(into: folder)
        let main = folder.appendingPathComponent("main.swift")
        try Data(TestDriver.source(for: plan).utf8).write(to: main)
        let program = folder.appendingPathComponent("tests").path
        let objects = ["TravelUI", "TravelSnapshotTests"].map { folder.appendingPathComponent("\($0).o").path }
        try Command(arguments: ["swiftc", "-I", folder.path, "-o", program, main.path] + objects).succeed()
        let output = try Command(arguments: [program]).succeed()
        #expect(output.contains("Test skipped - there are no pictures on this platform"))
    }

    @Test(
        "on Apple's platforms, failures are recorded at an absolute path, and images are Mach-O files",
        arguments: LanguageMode.tested)
    func apple(mode: LanguageMode) throws {
        let folder = try processFolder()
        for module in ["Darwin", "MachO", "XCTest"] {
            try CompiledModule(name: module, files: Repository.swiftFiles(in: "Tests/Stubs/\(module)"))
                .compile(into: folder)
        }
        let options = RenderOptions(TravelCatalog.configuration, version: "1.2.3")
        let plan = TravelCatalog.plan(for: TravelCatalog.entries)
        let files = try TestRenderer(templates: .builtIn, options: options).render(plan)
        let paths = try files.filter { $0.path.string == GeneratedFileName.runtime }.map { file in
            let url = folder.appending(path: file.path.string)
            try Data(file.contents.utf8).write(to: url)
            return url.path
        }
        #expect(paths.count == 1)
        try CompiledModule(name: "Tests", files: paths, arguments: mode.arguments)
            .compile(into: folder, searching: try Stubs.shared.get().folders)
    }
}
