import Foundation
import SwiftUI

@testable import SnapgenTesting

/// Takes the pictures that the first argument names, and prints what is compared.
@main
struct Program: SnapgenSuite {
    static let settings = SnapgenSettings(
        references: SnapgenReferences(record: .never), pictures: PrintingEngine(),
        region: SnapgenRegion(timeZone: ProcessInfo.processInfo.environment["PICTURE_ZONE"] ?? "Asia/Tokyo"))

    private static let phone = SnapgenEnvironment(
        name: "phone",
        screen: .init(
            idiom: .phone, width: 390, height: 844, scale: 3, safeArea: .init(top: 47, bottom: 34),
            landscapeSafeArea: .init()),
        theme: .dark)
    private static let light = SnapgenEnvironment(name: "light", theme: .light)
    private static let ideal = SnapgenEnvironment(name: "ideal")
    private static let fixed = SnapgenEnvironment(name: "fixed", frame: .fixed(width: 200, height: 30))

    @MainActor
    static func main() async throws {
        let view = Text("a hotel").onAppear { print("appeared") }.task { print("began") }
        let views = SnapgenPictures.samples([AnyView(view)])
        switch CommandLine.arguments[1] {
        case "view": try await check(views, in: [phone])
        case "ideal": try await check(views, in: [ideal])
        case "fixed": try await check(views, in: [fixed])
        case "delay": try await check(views, in: [ideal], delay: 0.01)
        case "window": try await check(views, in: [phone], draw: .window)
        case "controller": try await check(.samples([screen()]), in: [phone, ideal])
        case "platform view": try await check(.samples([star()]), in: [phone, ideal])
        case "own size": try await check(.samples([badge()]), in: [phone, ideal])
        case "themed": try await check(.samples([themed()]), in: [phone, light])
        case "preference": try await check(.samples([Row().preferredColorScheme(.dark)]), in: [phone, light])
        case "empty": try await check(.samples([EmptyView()]), in: [phone])
        case "contrast":
            var contrasted = phone
            contrasted.isHighContrast = true
            try await check(views, in: [contrasted])
            try await check(.samples([screen()]), in: [contrasted])
        case "large":
            var large = phone
            large.screen?.width = Double(CommandLine.arguments[2]) ?? 0
            large.screen?.height = Double(CommandLine.arguments[3]) ?? 0
            try await check(views, in: [large], draw: CommandLine.arguments.count > 4 ? .window : nil)
        case "blank samples":
            try await check(.samples([Blank(allowBlank: true), Blank(allowBlank: nil)]), in: [phone])
        case "no size": try await check(.samples([EmptyView()]), in: [ideal])
        case "zone":
            let picture = SnapgenPicture {
                printZone()
                return .view(AnyView(EmptyView().onAppear { printZone() }))
            }
            func pictures() -> SnapgenPictures {
                printZone()
                return .samples([picture])
            }
            try await Program().assertImages(of: pictures(), in: [phone], entry: entry)
            printZone()
        case "offsets": printWrongOffsets()
        case "glass": try await check(.samples([glass]), in: [phone])
        case "hosting views": try await checkHostingViews()
        case let name: print("no pictures are named '\(name)'")
        }
    }

    @MainActor
    private static func check(
        _ pictures: SnapgenPictures, in environments: [SnapgenEnvironment], draw: SnapgenDrawing? = nil,
        delay: Double = 0
    ) async throws {
        try await Program().assertImages(
            of: pictures, in: environments, options: SnapgenOptions(draw: draw, delay: delay),
            entry: entry)
    }

    private static let entry = SnapgenEntry("Hotel", folder: "Tests/Travel", file: "Sources/Travel/Hotel.swift")

    /// Prints the zone in all places where code finds it.
    private static func printZone() {
        let (noon, formatter) = (Date(timeIntervalSince1970: 43_200), DateFormatter())
        formatter.dateFormat = "HH"
        let zones = [TimeZone.current, Calendar.current.timeZone, NSTimeZone.default].map { $0.secondsFromGMT() / 3600 }
        let hour = noon.formatted(.dateTime.hour(.twoDigits(amPM: .omitted)))
        let variables = ["TZ", "TZFILE"].map { ProcessInfo.processInfo.environment[$0] ?? "none" }
        print(zones, formatter.string(from: noon), hour, offsetInC / 3600, variables.joined(separator: " "))
    }

