import Foundation
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenRender

/// What the file with the settings holds; what it does is tested where it is compiled.
@Suite("Settings")
struct SupportFileTests {
    @Test("knows a device that only the configuration knows")
    func ownDevice() throws {
        let kiosk = Device(name: "kiosk", width: 1080, height: 1920.5, scale: 2, safeArea: SafeArea(left: 8))
        let configuration = travel {
            $0.environments.batches = [
                Batch(name: "regular", products: [EnvironmentProduct(layouts: [.device(kiosk)])])
            ]
        }
        let text = try support(entry("Row"), configuration: configuration)
        #expect(
            text.contains(
                """
                    static let kiosk = Self(
                        idiom: .pad,
                        width: 1080,
                        height: 1920.5,
                        scale: 2,
                        safeArea: Edges(left: 8),
                        landscapeSafeArea: Edges(left: 8))

                """))
        #expect(text.contains("    static let kiosk = Self(name: \"kiosk\", screen: .kiosk)\n"))
    }

    @Test("names the type with the hooks of the configuration")
    func setUp() throws {
        let text = try support(entry("Row"), configuration: travel { $0.tests.setUp = "Hooks.default" })
        #expect(text.contains("        setUp: Hooks.`default`.self)\n"))
        #expect(try !support(entry("Row")).contains("setUp"))
    }

    @Test("lets samples of the catalog have settings of their own")
    func ownSettings() throws {
        let text = try support(entry("Row", hasModifier: true))
        #expect(text.contains("#if canImport(SnapgenCatalog)\n    import SnapgenCatalog\n#endif\n"))
        #expect(
            text.contains(
                """
                #if canImport(SnapgenCatalog) && canImport(SwiftUI)
                    extension SnapgenCatalog.SampleView: SnapgenSampleSettings {}
                #endif

                """))
        #expect(try !support(entry("Row")).contains("SnapgenCatalog"))
    }

    @Test("contains the runtime and imports no library for it")
    func runtime() throws {
        let files = try rendered(entry("Row"))
        #expect(files.map(\.path.string) == ["Snapgen.tests.swift", "Snapgen.runtime.swift"])
        #expect(files[1].contents.contains("protocol SnapgenSuite"))
        #expect(files.allSatisfy { !$0.contents.contains("import SnapgenTesting\n") })
    }

    @Test("states its own place, the references and the settings that are not the defaults")
    func settings() throws {
        let configuration = travel {
            $0.references.folder = path("Snapshots/iOS")
            $0.references.record = .failed
            $0.references.naming = .numbered
            $0.pictures.precision = 0.98
        }
        let text = try support(entry("State", strategy: .json), configuration: configuration)
        #expect(
            text.contains(
                """
                    static let all = SnapgenSettings(
                        references: SnapgenReferences(
                            folder: "Snapshots/iOS",
                            packageRoot: SnapgenReferences.root(
                                of: "\\(#filePath)", at: "/Tests/TravelSnapshotTests/Generated/Snapgen.runtime.swift"),
                            record: .failed),
                        naming: .numbers,
                        values: SnapgenSnapshotTesting(),
                        precision: 0.98)

                """))
    }

    @Test("holds no absolute path", arguments: TestSettings.Engine.allCases)
    func paths(engine: TestSettings.Engine) throws {
        let configuration = travel { $0.tests.engines.values = engine }
        for file in try rendered(entry("Row"), entry("State", strategy: .json), configuration: configuration) {
            // The settings' own place begins with a slash, because it is cut off a path's end, and so do the system's folders.
            let folders = ["Tests/TravelSnapshotTests/Generated/", "System/", "usr/lib/", "Developer/", "Contents/"]
            let literals = file.contents.components(separatedBy: "\"/").dropFirst().filter { !$0.hasPrefix("\"") }
            let unknown = literals.filter { literal in !folders.contains { literal.hasPrefix($0) } }
            #expect(unknown.isEmpty, "\(file.path)")
        }
    }
}
