import Foundation
import SnapgenTestSupport
import Testing

/// The order in which the runtime makes a window, shows a view, captures it, and removes it.
@Suite("The order of a picture", .onLinux(TestTier.compile.isOn))
struct PictureOrderTests {
    private static let programs = [
        Platform.uiKit: Result { try JournalProgram(of: "Pictures", on: .uiKit) },
        Platform.appKit: Result { try JournalProgram(of: "Pictures", on: .appKit) },
    ]

    /// The effects of one picture of SwiftUI, without layouts; `nil` stands for what depends on its size.
    private static let orders: [Platform: [String?]] = [
        .uiKit: [
            "make window", "traits", "animations", "root", "show", "will appear", "will appear", "did appear",
            "did appear", "onAppear", "task", nil, "draw", "picture", "did disappear", "remove", "hide",
            "did disappear", "root", "animations", "release window",
        ],
        .appKit: [
            "make window", "traits", "root", "show", "will appear", "onAppear", "task", "did appear", nil, "draw",
            "did disappear", "hide", "root", "release window",
        ],
    ]

    /// Runs the program; the first window of UIKit is that of the host app.
    private func run(
        _ arguments: String..., on platform: Platform, environment: [String: String] = [:]
    ) throws -> (output: [String], pictures: [[JournalProgram.Event]]) {
        try run(arguments, on: platform, environment: environment)
    }

    private func run(
        _ arguments: [String], on platform: Platform, environment: [String: String]
    ) throws -> (output: [String], pictures: [[JournalProgram.Event]]) {
        let run = try #require(Self.programs[platform]).get().run(arguments, environment: environment)
        let starts = run.events.indices.filter { run.events[$0].event == "make window" }
        let windows = zip(starts, starts.dropFirst() + [run.events.endIndex]).map { Array(run.events[$0..<$1]) }
        let hasHost = platform == .uiKit && environment["STUB_SCENE"] != "none"
        return (run.output, Array(windows.dropFirst(hasHost ? 1 : 0)))
    }

    private func order(of picture: [JournalProgram.Event]) -> [String] {
        picture.map(\.event).filter { !["needs layout", "needs no layout", "layout"].contains($0) }
    }

