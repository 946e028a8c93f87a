import Foundation
import SnapgenModel
import SnapgenRender
import Testing

/// What the support file holds; what it does is tested where it is compiled.
@Suite("Support file")
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
        #expect(text.contains("        case .small: .small\n"))
        #expect(!text.contains("medium"))
    }

    @Test("is free of what no test asks for", arguments: absentByDefault)
    func noTrace(word: String) throws {
        #expect(try !support(entry("Row")).contains(word))
    }

    private static let absentByDefault = [
        "textSize", "contrast", "Contrast", "MotionReduced", "_accessibilityReduceMotion", "SnapgenLanguage",
        "case width", "fixedSize", "framed(by:",
    ]

    @Test("imports no SwiftUI for a plan without pictures")
    func valuesOnly() throws {
        let text = try support(entry("State", strategy: .json))
        #expect(text.hasPrefix("import Foundation\nimport SnapshotTesting\nimport XCTest\n\n"))
        #expect(!text.contains("SwiftUI") && !text.contains("UIKit") && !text.contains("SnapgenEnvironment"))
    }

    @Test("imports the library of the pictures only where there is UIKit, for a plan of pictures")
    func imagesOnly() throws {
        let text = try support(entry("Row"))
        #expect(text.hasPrefix("import Foundation\nimport XCTest\n\n#if canImport(UIKit)"))
        #expect(text.contains("    import SnapshotTesting\n    import SwiftUI\n    import UIKit\n"))
    }

    @Test("never imports a library that no test needs")
    func engines() throws {
        let configuration = travel { $0.tests.valueEngine = .snapgen }
        #expect(try !support(entry("Row"), configuration: configuration).contains("SnapgenTesting"))
        let values = try support(entry("State", strategy: .json), configuration: configuration)
        #expect(!values.contains("SnapshotTesting"))
        #expect(values.contains("import SnapgenTesting\n"))
    }

    @Test("asserts only what tests assert")
    func strategies() throws {
        let text = try support(entry("State", strategy: .json))
        #expect(text.contains("func assertJSON"))
        #expect(!text.contains("func assertDump") && !text.contains("func assertLines"))
    }

    @Test("knows its own place, the references and when to record them")
    func references() throws {
        let configuration = travel {
            $0.references = path("Snapshots/iOS")
            $0.record = .failed
        }
        let text = try support(entry("State", strategy: .json), configuration: configuration)
        #expect(text.contains("\"/Tests/TravelSnapshotTests/Generated/Snapgen.support.swift\""))
        #expect(text.contains("private static let name = \"Snapshots/iOS\"\n"))
        #expect(text.contains("try Self.record(environment) ?? .failed\n"))
    }

    @Test("holds no absolute path", arguments: TestSettings.Engine.allCases)
    func paths(engine: TestSettings.Engine) throws {
        let configuration = travel { $0.tests.valueEngine = engine }
        for file in try rendered(entry("Row"), entry("State", strategy: .json), configuration: configuration) {
            // The support file's own place begins with a slash, because it is cut off a path's end.
            let literals = file.contents.components(separatedBy: "\"/").dropFirst().filter { !$0.hasPrefix("\"") }
            #expect(literals.allSatisfy { $0.hasPrefix("Tests/TravelSnapshotTests/Generated/") }, "\(file.path)")
        }
    }
}
