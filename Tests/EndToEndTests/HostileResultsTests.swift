import Foundation
import SnapgenTestSupport
import Testing

/// Results that a program of another commit, or an attacker, has written.
@Suite("Results of others")
struct HostileResultsTests {
    private static let hash = "3aafac7ee54a3e61"
    private static let folder = "__Snapshots__/AppTests/App"

    private static let lines = [
        #"{"case":"AppTests/App/Cart.full.txt","event":"changed","process":1,"time":2,"reference":"\#(hash)","actual":"a/f"}"#,
        #"{"case":"AppTests/App/Cart.empty.txt","event":"new","process":1,"time":3,"actual":"a/e","test":"S/t","reason":"r"}"#,
        #"{"case":"AppTests/App/Open.1.txt","event":"new","process":2,"time":4,"actual":"a/e","recorded":true}"#,
        #"{"case":"AppTests/App/Cart.full.txt","event":"started","process":3,"time":1}"#,
        #"{"case":"AppTests/App/Gone.1.txt","event":"failed","process":1,"time":1,"reason":"gone"}"#,
    ]

    private static let values = [
        "null", "true", "-1", "1e400", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "[]",
        "{}",
        #""""#, #""\u0000""#, #""../../secret""#, #""/etc/passwd""#, #""a/../../secret""#, #""a/link/secret""#,
        #""a/link""#,
        #""AppTests/App/../../../snapgen.yml""#, #""../snapgen.yml""#, #""AppTests/App/..\/\u0301x.txt""#, #""a//e""#,
        #""AppTests/App/Cart.full.txt\u0000""#, #""AppTests/App/Open.\u001b[31m\n.txt""#, #""changed""#, #""\ud800""#,
        #""AppTests/App/Open.a b.txt""#, #""AppTests/App/Open.2.txt""#, "\"\(String(repeating: "x", count: 5000))\"",
    ]

    private static let keys = ["case", "event", "process", "time", "reference", "actual", "test", "reason", "recorded"]

    /// Returns results with some changes.
    private static func results(seed: UInt64) -> String {
        var random = SplitMix64(state: seed)
        var lines = lines.shuffled(using: &random)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let index = lines.indices.randomElement(using: &random) ?? 0
            let (key, value) = (keys.randomElement(using: &random) ?? "", values.randomElement(using: &random) ?? "")
            switch Int.random(in: 0..<6, using: &random) {
            case 0: lines[index] = String(lines[index].prefix(Int.random(in: 0..<80, using: &random)))
            case 1: lines.append(lines[index])
            case 2: lines[index] = "{\"\(key)\":\(value),\(lines[index].dropFirst())"
            default:
                let pattern = "\"\(key)\":(\"[^\"]*\"|[^,}]*)"
                guard let range = lines[index].range(of: pattern, options: .regularExpression) else { continue }
                lines[index].replaceSubrange(range, with: "\"\(key)\":\(value)")
            }
        }
        return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
    }

    private func project(_ results: String) throws -> TemporaryFolder {
        let cart = """
            struct Cart: TestableText {
                static var samples: [(String, Cart)] { [("empty", Cart()), ("full", Cart())] }
            }
            struct Open: TestableText {
                static var samples: [Open] { all }
            }

            """
        let folder = try TemporaryFolder([
            "secret": "secret\n", "p/Package.swift": "", "p/Tests/AppTests/A.swift": "",
            "p/snapgen.yml": "tests: { target: AppTests }\n", "p/Sources/App/Cart.swift": cart,
            "p/\(Self.folder)/Cart.full.txt": "a\n", "p/.build/snapgen/results.jsonl": results,
            "p/.build/snapgen/a/f": "b\n", "p/.build/snapgen/a/e": "new\n",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("p/.build/snapgen/a/link"), withDestinationPath: "../../../..")
        return folder
    }

    /// Returns the contents of all files but those of the report.
    private func contents(_ folder: TemporaryFolder) -> [String: String] {
        let files = folder.files.filter { !$0.hasPrefix("p/.build/snapgen/report/") }
        return Dictionary(uniqueKeysWithValues: files.map { ($0, folder.text($0) ?? "") })
    }

    @Test(
        "only references of the plan are written, and nothing of others is read",
        arguments: RandomSeeds.chosen(
            by: "SNAPGEN_RANDOM_RESULTS", few: UInt64(TestTier.properties.count(5, of: 20)), many: 2000))
    func mutants(seed: UInt64) throws {
        let results = Self.results(seed: seed)
        let folder = try project(results)
        let before = contents(folder)
        for arguments in [["report"], ["accept", "--dry-run"], ["status"], ["accept"]] {
            let run = try SnapgenProcess.run(arguments, in: folder.path("p"))
            #expect([0, 1].contains(run.status), "\(seed) \(arguments) \(run.error)\n\(results)")
            let controls = (run.output + run.error).unicodeScalars.filter { $0.properties.generalCategory == .control }
            #expect(controls.allSatisfy { $0 == "\n" })
            if arguments != ["accept"] { #expect(contents(folder) == before, "\(seed) \(arguments)\n\(results)") }
        }
        for name in folder.files where name.hasPrefix("p/.build/snapgen/report/") {
            #expect(folder.text(name)?.contains("secret\n") != true, "\(name)")
        }
        for (name, text) in contents(folder) where before[name] != text {
            let pattern = /p\/__Snapshots__\/AppTests\/App\/(Cart\.(full|empty)|Open\.[^\/]+)\.txt/
            let isPlanned = name.wholeMatch(of: pattern) != nil
            #expect(isPlanned && ["b\n", "new\n"].contains(text), "\(seed) \(name)\n\(results)")
        }
    }
}
