import SnapgenModel
import SnapgenNames

extension TypeIndex {
    /// The reason for which no test can use a type; `nil` if a test can.
    ///
    /// A provider of previews is found in the program, where access and names do not matter.
    func obstacle(
        of type: SourcedDeclaration, by conformance: SourcedDeclaration, isProvider: Bool
    ) -> String? {
        if !isProvider, isPrivate(type) {
            return "it is private, so no test can reach it; make it internal"
        }
        if !isProvider, ([type, conformance] + outerTypes(of: type)).contains(where: \.context.isSPI) {
            return "it is '@_spi', which hides it from tests; remove the attribute"
        }
        let outer = type.name.dottedComponents.dropLast().joined(separator: ".")
        if type.isGeneric || conformance.isGeneric || isGeneric(outer, in: type.file) {
            return "it is generic, so it has no samples of its own; let a type without parameters offer its samples"
        }
        if type.context.isBroken || conformance.context.isBroken {
            return ScannedContext.brokenReason
        }
        if !isProvider, type.name.isDottedRawName {
            return "its name or that of a type around it has a dot, which no test can name; rename it"
        }
        if !isProvider, let name = type.name.dottedComponents.dropFirst().first(where: Self.metatypes.contains) {
            return "no expression can name a type inside of another that is called '\(name)'; rename it"
        }
        if !isProvider, let problem = ambiguity(of: type) { return problem }
        if type.context.isUnavailable || conformance.context.isUnavailable {
            return "it is unavailable, so no test can use it; let another type offer its samples"
        }
        return nil
    }

    /// Returns the reason for which the name of a type may mean another one in a test; `nil` if it does not.
    ///
    /// The module that declares the type, or the type around it, is written before the name, unless that is hidden.
    private func ambiguity(of type: SourcedDeclaration) -> String? {
        let key = typeKey(of: type)
        guard let name = declaredName(of: key).dottedComponents.first.map(String.init) else { return nil }
        let isOfSystem =
            FrameworkTypes.names.contains(name) && !Self.typesOfTesting.contains(name)
            || FrameworkTypes.ofSwift.contains(name)
        guard let origin = origin(of: key) else {
            let others = modules.filter { isDeclared(name, in: $0) }
            return others.isEmpty ? nil : "'\(name)' may be a type of \(others.listed(with: "or")); rename one of them"
        }
        guard isHidden(origin) else {
            // Imports are not known.
            guard isOfSystem, origin != type.module else { return nil }
            return
                "it extends '\(name)', which may be the system's or that of the module '\(origin)'; move it out of the extension"
        }
        let others = modules.contains { $0 != origin && isDeclared(name, in: $0) }
        guard others || isOfSystem || Self.isOfSuite(name) else { return nil }
        return
            "'\(name)' may be another type in a test, because a type has the name of the module '\(origin)', so that it cannot "
            + "be written before '\(name)'; rename one of them"
    }

    /// Returns whether a test that begins with the name of a module means something else: a type of a scanned module or
    /// of the system, or a member of the test's suite.
    func isHidden(_ module: String) -> Bool {
        modules.contains { isDeclared(module, in: $0) } || FrameworkTypes.inTests.contains(module)
            || Self.isOfSuite(module)
    }

    private static func isOfSuite(_ name: String) -> Bool {
        ["self", "name", "settings", "XCTestCase"].contains(name) || name.hasPrefix("Snapgen")
    }

    private static let typesOfTesting = Set(
        words: "Attachment Bug Comment Confirmation ExitStatus Expectation Issue Tag Test")

    private static let metatypes: [Substring] = ["Type", "Protocol", "`Type`", "`Protocol`"]

    func isPrivate(_ type: SourcedDeclaration) -> Bool {
        type.context.isPrivate || outerTypes(of: type).contains(where: \.context.isPrivate)
    }

    /// Returns whether a type around code, or the type that an extension around it extends, is generic.
    func isGeneric(_ type: String, in file: ScannedFile) -> Bool {
        Self.names(upTo: type.dottedComponents).contains { name in
            guard let key = lookUp(name, in: LookupScope(file)) else { return FrameworkTypes.generic.contains(name) }
            return primaries(of: followingAliases(from: key)).contains { declarations[$0].isGeneric }
        }
    }

    /// The declarations of the types around it, which an extension may have put into another file.
    private func outerTypes(of type: SourcedDeclaration) -> [SourcedDeclaration] {
        Self.names(upTo: type.name.dottedComponents.dropLast()).compactMap { lookUp($0, in: LookupScope(type.file)) }
            .flatMap(primaries).map { declarations[$0] }
    }

    /// The full names of the types of a path, the outermost first.
    private static func names(upTo path: [Substring]) -> [String] {
        path.indices.map { path[...$0].joined(separator: ".") }
    }
}
