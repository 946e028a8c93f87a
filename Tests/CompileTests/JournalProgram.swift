import Foundation
import SnapgenTestSupport

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
        var traits: String?
    }

    init(of folder: String, on platform: Platform) throws {
        let stubs = try Stubs.compiled(platform, .newest)
        program = try processFolder().appending(path: "program")
        let files = try Repository.swiftFiles(in: "Tests/CompileTests/Fixtures/\(folder)")
        let options = ["-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-o", program.path]
        try Command(arguments: ["swiftc"] + options + stubs.search + files + stubs.objects).succeed()
    }

    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> (output: [String], events: [Event])
    {
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
