package import SnapgenModel
import SwiftSyntax

/// Reads a manifest without evaluating it.
///
/// A value is read only if each evaluation finds the same; code that may change a value afterwards makes it uncertain.
package enum ManifestReader {
    /// Reads the manifest of a package, of which there may be several for versions of Swift.
    ///
    /// - Parameters:
    ///   - manifests: The files by their names.
    ///   - folder: The folder of the package, absolute and without links.
    package static func description(
        of manifests: [String: [UInt8]], in folder: String
    ) -> Result<PackageDescription, UncertainManifest> {
        let versions = manifests.mapValues { $0.withUnsafeBufferPointer(ManifestVersion.init(of:)) }
        let unread = UncertainManifest(expression: ManifestChoice.regular, file: ManifestChoice.regular)
        guard versions.values.allSatisfy({ $0 != nil }) else { return .failure(unread) }
        let names = ManifestChoice(versions.compactMapValues { $0 }).names
        let read = try? LargeStackThreads(count: 1).map(names, progress: nil, state: {}) { name, _ in
            (manifests[name] ?? []).withUnsafeBufferPointer { description(of: $0, name, in: folder) }
        }
        guard let first = read?.first else { return .failure(unread) }
        let isSame = read?.allSatisfy { (try? $0.get()) == (try? first.get()) } ?? false
        return isSame
            ? first : .failure(UncertainManifest(expression: names.joined(separator: "' or '"), file: names[0]))
    }

    private static func description(
        of bytes: UnsafeBufferPointer<UInt8>, _ file: String, in folder: String
    ) -> Result<PackageDescription, UncertainManifest> {
        let whole = UncertainManifest(expression: file, file: file)
        guard !bytes.isUTF16, ParseGuard.complaint(about: bytes) == nil, let path = RelativePath(file) else {
            return .failure(whole)
        }
        let tree = SyntaxReader.parse(bytes)
        guard !tree.hasError, let version = ManifestVersion(of: bytes) else { return .failure(whole) }
        do throws(UncertainSyntax) {
            var description = try description(of: tree, in: folder)
            description.toolsVersion = version.numbers[0]
            return .success(description)
        } catch {
            let line = SourcePlaces(path: path, bytes: bytes).line(of: error.node)
            let words = error.node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let text = words.count > longest ? "\(words.prefix(longest))…" : words
            return .failure(UncertainManifest(expression: text, file: file, line: line))
        }
    }

    /// The most characters of an expression in a message.
    private static let longest = 60

    private static func description(
        of tree: SourceFileSyntax, in folder: String
    ) throws(UncertainSyntax) -> PackageDescription {
        let names = try ManifestNames(tree)
        guard let package = names.package else { throw UncertainSyntax(tree.statements) }
        var reader = PackageReader(ManifestEvaluator(names), folder: folder)
        let description = try reader.package(package.value)
        let evaluator = reader.evaluator
        let uses = ObjectUses(of: evaluator.objects.union([package.name]), except: evaluator.references)
        for item in names.items { uses.walk(item) }
        if let use = uses.found.first { throw UncertainSyntax(use) }
        guard uses.packages == 1 else { throw UncertainSyntax(package.value) }
        return description
    }
}

/// The references to objects that are not part of the values read, by which code may change the objects.
private final class ObjectUses: SyntaxVisitor {
    private let names: Set<String>
    private let read: Set<SyntaxIdentifier>
    private(set) var found: [Syntax] = []
    /// The number of packages that the code creates, of which SwiftPM takes the last.
    private(set) var packages = 0

    init(of names: Set<String>, except read: Set<SyntaxIdentifier>) {
        self.names = names
        self.read = read
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ reference: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let member = reference.parent?.as(MemberAccessExprSyntax.self)
        let name = reference.baseName.plainText
        if member?.declName != reference, names.contains(name), !read.contains(reference.id) {
            found.append(Syntax(member) ?? Syntax(reference))
        }
        return .visitChildren
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let words = call.calledExpression.dottedNames?.filter { $0 != "init" } ?? []
        if words.last == "Package" { packages += 1 }
        return .visitChildren
    }

    override func visit(_ binding: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let called = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
        let isImplicit = called?.as(MemberAccessExprSyntax.self)?.base == nil && called?.memberName == "init"
        let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
        if isImplicit, type.hasSuffix("Package") { packages += 1 }
        return .visitChildren
    }
}
