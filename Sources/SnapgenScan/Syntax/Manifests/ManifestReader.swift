package import SnapgenModel
import SwiftSyntax

/// The part of a manifest whose value only an evaluation finds.
package struct UncertainManifest: Error, Equatable {
    /// The source of the part, on one line.
    package var expression: String
    /// The file's name: `Package.swift`, or that of a manifest for a version of Swift.
    package var file = ManifestReader.regular
    /// Counted from 1; `nil` for the file as a whole.
    package var line: Int?
}

/// Reads a manifest without evaluating it.
///
/// A value is read only if each evaluation finds the same; code that may change a value afterwards makes it uncertain.
package enum ManifestReader {
    static let regular = "Package.swift"

    /// Reads the manifest of a package, of which there may be several for versions of Swift.
    ///
    /// - Parameters:
    ///   - manifests: The files by their names.
    ///   - folder: The folder of the package, absolute and without links.
    package static func description(
        of manifests: [String: [UInt8]], in folder: String
    ) -> Result<PackageDescription, UncertainManifest> {
        let names = names(of: manifests)
        let read = try? LargeStackThreads(count: 1).map(names, state: {}) { name, _ in
            (manifests[name] ?? []).withUnsafeBufferPointer { description(of: $0, name, in: folder) }
        }
        guard let first = read?.first else { return .failure(UncertainManifest(expression: regular)) }
        let isSame = read?.allSatisfy { (try? $0.get()) == (try? first.get()) } ?? false
        return isSame ? first : .failure(UncertainManifest(expression: names.joined(separator: "' or '")))
    }

    /// Returns the names of the manifests that toolchains from Swift 6.1 on may take, sorted; none if it is uncertain.
    package static func names(of manifests: [String: [UInt8]]) -> [String] {
        let versions = manifests.compactMapValues { $0.withUnsafeBufferPointer(ManifestVersion.init(of:)) }
        return versions.count < manifests.count ? [] : possible(versions)
    }

    /// Returns the manifests that toolchains from Swift 6.1 on may take, as `ManifestLoader.findManifest` of SwiftPM
    /// finds them, sorted.
    private static func possible(_ tools: [String: ManifestVersion]) -> [String] {
        let all = tools.keys.compactMap { name -> (name: String, version: ManifestVersion)? in
            let numbers = /Package@swift-([0-9]{1,6})(?:\.([0-9]{1,6}))?(?:\.([0-9]{1,6}))?\.swift/
            return name.wholeMatch(of: numbers).map { match in
                (name, ManifestVersion([match.1, match.2, match.3].compactMap { $0.flatMap { Int($0) } }))
            }
        }
        let oldest = ManifestVersion([6, 1])
        let newest = all.map(\.version).filter { $0 <= oldest }.max()
        let names = all.filter { $0.version == newest || $0.version > oldest }.flatMap { name, version in
            // A toolchain takes the manifest with its own version also if that asks for older tools than the regular one.
            if let own = tools[regular], let asked = tools[name], asked > own { return [name] }
            return version < ManifestVersion([6]) ? [regular] : [name, regular]
        }
        return Set(names + (newest == nil ? [regular] : [])).sorted()
    }

    private static func description(
        of bytes: UnsafeBufferPointer<UInt8>, _ file: String, in folder: String
    ) -> Result<PackageDescription, UncertainManifest> {
        let unread = UncertainManifest(expression: file, file: file)
        guard !bytes.isUTF16, ParseGuard.verdict(on: bytes).complaint == nil, let path = RelativePath(file) else {
            return .failure(unread)
        }
        let tree = SyntaxReader.parse(bytes)
        guard !tree.hasError else { return .failure(unread) }
        do {
            var description = try description(of: tree, in: folder)
            description.toolsVersion = ManifestVersion(of: bytes)?.numbers[0]
            return .success(description)
        } catch {
            let node = (error as? UncertainSyntax)?.node ?? Syntax(tree)
            let source = node.trimmedDescription
            let part = node.is(CodeBlockItemSyntax.self) ? source.prefix { !$0.isNewline } : source[...]
            let text = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let shown = text.isEmpty ? file : text.count > longest ? "\(text.prefix(longest))…" : text
            let line = SourcePlaces(path: path, bytes: bytes).line(of: node)
            return .failure(UncertainManifest(expression: shown, file: file, line: line))
        }
    }

    /// The most characters of an expression in a message.
    private static let longest = 60

    private static func description(of tree: SourceFileSyntax, in folder: String) throws -> PackageDescription {
        let names = try ManifestNames(tree)
        guard let package = names.package else { throw UncertainSyntax(tree.statements) }
        var reader = PackageReader(evaluator: ManifestEvaluator(names), folder: folder)
        let description = try reader.package(package.value)
        let objects = reader.evaluator.objects.union([package.name])
        let tokens = names.items.flatMap { $0.tokens(viewMode: .sourceAccurate) }
        // By other references to objects than those in the values read, code may change the objects.
        let uses = tokens.lazy.filter { objects.contains($0.plainText) }.compactMap(\.reference)
        if let use = uses.first(where: { !reader.evaluator.references.contains($0.id) }) {
            throw UncertainSyntax(Syntax(use.parent?.as(MemberAccessExprSyntax.self)) ?? Syntax(use))
        }
        // SwiftPM takes the last package that the code creates.
        guard tokens.count(where: \.namesPackage) == 1 else { throw UncertainSyntax(package.value) }
        return description
    }
}

extension TokenSyntax {
    /// The reference that consists of it; `nil` for the name of a member.
    fileprivate var reference: DeclReferenceExprSyntax? {
        let reference = parent?.as(DeclReferenceExprSyntax.self)
        return reference?.parent?.as(MemberAccessExprSyntax.self)?.declName == reference ? nil : reference
    }

    /// Indicates whether this is the type `Package`, which may create one, and no part of `Package.Dependency`.
    fileprivate var namesPackage: Bool {
        let members = sequence(first: self) { $0.nextToken(viewMode: .sourceAccurate) }.prefix(3).map(\.plainText)
        return members[0] == "Package" && members.dropFirst() != [".", "Dependency"]
    }
}