    @Test(
        "a view appears once, in its size, which is measured after it has settled where there is none",
        arguments: [
            ("view", "phone.1 390.0x844.0"), ("ideal", "ideal.1 100.0x50.0"), ("delay", "ideal.1 100.0x50.0"),
            ("fixed", "fixed.1 200.0x44.0"),
        ], Platform.allCases)
    func view(_ view: (name: String, compared: String), platform: Platform) throws {
        let (output, pictures) = try run(view.name, on: platform)
        #expect(output == ["appeared", "began", "Hotel-\(view.compared)"])
        let picture = try #require(pictures.first)
        let measured = picture.first { $0.event == "measure" }
        #expect(
            pictures.count == 1 && order(of: picture) == Self.orders[platform]?.compactMap { $0 ?? measured?.event })
        #expect(measured?.offered == (view.compared.hasPrefix("ideal") ? "390.0x844.0" : nil))
        // A view of a fixed size has no safe area.
        #expect(view.name != "fixed" || picture.first { $0.event == "draw" }?.safeArea == "0.0 0.0 0.0 0.0")
    }

    @Test("what is drawn has the safe area, the theme and the scale of its environment")
    func environment() throws {
        let picture = try #require(try run("view", on: .uiKit).pictures.first)
        let drawn = try #require(picture.first { $0.event == "draw" })
        #expect(drawn.by == "layer" && drawn.size == "390.0x844.0" && drawn.safeArea == "47.0 0.0 34.0 0.0")
        #expect(drawn.traits?.contains("displayScale=3.0 horizontal=compact idiom=phone style=dark") == true)
        #expect(picture.first { $0.event == "picture" }?.scale == "3.0")
        let onMac = try #require(try run("view", on: .appKit).pictures.first)
        #expect(onMac.first { $0.event == "draw" }?.appearance == "NSAppearanceNameDarkAqua")
        for events in [picture, onMac].map({ $0.map(\.event) }) {
            let layouts = events.indices.filter { events[$0] == "layout" }
            let traits = try #require(events.firstIndex(of: "traits"))
            let draw = try #require(events.firstIndex(of: "draw"))
            #expect(layouts.allSatisfy { traits < $0 && $0 < draw } && !layouts.isEmpty)
        }
    }

    @Test("a window is drawn where the tests have a host")
    func window() throws {
        let (output, pictures) = try run("window", on: .uiKit)
        #expect(output.last == "Hotel-phone.1 390.0x844.0")
        #expect(pictures.first?.first { $0.event == "draw" }?.by == "window")
    }

    @Test(
        "a window without a host, a picture without anything in it, and glass that a layer does not draw fail",
        arguments: [
            ("window", Platform.uiKit, ["STUB_SCENE": "none"]), ("window", .appKit, [:]), ("empty", .uiKit, [:]),
            ("empty", .appKit, [:]), ("glass", .uiKit, [:]),
        ])
    func failure(name: String, platform: Platform, environment: [String: String]) throws {
        let failed = try run(name, on: platform, environment: environment)
        #expect(!failed.output.contains { $0.hasPrefix("Hotel") })
        #expect(failed.pictures.map { $0.last?.event } == ["release window"])
    }

    @Test(
        "what cannot be drawn fails with its reason, and a large window with its size before any image is made",
        arguments: [
            (
                .uiKit, ["large", "390", "3000", "window"],
                "a window of 390.0 by 3000.0 points at scale 3.0 is not drawn"
            ),
            (.uiKit, ["window"], "the system has not drawn all of the window"),
            (.uiKit, ["no size"], "the view takes no space"),
            (.appKit, ["large", "390", "10001"], "a window of macOS has at most 10000 points on a side"),
            (.appKit, ["large", "10000", "10000"], "the system makes no image of 30000 by 30000 pixels"),
            (.appKit, ["no size"], "the view takes no space"),
        ] as [(Platform, [String], String)])
    func undrawn(platform: Platform, arguments: [String], message: String) throws {
        let scene = arguments == ["window"] ? ["STUB_SCENE": "background"] : [:]
        let failed = try failures(arguments, on: platform, environment: scene)
        #expect(failed.messages[0].contains(message), "\(failed.messages)")
        #expect(platform == .uiKit || failed.messages.count == 1)
        #expect(arguments.count < 4 || Set(failed.events).isDisjoint(with: ["draw", "picture"]))
    }

    @Test(
        "pictures wait until the app is active, and are taken in its scene if it does not become so",
        arguments: [("late", "foregroundActive"), ("foregroundInactive", "foregroundInactive")])
    func scene(name: String, state: String) throws {
        let (output, pictures) = try run("view", on: .uiKit, environment: ["STUB_SCENE": name])
        #expect(output.last == "Hotel-phone.1 390.0x844.0" && pictures.map { $0.first?.state } == [state])
    }

    @Test("one sample may be blank, and another has advice for the likely reasons first", arguments: Platform.allCases)
    func blankSamples(platform: Platform) throws {
        let failed = try failures(["blank samples"], on: platform)
        #expect(failed.output == ["Hotel-phone.1 390.0x844.0"] && failed.messages.count == 1)
        let advice = ["the picture has one colour only; set 'allow_blank'", "'delay' or 'until'", "'draw: window'"]
        let places = advice.map { failed.messages[0].range(of: $0)?.lowerBound }
        #expect(places[0] == failed.messages[0].startIndex)
        // macOS has no other way of drawing.
        #expect((places[2] == nil) == (platform == .appKit))
        #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    }

    @Test("a high contrast keeps the theme on macOS, where only SwiftUI has it")
    func contrast() throws {
        let pictures = try run("contrast", on: .appKit).pictures
        #expect(pictures.first?.first { $0.event == "draw" }?.appearance == "NSAppearanceNameDarkAqua")
        let message = try #require(try failures(["contrast"], on: .appKit).messages.first)
        #expect(message.contains("leave 'contrasts' out of the batch"))
    }

    /// Returns the reasons of the failures in the results of a run, and the events of its first picture.
    private func failures(
        _ arguments: [String], on platform: Platform, environment: [String: String] = [:]
    ) throws -> (messages: [String], events: [String], output: [String]) {
        let folder = try processFolder()
        let own = ["SNAPGEN_RESULTS": folder.path]
        let (output, pictures) = try run(arguments, on: platform, environment: environment.merging(own) { $1 })
        let messages = try TestResult.all(in: folder).compactMap(\.reason)
        try #require(!messages.isEmpty)
        return (messages, pictures.first?.map(\.event) ?? [], output)
    }

    @Test(
        "views and formatters have the time zone of pictures when they are made and shown, and not afterwards",
        arguments: [
            ("UTC", "Asia/Tokyo", "[9, 9, 9] 21 09 9 Asia/Tokyo Asia/Tokyo", "[0, 0, 0] 12 12 0 UTC none"),
            (
                "Europe/Paris", "GMT-3", "[-3, -3, -3] 09 09 -3 <GMT-0300>3:0:0 GMT-0300",
                "[1, 1, 1] 13 01 1 Europe/Paris none"
            ),
            // A process that has the zone is not changed.
            ("Asia/Tokyo", "Asia/Tokyo", "[9, 9, 9] 21 09 9 Asia/Tokyo none", "[9, 9, 9] 21 09 9 Asia/Tokyo none"),
        ])
    func timeZone(variable: String, zone: String, inPicture: String, after: String) throws {
        let output = try run("zone", on: .uiKit, environment: ["TZ": variable, "PICTURE_ZONE": zone]).output
        #expect(output == [inPicture, inPicture, after])
    }

    @Test("each offset is the same to Foundation and to C, which counts in the other direction")
    func offsets() throws { #expect(try run("offsets", on: .uiKit).output == ["105 []"]) }

    @Test("a controller is shown in a window of its own for every environment", arguments: Platform.allCases)
    func controller(platform: Platform) throws {
        let (output, pictures) = try run("controller", on: platform)
        #expect(output.count == 2 && pictures.count == 2)
        #expect(pictures.allSatisfy { order(of: $0).count { $0 == "show" } == 1 })
        #expect(pictures.allSatisfy { $0.last?.event == "release window" })
    }

    @Test(
        "a view of the platform has one controller, and its own size in every environment",
        arguments: Platform.allCases)
    func platformView(platform: Platform) throws {
        let (output, pictures) = try run("platform view", on: platform)
        #expect(output == ["Hotel-phone.1 390.0x844.0", "Hotel-ideal.1 20.0x10.0"])
        let drawn = pictures.compactMap { $0.first { $0.event == "draw" }?.object }
        #expect(drawn.count == 2 && Set(drawn).count == 1)
    }

    @Test("hosting views and controllers of macOS have their own sizing options again after each picture")
    func sizingOptions() throws {
        let output = try run("hosting views", on: .appKit).output
        // 7 are the standard options, 2 is the size of the content, and 9 are the smallest and the preferred size.
        #expect(output.last == "7 2 9")
        let sizes = ["phone.1 390.0x844.0", "phone.2 390.0x844.0", "ideal.1 100.0x50.0", "ideal.2 100.0x50.0"]
        #expect(output.dropLast() == (sizes + [sizes[0], sizes[2]]).map { "Hotel-\($0)" }[...])
    }
}

/// A program that takes pictures, compiled with the stubs of one platform, which write a journal.
struct JournalProgram: Sendable {
    private let program: URL

    struct Event: Decodable {
        var event: String
        var object: String
        var appearance: String?
        var by: String?
        var offered: String?
        var safeArea: String?
        var scale: String?
        var size: String?
        var state: String?
        var traits: String?
    }

    init(of folder: String, on platform: Platform) throws {
        let stubs = try Stubs.compiled(platform, .newest)
        program = try processFolder().appending(path: "program")
        let files = try Repository.swiftFiles(in: "Tests/CompileTests/Fixtures/\(folder)")
        let options = ["-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-o", program.path]
        try Command(arguments: ["swiftc"] + options + stubs.search + files + stubs.objects).succeed()
    }

    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> (output: [String], events: [Event]) {
        let folder = try processFolder()
        let journal = folder.appending(path: "journal")
        try write("", to: journal)
        let own = ["STUB_JOURNAL": journal.path, "SNAPGEN_PACKAGE_ROOT": folder.path]
        let output = try Command(
            arguments: [program.path] + arguments,
            environment: environment.merging(own) { _, own in own }
        ).succeed()
        return (output.split(separator: "\n").map(String.init), try jsonLines(of: journal))
    }
}
