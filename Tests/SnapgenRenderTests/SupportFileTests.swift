import Foundation
import SnapgenModel
import SnapgenRender
import Testing

/// What the file with the settings holds; what it does is tested where it is compiled.
@Suite("Settings")
struct SupportFileTests {
    @Test("declares the environments, screens and batches that tests name, and no others")
    func environments() throws {
        let text = try support(entry("Row", settings: Directives(batch: "extended")))
        #expect(
            text.contains(
                """
                extension SnapgenEnvironment.Screen {
                    static let iPhone13 = Self(
                        idiom: .phone,
                        width: 390,
                        height: 844,
                        scale: 3,
                        safeArea: Edges(top: 47, bottom: 34),
                        landscapeSafeArea: Edges(left: 47, bottom: 21, right: 47))
                    static let iPhone8 = Self(
                        idiom: .phone,
                        width: 375,
                        height: 667,
                        scale: 2,
                        safeArea: Edges(top: 20))
                    static let iPhoneSe = Self(
                        idiom: .phone,
                        width: 320,
                        height: 568,
                        scale: 2,
                        safeArea: Edges(top: 20))
                }

                extension SnapgenEnvironment {
                    static let iPhone13Light = Self(name: "iPhone13-light", screen: .iPhone13, theme: .light)
                    static let iPhone13Dark = Self(name: "iPhone13-dark", screen: .iPhone13, theme: .dark)
                    static let iPhone8Light = Self(name: "iPhone8-light", screen: .iPhone8, theme: .light)
                    static let iPhoneSeLight = Self(name: "iPhoneSe-light", screen: .iPhoneSe, theme: .light)
                }

                extension [SnapgenEnvironment] {
                    static var extended: Self {
                        [
                            .iPhone13Light,
                            .iPhone13Dark,
                            .iPhone8Light,
                            .iPhoneSeLight,
                        ]
                    }
                }

                """))
    }

    @Test("knows a device that only the configuration knows")
    func ownDevice() throws {
        let kiosk = Device(name: "kiosk", width: 1080, height: 1920.5, scale: 2, safeArea: SafeArea(left: 8))
        let configuration = travel {
            $0.batches = [Batch(name: "regular", products: [EnvironmentProduct(layouts: [.device(kiosk)])])]
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

    @Test("knows locales, their direction and text sizes")
    func reader() throws {
        let product = EnvironmentProduct(
            layouts: [.sizeThatFits], locales: ["ar"], textSizes: [.small, .accessibility3])
        let configuration = travel { $0.batches = [Batch(name: "regular", products: [product])] }
        let text = try support(entry("Row"), configuration: configuration)
        #expect(text.contains("locale: \"ar\",\n        isRightToLeft: true,\n        textSize: .accessibility3)"))
    }

    @Test("names the type with the hooks of the configuration")
    func setUp() throws {
        let text = try support(entry("Row"), configuration: travel { $0.tests.setUp = "Hooks.default" })
        #expect(text.contains("        setUp: Hooks.`default`.self)\n"))
        #expect(try !support(entry("Row")).contains("setUp"))
    }

    @Test(
        "lets samples of the catalog have settings of their own",
        arguments: zip(TestSettings.Runtime.allCases, ["", " @retroactive"]))
    func ownSettings(runtime: TestSettings.Runtime, attribute: String) throws {
        let configuration = travel { $0.tests.runtime = runtime }
        let text = try support(entry("Row", hasModifier: true), configuration: configuration)
        #expect(
            text.contains(
                runtime == .library
                    ? "    public import SnapgenCatalog\n    public import SnapgenTesting\n#else\n"
                    : "#if canImport(SnapgenCatalog)\n    import SnapgenCatalog\n#endif\n"))
        #expect(
            text.contains(
                """
                #if canImport(SnapgenCatalog) && canImport(SwiftUI)
                    extension SnapgenCatalog.SampleView:\(attribute) SnapgenSampleSettings {}
                #endif

                """))
        #expect(try !support(entry("Row"), configuration: configuration).contains("SnapgenCatalog"))
    }

    @Test("imports no picture's framework for a plan without pictures")
    func valuesOnly() throws {
        let configuration = travel { $0.tests.valueEngine = .snapgen }
        let text = try support(entry("State", strategy: .json), configuration: configuration)
        #expect(text.hasPrefix("import Foundation\n\nextension SnapgenSuite {\n"))
        #expect(!text.contains("UIKit") && !text.contains("SnapgenEnvironment") && !text.contains("SnapshotTesting"))
    }

    @Test("imports the library of the pictures only where there are pictures, for a plan of pictures")
    func imagesOnly() throws {
        let text = try support(entry("Row"))
        #expect(
            text.hasPrefix("import Foundation\n\n#if canImport(UIKit) && !os(watchOS)\n    import SnapshotTesting\n"))
        #expect(text.contains("    typealias SnapgenSnapshotTesting = SnapgenTextEngine\n"))
    }

    @Test("imports swift-snapshot-testing everywhere if it compares values")
    func engines() throws {
        let text = try support(entry("State", strategy: .json))
        #expect(text.hasPrefix("import Foundation\nimport SnapshotTesting\n"))
        #expect(text.contains("        values: SnapgenSnapshotTesting())\n"))
        #expect(!text.contains("pictures:") && !text.contains("typealias"))
    }

    @Test("imports the runtime only if it is a library")
    func library() throws {
        let configuration = travel { $0.tests.runtime = .library }
        let files = try rendered(entry("Row"), configuration: configuration)
        #expect(files.map(\.path.string) == ["Snapgen.tests.swift", "Snapgen.runtime.swift"])
        #expect(files.allSatisfy { $0.contents.contains("\nimport SnapgenTesting\n") })
        let embedded = try rendered(entry("Row"))
        #expect(
            embedded[1].contents.contains("protocol SnapgenSuite")
                && !files[1].contents.contains("protocol SnapgenSuite"))
        #expect(embedded.allSatisfy { !$0.contents.contains("import SnapgenTesting\n") })
    }

    @Test("states its own place, the references and the settings that are not the defaults")
    func settings() throws {
        let configuration = travel {
            $0.references = path("Snapshots/iOS")
            $0.record = .failed
            $0.naming = .numbered
            $0.precision = 0.98
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
        let configuration = travel { $0.tests.valueEngine = engine }
        for file in try rendered(entry("Row"), entry("State", strategy: .json), configuration: configuration) {
            // The settings' own place begins with a slash, because it is cut off a path's end, and so do the system's folders.
            let folders = ["Tests/TravelSnapshotTests/Generated/", "System/", "usr/lib/", "Developer/", "Contents/"]
            let literals = file.contents.components(separatedBy: "\"/").dropFirst().filter { !$0.hasPrefix("\"") }
            let unknown = literals.filter { literal in !folders.contains { literal.hasPrefix($0) } }
            #expect(unknown.isEmpty, "\(file.path)")
        }
    }
}
