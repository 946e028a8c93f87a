import SnapgenTestSupport

/// A package with the references of a cart, and the results of a run.
enum ReviewProject {
    static let folder = "__Snapshots__/AppTests/App"

    private static let cart = """
        struct Cart: TestableText {
            static var samples: [(String, Cart)] { [("empty", Cart()), ("full", Cart())] }
            var description: String { "" }
        }
        struct Open: TestableText {
            static var samples: [Open] { all }
        }

        """

    /// Returns a package with files, of which those in `references` are below the folder of the module.
    static func make(_ references: [String: String], _ files: [String: String] = [:]) throws -> TemporaryFolder {
        let project = [
            "Package.swift": "", "Tests/AppTests/A.swift": "", "snapgen.yml": "tests: { target: AppTests }\n",
            "Sources/App/Cart.swift": cart,
        ]
        return try TemporaryFolder(
            project.merging(references.map { ("\(folder)/\($0)", $1) }) { $1 }.merging(files) { $1 })
    }

    static func line(_ event: String, _ name: String, reference: String? = nil, actual: String? = nil) -> String {
        let details = [("reference", reference), ("actual", actual)].compactMap { key, value in
            value.map { ",\"\(key)\":\"\($0)\"" }
        }
        return #"{"case":"AppTests/App/\#(name)","event":"\#(event)","process":1,"time":1\#(details.joined())}"# + "\n"
    }
}
