import SnapgenModel

/// The values of build settings from several levels: defaults, project and target, each with its configuration settings
/// file.
///
/// A setting is evaluated as described in Apple's "Build settings reference": the last assignment whose conditions hold
/// takes precedence, `$(inherited)` is the value of the next one below, and `$(NAME:operator)` applies operators to a
/// value. A setting that refers to itself means the inherited value.
struct BuildSettings {
    private var assignments: [String: [SettingAssignment]] = [:]
    /// The values of the parameters of conditions: `sdk`, `arch` and `config`.
    var parameters: [String: String] = [:]

    /// The limits of an evaluation, against settings that multiply each other.
    private static let mostReferences = 2_000
    private static let deepest = 50

    mutating func append(_ level: [SettingAssignment]) {
        for assignment in level { assignments[assignment.name, default: []].append(assignment) }
    }

    subscript(name: String) -> String {
        var evaluation = Evaluation(settings: self)
        return evaluation.value(of: name, below: .max)
    }

    private func words(of name: String) -> [String] {
        self[name].split(separator: " ").map { $0.filter { $0 != "\"" && $0 != "'" } }.filter { !$0.isEmpty }
    }

    private struct Evaluation {
        let settings: BuildSettings
        var references = 0
        var depth = 0

        /// Returns the value of the last assignment at a position less than `limit` whose conditions hold.
        mutating func value(of name: String, below limit: Int) -> String {
            references += 1
            guard references <= mostReferences, depth < deepest else { return "" }
            guard let list = settings.assignments[name] else { return "" }
            let candidates = list.indices.prefix(min(limit, list.count))
            guard let index = candidates.last(where: { list[$0].holds(for: settings.parameters) }) else { return "" }
            depth += 1
            defer { depth -= 1 }
            return expand(list[index].value[...], of: name, below: index)
        }

        /// Returns a text with its references replaced, where `$(inherited)` is the value of `name` below `limit`.
        mutating func expand(_ text: Substring, of name: String, below limit: Int) -> String {
            var result = ""
            var rest = text
            while let dollar = rest.firstIndex(of: "$") {
                result += rest[..<dollar]
                rest = rest[dollar...].dropFirst()
                guard let reference = SettingReference(&rest) else {
                    result += "$"
                    continue
                }
                result += value(of: reference, in: name, below: limit)
            }
            return result + rest
        }

        private mutating func value(of reference: SettingReference, in name: String, below limit: Int) -> String {
            let target = expand(reference.name, of: name, below: limit)
            let isInherited = target == "inherited" || target == name
            let value = isInherited ? value(of: name, below: limit) : value(of: target, below: .max)
            return reference.operators.reduce(value) { result, text in
                BuildSettings.applying(expand(text, of: name, below: limit), to: result)
            }
        }
    }

    /// Returns a value with an operator of a reference applied: `c99extidentifier` in `$(TARGET_NAME:c99extidentifier)`.
    ///
    /// The operators are those of Xcode's build system, swift-build. One that changes no names of modules, products or
    /// conditions leaves the value as it is.
    private static func applying(_ text: String, to value: String) -> String {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return switch sides.first {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "identifier": identifier(value, replacement: "_")
        case "rfc1034identifier": identifier(value, replacement: "-")
        case "c99extidentifier": value.c99Identifier
        case "default" where value.isEmpty: sides.count > 1 ? sides[1] : ""
        default: value
        }
    }

    /// The replacement is for all characters but ASCII letters, digits and `_`, and for a leading digit.
    private static func identifier(_ value: String, replacement: Character) -> String {
        let name = String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : replacement })
        return name.first?.isNumber == true ? "\(replacement)\(name.dropFirst())" : name
    }
}

extension BuildSettings {
    /// The settings that Xcode gives to each target, for tests on Apple silicon.
    init(target: String, product: String, project: String, folder: String, configuration: String) {
        parameters = ["arch": "arm64", "config": configuration, "variant": "normal"]
        let values = [
            "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "CONFIGURATION": configuration,
            "SRCROOT": folder, "PROJECT_DIR": folder, "PRODUCT_NAME": product,
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        ]
        append(values.map { SettingAssignment($0, $1) })
    }

