import SnapgenModel
import SnapgenScan

extension CatalogEntry {
    /// XCTest finds methods through Objective-C, which does not look at `@available`, so a method checks the system
    /// when it runs, whereas Swift Testing skips functions with the attribute.
    func availability(isXCTest: Bool) -> (attributes: [String], guards: [String]) {
        let guards = declaration.availability.map { isXCTest ? Self.guards(for: $0) : nil }
        return (
            // Swift Testing calls tests from asynchronous code.
            zip(declaration.availability, guards).filter { $1 == nil && (isXCTest || !$0.contains(", noasync")) }
                .map(\.0),
            guards.compactMap { $0 }.distinct { $0 }.flatMap { $0 }
        )
    }

    private static func guards(for attribute: String) -> [String]? {
        guard attribute.hasPrefix("#if") else { return availableCondition(of: attribute).map { [statement(for: $0)] } }
        let lines = attribute.split(separator: "\n").map(String.init)
        let guards = lines.compactMap { line in
            line.hasPrefix("#") ? line : availableCondition(of: line).map(statement)
        }
        return guards.count == lines.count ? guards : nil
    }

    private static func statement(for condition: String) -> String {
        "guard #available(\(condition)) else { throw XCTSkip(\(SwiftLiteral.string("needs \(condition)"))) }"
    }

    static func availableCondition(of attribute: String) -> String? {
        guard attribute.hasPrefix("@available("), attribute.hasSuffix(")") else { return nil }
        let arguments = attribute.dropFirst("@available(".count).dropLast()
        let parts = arguments.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }
        guard parts.last == ["*"] else { return introduction(in: parts).map { condition([$0]) } }
        let areVersions = parts.dropLast().allSatisfy { part in
            part.count == 2 && part[0] != "swift" && part[1].allSatisfy { $0.isNumber || $0 == "." }
        }
        guard areVersions else { return nil }
        return condition(parts.dropLast())
    }

    /// Returns a condition with the versions of a declaration, and the version of visionOS that the compiler derives from
    /// that of iOS for a declaration, but not for a condition.
    ///
    /// Source: the versions in its errors for declarations with iOS 17 to iOS 27.
    private static func condition(_ versions: [[Substring]]) -> String {
        let texts = versions.map { $0.joined(separator: " ") }
        let iOS = versions.first { $0[0] == "iOS" }?[1].split(separator: ".").compactMap { Int($0) } ?? []
        let (major, minor) = (iOS.first ?? 0, iOS.dropFirst().first ?? 0)
        let visionOS: (major: Int, minor: Int) =
            switch major {
            case 17: (1, minor - 3)
            case 18: (2, minor)
            default: (major, minor)
            }
        // Each version of visionOS has what iOS 17.3 has.
        let isImplied = (major, minor) < (17, 4) || versions.contains { $0[0] == "visionOS" }
        let derived = "visionOS \(visionOS.major)" + (visionOS.minor == 0 ? "" : ".\(visionOS.minor)")
        return (texts + (isImplied ? [] : [derived]) + ["*"]).joined(separator: ", ")
    }

    private static func introduction(in parts: [[Substring]]) -> [Substring]? {
        guard let system = parts.first, system.count == 1, system != ["*"], system != ["swift"],
            let introduced = parts.first(where: { $0.first == "introduced:" }), introduced.count == 2,
            !parts.contains(["unavailable"])
        else { return nil }
        return [system[0], introduced[1]]
    }

    /// Its own conditions, and that the platform is none on which it is unavailable: the attribute alone would keep
    /// XCTest from compiling its code, and not from running it.
    var testConditions: [String] {
        let conditions = declaration.conditions
        let platforms = declaration.availability.compactMap(Self.unavailablePlatform).filter {
            !conditions.contains("!\($0)")
        }
        return conditions + Set(platforms).sorted().map { "!\($0)" }
    }

    private static func unavailablePlatform(in attribute: String) -> String? {
        guard attribute.hasPrefix("@available(") else { return nil }
        let arguments = attribute.dropFirst("@available(".count).dropLast().split(separator: ",")
            .map { $0.filter { !$0.isWhitespace } }
        guard let platform = arguments.first, arguments.dropFirst().first == "unavailable" else { return nil }
        if platform == "macCatalyst" { return "targetEnvironment(macCatalyst)" }
        return ["iOS", "macOS", "tvOS", "visionOS", "watchOS"].contains(platform) ? "os(\(platform))" : nil
    }
}
