import SnapgenModel
import SwiftSyntax

/// The description of a package by the arguments of `Package`.
struct PackageReader {
    private(set) var evaluator: ManifestEvaluator
    private let folder: String

    init(_ evaluator: ManifestEvaluator, folder: String) {
        self.evaluator = evaluator
        self.folder = folder
    }

    mutating func package(_ expression: ExprSyntax) throws(UncertainSyntax) -> PackageDescription {
        let package = try call(expression)
        try check(package, has: Self.labelsOfPackage)
        guard package["name"] != nil else { throw UncertainSyntax(expression) }
        var description = PackageDescription()
        description.platforms = try calls(package["platforms"], Self.platforms.union(["custom"])).map {
            call throws(UncertainSyntax) in
            call.name == "custom" ? try text(call[""], of: expression) : call.name.lowercased()
        }
        let modes = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"]
        description.languageModes = try calls(modes, Set(Self.modes.keys).union(["version"])).map {
            call throws(UncertainSyntax) in try mode(call, in: expression)
        }
        description.products = try calls(package["products"], ["library", "executable", "plugin"]).map {
            call throws(UncertainSyntax) in
            PackageDescription.Product(
                name: try text(call["name"], of: expression), targets: try texts(call["targets"]))
        }
        for dependency in try calls(package["dependencies"], ["package"]) {
            try read(dependency, of: expression, into: &description)
        }
        description.targets = try calls(package["targets"], Set(Self.kinds.keys)).map {
            call throws(UncertainSyntax) in try target(call, of: expression)
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
    private static let platforms: Set<String> = [
        "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "driverKit",
    ]
    private static let modes = ["v3": "3", "v4": "4", "v4_2": "4.2", "v5": "5", "v6": "6"]
    /// The words for kinds of targets by the functions that make them.
    private static let kinds = [
        "target": "regular", "executableTarget": "executable", "testTarget": "test", "macro": "macro",
        "plugin": "plugin", "systemLibrary": "system", "binaryTarget": "binary",
    ]

    private mutating func read(
        _ dependency: ManifestCall, of package: ExprSyntax, into description: inout PackageDescription
    ) throws(UncertainSyntax) {
        if let path = dependency["path"] {
            let text = try text(path, of: package)
            // SwiftPM expands these.
            guard !text.hasPrefix("~"), !text.contains(":") else { throw UncertainSyntax(path) }
            description.localPackages.append(AbsolutePath.resolve(text, from: folder))
        } else if let url = dependency["url"] {
            let text = try text(url, of: package)
            let isRemote = ["https://", "http://", "ssh://", "git@"].contains { text.hasPrefix($0) }
            guard isRemote else { throw UncertainSyntax(url) }
            description.remotePackages.append(text)
        } else if dependency["id"] == nil {
            throw UncertainSyntax(package)
        }
    }

    private mutating func target(
        _ call: ManifestCall, of package: ExprSyntax
    ) throws(UncertainSyntax) -> PackageDescription.Target {
        try check(call, has: Self.labelsOfTarget)
        var target = PackageDescription.Target(
            name: try text(call["name"], of: package), kind: Self.kinds[call.name] ?? "")
        if let path = call["path"], case .text(let text) = try value(path, orNull: true) {
            target.path = text.isEmpty ? nil : text
        }
        target.exclude = try texts(call["exclude"])
        target.sources = try texts(call["sources"])
        target.dependencies = try list(call["dependencies"]).map { value throws(UncertainSyntax) in
            try self.dependency(value, of: call["dependencies"] ?? package)
        }
        for setting in try calls(call["swiftSettings"], nil) {
            if let condition = setting.arguments.dropFirst().first, !condition.expression.is(NilLiteralExprSyntax.self)
            {
                continue
            }
            switch setting.name {
            case "define": target.conditions.append(try text(setting[""], of: package))
            case "swiftLanguageMode", "swiftLanguageVersion":
                guard let mode = setting[""] else { throw UncertainSyntax(package) }
                target.languageMode = try self.mode(self.call(mode), in: mode)
            default: break
            }
        }
        return target
    }

    private mutating func dependency(
        _ value: ManifestValue, of expression: ExprSyntax
    ) throws(UncertainSyntax) -> PackageDescription.Dependency {
        switch value {
        case .text(let name): return .name(name)
        case .call(let call):
            let name = try text(call["name"], of: expression)
            switch call.name {
            case "byName", "byNameItem": return .name(name)
            case "target", "targetItem": return .target(name)
            case "product", "productItem": return .product(name)
            default: break
            }
        case .null, .list: break
        }
        throw UncertainSyntax(expression)
    }

    private mutating func mode(_ call: ManifestCall, in expression: ExprSyntax) throws(UncertainSyntax) -> String {
        if let mode = Self.modes[call.name] { return mode }
        guard call.name == "version" else { throw UncertainSyntax(expression) }
        return try text(call[""], of: expression)
    }

    // MARK: - Values

    private func check(_ call: ManifestCall, has labels: Set<String>) throws(UncertainSyntax) {
        for argument in call.arguments where !labels.contains(argument.label?.plainText ?? "") {
            throw UncertainSyntax(argument)
        }
    }

    private mutating func value(
        _ expression: ExprSyntax, orNull: Bool = false
    ) throws(UncertainSyntax) -> ManifestValue {
        let value = try evaluator.value(of: expression)
        switch value {
        case .text, .list: return value
        case .null where orNull: return value
        default: throw UncertainSyntax(expression)
        }
    }

    private mutating func call(_ expression: ExprSyntax) throws(UncertainSyntax) -> ManifestCall {
        guard case .call(let call) = try evaluator.value(of: expression) else { throw UncertainSyntax(expression) }
        return call
    }

    private mutating func text(
        _ expression: ExprSyntax?, of whole: ExprSyntax
    ) throws(UncertainSyntax) -> String {
        guard let expression, case .text(let text) = try value(expression) else {
            throw UncertainSyntax(expression ?? whole)
        }
        return text
    }

    /// The items of a list; none if it is missing or `nil`.
    private mutating func list(_ expression: ExprSyntax?) throws(UncertainSyntax) -> [ManifestValue] {
        guard let expression else { return [] }
        switch try value(expression, orNull: true) {
        case .list(let values): return values
        case .null: return []
        case .text, .call: throw UncertainSyntax(expression)
        }
    }

    private mutating func texts(_ expression: ExprSyntax?) throws(UncertainSyntax) -> [String] {
        try list(expression).map { value throws(UncertainSyntax) in
            guard case .text(let text) = value else {
                throw UncertainSyntax(expression ?? ExprSyntax(NilLiteralExprSyntax()))
            }
            return text
        }
    }

    /// The calls in a list, of functions with certain names; `nil` for any.
    private mutating func calls(
        _ expression: ExprSyntax?, _ names: Set<String>?
    ) throws(UncertainSyntax) -> [ManifestCall] {
        try list(expression).map { value throws(UncertainSyntax) in
            guard case .call(let call) = value, names?.contains(call.name) ?? true else {
                throw UncertainSyntax(expression ?? ExprSyntax(NilLiteralExprSyntax()))
            }
            return call
        }
    }
}