    /// The platforms: those in `SUPPORTED_PLATFORMS`, or else that of `SDKROOT`.
    var platforms: [ProjectPlatform] {
        let supported = words(of: "SUPPORTED_PLATFORMS").compactMap(ProjectPlatform.ofSDK)
        return Set(supported.nonEmpty ?? words(of: "SDKROOT").compactMap(ProjectPlatform.ofSDK)).sorted()
    }

    /// The conditions of `#if` that are true: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D` in `OTHER_SWIFT_FLAGS`.
    private var compilationConditions: [String] {
        let all = words(of: "OTHER_SWIFT_FLAGS")
        // The compiler hands what follows '-Xcc' to Clang.
        let flags = zip([""] + all, all).filter { $0 != "-Xcc" && $1 != "-Xcc" }.map(\.1)
        let defined = zip([""] + flags, flags).compactMap { previous, flag in
            previous == "-D" ? flag : flag.hasPrefix("-D") && flag != "-D" ? String(flag.dropFirst(2)) : nil
        }
        return Set(words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined).sorted()
    }

    func build(of kind: TargetKind) -> ProjectBuild {
        guard kind.hasModule else { return ProjectBuild(platforms: platforms) }
        // The language mode is the version without its minor part.
        let languageMode = self["SWIFT_VERSION"].prefix { $0.isNumber }
        return ProjectBuild(
            module: self["PRODUCT_MODULE_NAME"], product: self["PRODUCT_NAME"], platforms: platforms,
            conditions: compilationConditions, languageMode: languageMode.isEmpty ? nil : String(languageMode),
            isTestable: isOn("ENABLE_TESTABILITY"), isSandboxed: isOn("ENABLE_APP_SANDBOX"),
            generatesScenes: isOn("INFOPLIST_KEY_UIApplicationSceneManifest_Generation"))
    }

    /// Returns the platforms on which `EXCLUDED_SOURCE_FILE_NAMES` leaves a file in, for each file that it leaves out.
    func filters(of files: Set<String>) -> [String: Set<ProjectPlatform>] {
        // Most targets exclude nothing, and matching all files takes time.
        if assignments["EXCLUDED_SOURCE_FILE_NAMES"] == nil { return [:] }
        return platforms.reduce(into: [:]) { filters, platform in
            var settings = self
            settings.parameters["sdk"] = platform.testSDK
            let globs = ["EXCLUDED", "INCLUDED"].map { list in
                settings.words(of: "\(list)_SOURCE_FILE_NAMES").map { Glob($0.hasPrefix("/") ? $0 : "/**/\($0)") }
            }
            for file in files where globs.map({ $0.contains { $0.matches(file) } }) == [true, false] {
                filters[file, default: Set(platforms)].remove(platform)
            }
        }
    }

    func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name].uppercased()) }

    /// The requested name of a configuration, or else the first of: `Debug`, one with "debug" in it, any.
    static func configuration(_ requested: String?, among names: [String]) -> String? {
        names.first { $0 == requested } ?? names.first { $0 == "Debug" }
            ?? names.first { $0.lowercased().contains("debug") } ?? names.first
    }
}

/// A reference to a build setting: `$(NAME)`, `${NAME}` or `$NAME`, with operators behind colons.
private struct SettingReference {
    var name: Substring
    var operators: [Substring] = []

    /// Removes the reference behind a `$` from the rest; `nil` if there is none.
    init?(_ rest: inout Substring) {
        guard let first = rest.first else { return nil }
        if first == "(" || first == "{" {
            guard let end = Self.end(of: rest, first == "(" ? ")" : "}", opening: first) else { return nil }
            let parts = Self.parts(of: rest[..<end].dropFirst())
            name = parts.first ?? ""
            operators = Array(parts.dropFirst())
            rest = rest[end...].dropFirst()
        } else {
            name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
            if name.isEmpty { return nil }
            rest = rest.dropFirst(name.count)
        }
    }

    private static func end(of text: Substring, _ closing: Character, opening: Character) -> Substring.Index? {
        var depth = 0
        return text.indices.first { index in
            if text[index] == opening { depth += 1 }
            if text[index] == closing { depth -= 1 }
            return depth == 0
        }
    }

    /// Returns the parts between colons that are not inside of a nested reference.
    private static func parts(of text: Substring) -> [Substring] {
        var depth = 0
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "(" || character == "{" { depth += 1 }
            if character == ")" || character == "}" { depth -= 1 }
            return character == ":" && depth == 0
        }
    }
}
