import SnapgenModel
import SwiftSyntax

struct PackageReader {
    var evaluator: ManifestEvaluator
    let folder: String

    mutating func package(_ expression: ExprSyntax) throws -> PackageDescription {
        let package = try evaluator.value(of: expression)
        try check(package, has: Self.labelsOfPackage)
        var description = PackageDescription()
        description.platforms = try list("platforms", of: package).map { platform in
            switch try platform.name() {
            case let name where Self.platforms.contains(name): name.lowercased()
            case "custom": try text("", of: platform)
            default: throw platform.uncertain
            }
        }
        for product in try list("products", of: package) {
            guard try ["library", "executable", "plugin"].contains(product.name()) else { throw product.uncertain }
            description.products[try text("name", of: product), default: []] += try texts("targets", of: product)
        }
        for dependency in try list("dependencies", of: package) { try read(dependency, into: &description) }
        description.targets = try list("targets", of: package).map { try target($0) }
        for label in ["swiftLanguageModes", "swiftLanguageVersions"] {
            description.languageModes += try list(label, of: package).map { try mode($0) }
        }
        return description
    }

    private static let labelsOfPackage: Set<String> = [
        "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits", "dependencies",
        "targets", "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
    ]
    private static let labelsOfTarget: Set<String> = [
        "name", "dependencies", "path", "url", "checksum", "exclude", "sources", "resources", "publicHeadersPath",
        "packageAccess", "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins", "capability",
        "pkgConfig", "providers",
    ]
    private static let platforms = Set(words: "iOS macOS tvOS watchOS visionOS macCatalyst driverKit")
    private static let modes = ["v3": "3", "v4": "4", "v4_2": "4.2", "v5": "5", "v6": "6"]
    /// The words for kinds of targets by the functions that make them.
    private static let kinds = [
        "target": "regular", "executableTarget": "executable", "testTarget": "test", "macro": "macro",
        "plugin": "plugin", "systemLibrary": "system", "binaryTarget": "binary",
    ]

    private mutating func read(_ dependency: ManifestValue, into description: inout PackageDescription) throws {
        guard try dependency.name() == "package" else { throw dependency.uncertain }
        if dependency.argument("path") != nil {
            let path = try text("path", of: dependency)
            // SwiftPM expands the others.
            guard !path.isEmpty, !path.hasPrefix("~"), !path.contains(":") else { throw dependency.uncertain }
            description.localPackages.append(AbsolutePath.resolve(path, from: folder))
        } else if dependency.argument("id") == nil {
            let url = try text("url", of: dependency)
            let isRemote = ["https://", "http://", "ssh://", "git@"].contains { url.hasPrefix($0) }
            guard isRemote else { throw dependency.uncertain }
            description.remotePackages.append(url)
        }
    }

    private mutating func target(_ value: ManifestValue) throws -> PackageDescription.Target {
        guard let kind = Self.kinds[try value.name()] else { throw value.uncertain }
        try check(value, has: Self.labelsOfTarget)
        var target = PackageDescription.Target(name: try text("name", of: value), kind: kind)
        let path = try argument("path", of: value)?.text() ?? ""
        target.path = path.isEmpty ? nil : path
        // A resource whose path is not certain is taken for a source, which hardly any is.
        let resources = (try? list("resources", of: value)) ?? []
        target.exclude = try texts("exclude", of: value) + resources.compactMap { try? text("", of: $0) }
        target.sources = try texts("sources", of: value)
        for item in try list("dependencies", of: value) {
            let (kind, name) = try dependency(item)
            target.dependencies[kind, default: []].append(name)
            guard let condition = try? argument("condition", of: item) else { continue }
            target.platforms[name] = try? list("platforms", of: condition).map { try $0.name().lowercased() }
        }
        target.plugins = try list("plugins", of: value).map { plugin in
            if case .text(let name) = plugin.kind { name } else { try text("name", of: plugin) }
        }
        for setting in try list("swiftSettings", of: value) {
            let isMode = try ["swiftLanguageMode", "swiftLanguageVersion"].contains(setting.name())
            guard try isMode || setting.name() == "define", let first = setting.arguments.first else { continue }
            let condition = setting.arguments.dropFirst().first?.expression
            if let condition, try !isAlwaysTrue(evaluator.value(of: condition)) { continue }
            let value = try evaluator.value(of: first.expression)
            if isMode { target.languageMode = try mode(value) } else { target.conditions.append(try value.text()) }
        }
        return target
    }

    /// Returns whether a condition of a setting holds in each build for debugging.
    private mutating func isAlwaysTrue(_ condition: ManifestValue) throws -> Bool {
        guard condition.arguments.map({ $0.label?.plainText }) == ["configuration"] else { return condition.isNull }
        return try argument("configuration", of: condition)?.name() == "debug"
    }

    /// Checks that a call has a name and no unknown argument, which may mean anything.
    private func check(_ call: ManifestValue, has labels: Set<String>) throws {
        guard call.argument("name") != nil else { throw call.uncertain }
        for argument in call.arguments where !labels.contains(argument.label?.plainText ?? "") {
            throw UncertainSyntax(argument)
        }
    }

    private mutating func dependency(_ value: ManifestValue) throws -> (kind: String, name: String) {
        if case .text(let name) = value.kind { return ("byName", name) }
        let word = try value.name()
        let kind = word.hasSuffix("Item") ? String(word.dropLast(4)) : word
        guard ["byName", "target", "product"].contains(kind) else { throw value.uncertain }
        return (kind, try text("name", of: value))
    }

    private mutating func mode(_ value: ManifestValue) throws -> String {
        if let mode = Self.modes[try value.name()] { return mode }
        guard try value.name() == "version" else { throw value.uncertain }
        return try text("", of: value)
    }

    // MARK: - Arguments

    /// Returns the value of an argument; `nil` if it is missing or `nil`.
    private mutating func argument(_ label: String, of call: ManifestValue) throws -> ManifestValue? {
        let value = try call.argument(label).map { try evaluator.value(of: $0) }
        return value?.isNull ?? true ? nil : value
    }

    private mutating func text(_ label: String, of call: ManifestValue) throws -> String {
        guard let value = try argument(label, of: call) else { throw call.uncertain }
        return try value.text()
    }

    private mutating func list(_ label: String, of call: ManifestValue) throws -> [ManifestValue] {
        try argument(label, of: call)?.list() ?? []
    }

    private mutating func texts(_ label: String, of call: ManifestValue) throws -> [String] {
        try list(label, of: call).map { try $0.text() }
    }
}
