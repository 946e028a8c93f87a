import SnapgenTestSupport

/// A manifest drawn at random, which compiles.
struct RandomManifest {
    /// The manifest's text.
    private(set) var text = ""
    private var random: SplitMix64
    private var constants: [String] = []
    private var isNew = false

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
        isNew = chance(50)
        let version = isNew ? pick(["6.0", "6.1", " 6.1", " 6.1.0;x"]) : pick(["5.7", "5.9", " 5.9"])
        let package = package()
        let functions = declarations()
        let type = pick(["", ": Package"])
        let call = type.isEmpty ? pick(["Package", "Package", "Package.init"]) : pick(["Package", ".init"])
        let lines = ["// swift-tools-version:\(version)", "import PackageDescription"]
        let declaration = "\(pick(["let", "let", "var"])) package\(type) = \(call)(\(package))"
        text = (lines + functions + constants + [declaration] + changes()).joined(separator: "\n") + "\n"
    }

    // MARK: - The package

    private mutating func package() -> String {
        let names = (0...number(4)).map { "T\($0)" + pick(["", "-Kit", " é"]) }
        var parts = ["name: \(string("P"))"]
        if chance(50) {
            let platforms = [".iOS(.v15)", ".macOS(\"12.0\")", ".tvOS(.v15)", "SupportedPlatform.watchOS(.v8)"]
            parts.append("platforms: \(list(sample(platforms, nonEmpty: true), "[SupportedPlatform]"))")
        }
        if chance(60) {
            let products = names.map { name in
                let kind = chance(30) ? ", type: .static" : ""
                return "\(pick(["", "Product"])).library(name: \(string(name))\(kind), targets: \(texts([name])))"
            }
            parts.append("products: \(list(products, "[Product]"))")
        }
        let nuke = "Package.Dependency.package(url: \(string("https://example.org/a/nuke.git")), from: \"1.0.0\")"
        parts.append("dependencies: \(list([nuke] + sample(packages()), "[Package.Dependency]"))")
        let targets = names.indices.map { target(names[$0], Array(names[..<$0])) }
        parts.append("targets: \(list(targets, "[Target]"))")
        if chance(30) {
            let modes = pick([".v5", ".version(\"5\")", isNew ? "SwiftLanguageMode.v6" : "SwiftVersion.v4_2"])
            parts.append(
                "\(isNew ? "swiftLanguageModes" : "swiftLanguageVersions"): \(pick(["[\(modes)]", "[]", "nil"]))")
        }
        if chance(10) { parts.append("cxxLanguageStandard: .cxx17") }
        return "\n    " + parts.joined(separator: ",\n    ") + pick(["", "\n"])
    }

    private mutating func packages() -> [String] {
        [
            ".package(path: \(string("../Core")))", ".package(name: \"Base\", path: \(string("Lib/./Base")))",
            ".package(path: \(string("/elsewhere/Kit")))",
            ".package(url: \"git@example.org:a/b.git\", .upToNextMajor(from: Version(1, 2, 3)))",
            ".package(url: \"ssh://git@example.org/a/c\", branch: \(string("main")))",
            ".package(url: \"https://example.org/d\", \"1.0.0\"..<\"2.0.0\")",
            ".package(id: \"mona.x\", exact: \"1.0.0\")",
        ]
    }

    private mutating func target(_ name: String, _ others: [String]) -> String {
        let kind = pick(["target", "target", "target", "executableTarget", "testTarget"])
        var parts = ["name: \(string(name))"]
        if chance(70) {
            let own = others.map { other in
                pick([
                    literal(other), ".target(name: \(string(other)))", ".byName(name: \(string(other)))",
                    "Target.Dependency.target(name: \(string(other)), condition: .when(platforms: [.iOS]))",
                    ".targetItem(name: \(string(other)), condition: nil)",
                ])
            }
            let products = [".product(name: \(string("Nuke")), package: \"nuke\")", "\"Core\""]
            parts.append("dependencies: \(list(sample(own + products), "[Target.Dependency]"))")
        }
        if chance(40) { parts.append("path: \(pick([string("Code/\(name)"), "nil"]))") }
        if chance(30) { parts.append("exclude: \(texts(["Old", "é.swift"]))") }
        if chance(30) { parts.append("sources: \(pick([texts(["A", "B/C"]), "nil"]))") }
        if chance(20), kind != "macro" { parts.append("resources: [.process(\(string("R")))]") }
        if chance(50) { parts.append("swiftSettings: \(list(sample(settings()), "[SwiftSetting]"))") }
        return "\(pick(["", "", "Target"])).\(kind)(\(parts.joined(separator: ", ")))"
    }

    private mutating func settings() -> [String] {
        let mode = ".swiftLanguageMode(\(pick([".v5", ".v6", ".version(\"5\")"])))"
        return [
            ".define(\(string("KIT")))", ".define(\"DEV\", .when(configuration: .debug))",
            "SwiftSetting.define(\"X\", nil)",
            ".define(\"MAC\", .when(platforms: [.macOS]))", ".unsafeFlags([\(string("-DFLAG"))])",
        ] + (isNew ? [mode, ".enableUpcomingFeature(\(string("ExistentialAny")))"] : [])
    }

    // MARK: - Values

    /// Returns an expression with a text.
    private mutating func string(_ text: String) -> String {
        let cut = text.index(text.startIndex, offsetBy: number(text.count))
        let (head, tail) = (String(text[..<cut]), String(text[cut...]))
        switch number(9) {
        case 0: return constant(literal(text), pick(["", ": String"]))
        case 1: return "\(literal(head)) + \(literal(tail))"
        case 2: return "(\(literal(head)) + \(constant(literal(tail))))"
        case 3: return "\"\(head)\\(\(constant(literal(tail))))\""
        case 4: return "#\"\(head)\\#(\(literal(tail)))\"#"
        default: return literal(text)
        }
    }

    private mutating func literal(_ text: String) -> String {
        switch number(7) {
        case 0: "#\"\(text)\"#"
        case 1: "\"\"\"\n        \(text)\n        \"\"\""
        case 2: "\"" + text.unicodeScalars.map { $0 == "T" ? "\\u{54}" : "\($0)" }.joined() + "\""
        default: "\"\(text)\""
        }
    }

    private mutating func texts(_ texts: [String]) -> String {
        list(texts.map { string($0) }, "[String]")
    }

    /// Returns an expression with a list.
    private mutating func list(_ elements: [String], _ type: String) -> String {
        let whole = "[\(elements.joined(separator: ", "))\(elements.isEmpty ? "" : pick(["", ","]))]"
        let cut = number(elements.count + 1)
        let (head, tail) = (elements[..<cut].joined(separator: ", "), elements[cut...].joined(separator: ", "))
        switch number(6) {
        case 0: return constant(whole, ": \(type)")
        case 1: return "\(constant("[\(head)]", ": \(type)")) + [\(tail)]"
        case 2 where chance(15): return "\(constant("[\(head)]", ": \(type)", "var")) + [\(tail)]"
        default: return whole
        }
    }

    private mutating func constant(_ value: String, _ type: String = "", _ word: String = "let") -> String {
        let name = "c\(constants.count)"
        constants.append("\(word) \(name)\(type) = \(value)")
        return name
    }

    // MARK: - Code

    /// Functions and extensions, some of which take the place of those of SwiftPM.
    private mutating func declarations() -> [String] {
        guard chance(12) else { return [] }
        let text = "func target(name: String) -> Target { .testTarget(name: name + \"x\") }"
        return [
            pick([
                "func unused(_ names: [String]) -> [String] { names.reversed() }",
                "extension Target { static \(text) }", "extension String { static let core = \"Core\" }",
                "func + (left: [String], right: [String]) -> [String] { right }",
                "struct Name: ExpressibleByStringLiteral { init(stringLiteral: String) {} }",
                "extension String.StringInterpolation { mutating func appendInterpolation(_ x: String) { appendLiteral(\"y\") } }",
                "extension Array where Element == String { static func + (a: Self, b: Self) -> Self { b } }",
            ])
        ]
    }

    /// Statements that may change the package.
    private mutating func changes() -> [String] {
        guard chance(20) else { return [] }
        return [
            pick([
                "package.targets.append(.target(name: \"More\"))", "package.products += []",
                "for target in package.targets { target.path = \"Moved\" }", "package.dependencies.removeAll()",
                "#if os(Linux)\npackage.targets.removeLast()\n#endif",
                "#if canImport(Foundation)\nimport Foundation\n#endif",
                "#if TUIST\npackage.targets = []\n#endif", "if package.name == \"P\" { package.platforms = nil }",
                "let count = package.targets.count", "let alias = package\nalias.targets = []",
                "let unused = [1, 2].map { $0 + 1 }", "func change() { package.targets = [] }", "print(\"\")",
                "let first = package.targets.first\nlet _ = first.map { $0.path = \"Moved\" }",
                "let other = Package(name: \"Other\", targets: [.target(name: \"Other\")])",
                "let other: Package = .init(name: \"Other\", targets: [])",
                "let make = { Package(name: \"Other\") }", "defer { package.targets = [] }",
            ])
        ]
    }

    // MARK: - Chance

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

    private mutating func chance(_ percent: Int) -> Bool { number(100) < percent }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(elements.count)] }

    private mutating func sample(_ elements: [String], nonEmpty: Bool = false) -> [String] {
        let sample = elements.filter { _ in chance(40) }
        return sample.isEmpty && nonEmpty ? [elements[0]] : sample
    }
}