    /// The seconds east of Greenwich, as functions of C have them.
    private static var offsetInC: Int {
        var (noon, parts) = (time_t(43_200), tm())
        localtime_r(&noon, &parts)
        return parts.tm_gmtoff
    }

    /// Prints the zones with a fixed offset that C or Foundation reads in another way, and their number.
    private static func printWrongOffsets() {
        let all = Array(stride(from: -12 * 3600, through: 14 * 3600, by: 900))
        let wrong = all.filter { seconds in
            guard let zone = TimeZone(secondsFromGMT: seconds) else { return true }
            let process = ProcessTimeZone(zone)
            defer { process.restore() }
            return offsetInC != seconds || TimeZone.current.secondsFromGMT() != seconds
        }
        print(all.count, wrong)
    }

    @MainActor @ViewBuilder
    private static var glass: some View {
        if #available(iOS 26, macOS 26, *) { Text("glass").glassEffect() }
    }
}

/// A view that prints its theme.
private struct Row: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let scheme = scheme
        Text("row").onAppear { print("SwiftUI is \(scheme)") }
    }
}

/// A sample with settings of its own, as `SampleView` of SnapgenCatalog is.
private struct Blank: View, SnapgenSampleSettings {
    let allowBlank: Bool?
    let delay: Double? = nil
    let precision: Float? = nil
    let perceptualPrecision: Float? = nil

    var body: some View { Color.clear }
}

/// An engine that prints pictures in place of comparing them.
private struct PrintingEngine: SnapgenEngine {
    func failure(of text: String, _ reference: SnapgenReference) throws -> String? { nil }

    func failure(
        of image: SnapgenImage, precision: Float, perceptualPrecision: Float, _ reference: SnapgenReference
    ) throws -> String? {
        print("\(reference.name) \(image.size.width)x\(image.size.height)")
        return nil
    }
}

#if canImport(UIKit)
    import UIKit

    extension Program {
        @MainActor
        private static func screen() -> UIViewController {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            return controller
        }

        @MainActor
        private static func themed() -> UIViewController { Themed() }

        @MainActor
        private static func star() -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            view.backgroundColor = .white
            return view
        }

        @MainActor
        private static func badge() -> UIView {
            let view = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            view.backgroundColor = .white
            return view
        }

        @MainActor
        private static func checkHostingViews() async throws { print("only macOS has sizing options") }
    }

    private final class Themed: UIViewController {
        override func viewDidLoad() {
            view.backgroundColor = .white
            print("loaded as \(UITraitCollection.current.userInterfaceStyle)")
        }
    }

    private final class Badge: UIView {
        override func layoutSubviews() { frame.size = CGSize(width: 20, height: 10) }
    }
#elseif canImport(AppKit)
    import AppKit

    extension Program {
        @MainActor
        private static func badge() -> NSView { NSTextField(labelWithString: "only UIKit checks the view") }

        @MainActor
        private static func screen() -> NSViewController { NSHostingController(rootView: Text("a screen")) }

        @MainActor
        private static func themed() -> NSViewController { Themed() }

        @MainActor
        private static func star() -> NSView {
            let view = NSTextField(labelWithString: "a star")
            view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
            return view
        }

        /// Takes pictures of hosting views and of a hosting controller, and prints their sizing options afterwards.
        @MainActor
        private static func checkHostingViews() async throws {
            let (view, own) = (NSHostingView(rootView: Card()), CardView(rootView: Card()))
            own.sizingOptions = .intrinsicContentSize
            let controller = NSHostingController(rootView: Card())
            controller.sizingOptions = [.minSize, .preferredContentSize]
            try await check(.samples([view, own]), in: [phone, ideal])
            try await check(.samples([controller]), in: [phone, ideal])
            print(view.sizingOptions.rawValue, own.sizingOptions.rawValue, controller.sizingOptions.rawValue)
        }
    }

    private final class Themed: NSViewController {
        override func loadView() { view = NSTextField(labelWithString: "themed") }

        override func viewDidLoad() { print("loaded as \(NSAppearance.currentDrawing().name.rawValue)") }
    }

    private struct Card: View {
        var body: some View { Text("a card") }
    }

    private final class CardView: NSHostingView<Card> {}
#endif
