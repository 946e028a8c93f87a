import SnapgenTestSupport

/// A module with types that have samples, in random forms, with what each of them shows.
struct RandomApp {
    /// A type with samples.
    struct SampleType {
        /// The text that no other type shows.
        var text: String
        /// Indicates whether it is declared as in the documentation, so that it must have a test.
        var isPlain: Bool
    }

    let name: String
    let mode: LanguageMode
    private(set) var files: [String: String] = [:]
    private(set) var types: [SampleType] = []

    /// Indicates whether it has a type of its own name, so that its types cannot always be named.
    private var hasOwnName = false
    private var random: SplitMix64
    private var text = ""
    private var count = 0
    /// The modules that it imports.
    let imports: [String]

    /// Draws a module.
    ///
    /// - Parameter others: The names of modules that it may import; each has a type `Shared` with a nested type `Value`.
    init(seed: UInt64, others: [String]) {
        var random = SplitMix64(state: seed &+ 7 << 40)
        name = "A\(seed)"
        mode = LanguageMode.allCases.randomElement(using: &random) ?? .swift6
        imports = others.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        self.random = random
        for number in 0...Int.random(in: 0...1, using: &self.random) {
            writeFile("File\(number).swift", isFirst: number == 0)
        }
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func any<Element>(_ values: [Element]) -> Element {
        values[Int.random(in: values.indices, using: &random)]
    }

    private mutating func writeFile(_ name: String, isFirst: Bool) {
        let access = mode == .upcoming ? "public " : ""
        text = "\(access)import SnapgenCatalog\n\(access)import SwiftUI\n"
        text += imports.map { "\(access)import \($0)\n" }.joined()
        text += isFirst ? Self.shared : ""
        text += "private enum Hidden\(name.prefix(5)) { struct Value: Encodable, Sendable { var text: String } }\n"
        if isFirst, chance(4) {
            hasOwnName = true
            text += "enum \(self.name) { enum Inner {} }\n"
        }
        for _ in 0..<Int.random(in: 2...6, using: &random) { writeContext(in: "Hidden\(name.prefix(5))") }
        files[name] = text
    }

    private static let shared = """
        public enum Shared {
            public struct Value: Encodable, Sendable {
                public var text: String
                public init(text: String) { self.text = text }
            }
        }
        public struct Box<Content> { public struct Value {} }
        protocol Both: TestableText {}
        typealias Texts = TestableText
        typealias SendableTexts = TestableText & Sendable

        """
}

// MARK: - Declarations around types with samples

extension RandomApp {
    private mutating func writeContext(in hidden: String) {
        count += 1
        let outer = "Outer\(count)"
        let conforming = { (app: inout RandomApp, isPlain: Bool) in app.writeType(hidden, isPlain: isPlain) }
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: conforming(&self, true)
        case 4:
            let access = any(["", "public ", "internal ", "private ", "fileprivate "])
            let kind = any(["enum", "struct", "final class", "actor"])
            text += "\(access)\(kind) \(outer) {\n"
            conforming(&self, !access.contains("private"))
            text += "}\n"
        case 5:
            let type = any(["struct \(outer)<Content>", "private enum \(outer)", "enum \(outer)"])
            text += "\(type) {}\n\(any(["", "private ", "fileprivate "]))extension \(outer) {\n"
            conforming(&self, false)
            text += "}\n"
        case 6:
            let target = any(["Shared", "Shared.Value", "Box<Int>", hidden])
            text +=
                "\(target == hidden ? "private " : "")typealias Alias\(count) = \(target)\nextension Alias\(count) {\n"
            conforming(&self, false)
            text += "}\n"
        case 7:
            let target = any([
                "String", "Array", "[Int]", "Array where Element == Int", "Int?", "Optional<Int>", "Optional",
                "Set<Int>",
                "Dictionary", "[String: Int]", "Result", "Result where Failure == Never", "Text",
                "Box where Content == Int",
            ])
            text += "extension \(target) {\n"
            conforming(&self, false)
            text += "}\n"
        case 8 where !imports.isEmpty:
            text += "extension \(any(imports)).Shared {\n"
            conforming(&self, false)
            text += "}\n"
        default:
            text += "enum \(outer) { enum `Type` {\n"
            conforming(&self, false)
            text += "} }\n"
        }
    }

    /// The names of types of the system, of the language, of the test target and of generated code.
    private static let unusualNames = [
        "Data", "Task", "View", "Result", "Error", "XCTest", "SnapgenSuite", "Fixture", "Testable", "`self`", "`Type`",
        "`class`", "`init`", "`default`", "Zürich", "客室", "Any_", "Swift", "Foundation", "SwiftUI",
    ]
    private mutating func writeType(_ hidden: String, isPlain: Bool) {
        count += 1
        let shown = "\(name)S\(count)"
        let isUnusual = chance(4)
        var typeName = isUnusual ? "\(any(Self.unusualNames))" : "Samples\(count)"
        if isUnusual, text.contains(" \(typeName)") { typeName = "Samples\(count)" }
        let isHidden = chance(6)
        let access = isHidden ? "private " : any(["", "", "public "])
        let isPlain = isPlain && !isHidden && !isUnusual && !hasOwnName
        let member = access == "public " ? "public " : ""
        let texts = "[(\"a\", \"\(shown)\")]"
        let property = { (type: String, value: String) in "\(member)static var samples: \(type) { \(value) }" }
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
            write(
                "enum", typeName, any(["TestableText", "Texts", "SendableTexts", "Both"]), access,
                property("[(String, String)]", texts), shown, isPlain)
        case 2: write("enum", typeName, "TestableValue", access, property("[String]", "[\"\(shown)\"]"), shown, isPlain)
        case 3:
            let value = imports.isEmpty ? "Shared.Value" : "\(any(imports)).Shared.Value"
            write(
                "enum", typeName, "TestableState", access,
                property("KeyValuePairs<String, \(value)>", "[\"a\": \(value)(text: \"\(shown)\")]"), shown, isPlain)
        case 4:
            write(
                "enum", typeName, "TestableState", isHidden ? access : "private ",
                "static var samples: [\(hidden).Value] { [\(hidden).Value(text: \"\(shown)\")] }", shown, false)
        case 5:
            write(
                "enum", typeName, "AsyncTestableText", access,
                "\(member)static func samples() async throws -> [(String, String)] { \(texts) }", shown, isPlain)
        default:
            let body = "let text = \"\(shown)\"\n\(member)var body: some View { SwiftUI.Text(text) }"
            write(
                "struct", typeName, "View, Testable", access,
                "\(member)init() {}\n\(body)\n\(member)static var samples: [\(typeName)] { [\(typeName)()] }", shown,
                isPlain)
        }
    }

    private mutating func write(
        _ kind: String, _ name: String, _ conformance: String, _ access: String, _ members: String, _ shown: String,
        _ isPlain: Bool
    ) {
        let type = conformance.hasPrefix("View") ? conformance.replacing("View", with: "SwiftUI.View") : conformance
        let protocols = type.replacing("Testable", with: "SnapgenCatalog.Testable")
        types.append(SampleType(text: shown, isPlain: isPlain))
        text +=
            "\(access)\(kind) \(name): \(chance(2) ? type : protocols.replacing("AsyncSnapgenCatalog.Testable", with: "SnapgenCatalog.AsyncTestable")) {\n\(members)\n}\n"
    }
}
