/// Types with samples, in the declarations around previews.
extension RandomModuleWriter {
    /// Returns a module, which may not compile.
    ///
    /// - Parameter others: The modules that it may import; each has a type `Shared` with a nested type `Value`.
    static func sampleModule(seed: UInt64, others: [String]) -> RandomModule {
        var writer = RandomModuleWriter(seed, [])
        writer.drawsSamples = true
        writer.module = RandomModule(
            name: "A\(seed)", form: .library, mode: writer.module.mode, expansion: "newer", flags: [])
        let imports = others.filter { _ in writer.chance(3) }
        // The types of a module cannot always be named if one has the module's name.
        let hasOwnName = writer.chance(4)
        let own = hasOwnName ? "enum \(writer.module.name) { enum Inner {} }\n" : ""
        writer.writeSampleFile("File0", imports, Self.shared + own)
        if writer.chance(2) { writer.writeSampleFile("File1", imports, "") }
        if hasOwnName { writer.module.samples = writer.module.samples.map { ($0.text, false) } }
        return writer.module
    }

    private mutating func writeSampleFile(_ name: String, _ imports: [String], _ start: String) {
        file = name
        let access = module.mode == .upcoming ? "public " : ""
        text = (["SnapgenCatalog", "SwiftUI"] + imports).map { "\(access)import \($0)\n" }.joined()
        text += start
        text += "private enum Hidden\(name) { struct Value: Encodable, Sendable { var text: String } }\n"
        for _ in 0..<Int.random(in: 2...6, using: &random) { writeSampleItem(in: Scope()) }
        for other in imports where chance(2) {
            text += "extension \(other).Shared {\n"
            writeSamples(in: Scope(depth: 2))
            text += "}\n"
        }
        module.files["\(name).swift"] = text
    }

    private static let shared = """
        public enum Shared {
            public struct Value: Encodable, Sendable {
                public var text: String
                public init(text: String) { self.text = text }
            }
        }
        protocol Both: TestableText {}
        typealias Texts = TestableText
        typealias SendableTexts = TestableText & Sendable

        """

    mutating func writeSampleItem(in scope: Scope) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0 where scope.depth < 2, 1 where scope.depth < 2: writeType(in: scope)
        case 2 where scope.depth == 0, 3 where scope.depth == 0: writeExtension(in: scope)
        default: writeSamples(in: scope)
        }
    }

    /// The names of types of the system, of the language, of the test target and of generated code.
    private static let unusualNames = [
        "Data", "Task", "View", "Result", "Error", "XCTest", "SnapgenSuite", "Fixture", "Testable", "`self`", "`Type`",
        "`class`", "`init`", "`default`", "Zürich", "客室", "Any_", "Swift", "Foundation", "SwiftUI",
    ]

    private mutating func writeSamples(in scope: Scope) {
        count += 1
        let shown = "\(module.name)S\(count)"
        let unusual = any(Self.unusualNames)
        let isUnusual = chance(4) && !text.contains(" \(unusual)")
        let name = isUnusual ? unusual : "Samples\(count)"
        let (conformance, members, access) = sampleMembers(of: name, shown)
        let isPlain =
            !access.contains("private") && !isUnusual && scope.depth < 2 && !scope.isHidden && !scope.isGeneric
        module.samples.append((shown, isPlain))
        let kind = conformance.contains("View") ? "struct" : "enum"
        text += "\(access)\(kind) \(name): \(conformance) {\n\(members)\n}\n"
    }

    /// Returns the protocols of a type with samples, its members, and its access.
    private mutating func sampleMembers(
        of name: String, _ shown: String
    ) -> (conformance: String, members: String, access: String) {
        let access = any(["", "", "", "", "public ", "private "])
        let member = access == "public " ? "public " : ""
        let prefix = any(["", "SnapgenCatalog."])
        let texts = "[(\"a\", \"\(shown)\")]"
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
            let text = any(["\(prefix)TestableText", "Texts", "SendableTexts", "Both"])
            return (text, "\(member)static var samples: [(String, String)] { \(texts) }", access)
        case 2:
            return ("\(prefix)TestableValue", "\(member)static var samples: [String] { [\"\(shown)\"] }", access)
        case 3:
            let samples = "KeyValuePairs<String, Shared.Value> { [\"a\": Shared.Value(text: \"\(shown)\")] }"
            return ("\(prefix)TestableState", "\(member)static var samples: \(samples)", access)
        case 4:
            let value = "Hidden\(file).Value"
            let samples = "static var samples: [\(value)] { [\(value)(text: \"\(shown)\")] }"
            return ("\(prefix)TestableState", samples, "private ")
        case 5:
            let samples = "\(member)static func samples() async throws -> [(String, String)] { \(texts) }"
            return ("\(prefix)AsyncTestableText", samples, access)
        default:
            let body = "let text = \"\(shown)\"\n\(member)var body: some SwiftUI.View { SwiftUI.Text(text) }"
            let samples = "\(member)init() {}\n\(member)static var samples: [\(name)] { [\(name)()] }"
            return ("SwiftUI.View, \(prefix)Testable", "\(body)\n\(samples)", access)
        }
    }
}
