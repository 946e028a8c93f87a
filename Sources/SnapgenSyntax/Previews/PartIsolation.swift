import SwiftSyntax

/// The isolation that the copies of a file's parts state, beside what the parts state themselves.
///
/// A test target may have another default isolation than the module that the parts come from.
struct PartIsolation {
    /// The functions and variables that only code of the main actor uses: previews, views, and one another.
    ///
    /// Isolation that is inferred from SwiftUI's protocols is required of another module, but not of the module itself.
    let onMainActor: Set<Int>
    /// The parts that code with the modifier `nonisolated` uses, and that such parts use.
    let nonisolated: Set<Int>

    /// The isolation of the parts `all`.
    ///
    /// - Parameters:
    ///   - actors: the names of the actors in the file, whose extensions have their isolation.
    ///   - used: returns the positions of the parts that a part uses.
    init(of all: [FilePart], actors: Set<String>, used: (Int) -> [Int]) {
        let isFree = all.map { !$0.statesIsolation && !$0.extends(actors) }
        onMainActor = Self.onMainActor(all, isFree: isFree, used)
        nonisolated = Self.nonisolated(all, isFree: isFree, used)
    }

    private static func onMainActor(_ all: [FilePart], isFree: [Bool], _ used: (Int) -> [Int]) -> Set<Int> {
        var isolated = Set(all.indices.filter { isFree[$0] && all[$0].canBeOnMainActor })
        var queue = all.indices.filter { !isolated.contains($0) && !all[$0].isOnMainActor }
        while let user = queue.popLast() {
            for part in used(user) where isolated.remove(part) != nil { queue.append(part) }
        }
        return isolated
    }

    private static func nonisolated(_ all: [FilePart], isFree: [Bool], _ used: (Int) -> [Int]) -> Set<Int> {
        var found: Set<Int> = []
        var queue = all.indices.filter { all[$0].statesNonisolated }
        while let user = queue.popLast() {
            for part in used(user) + all[user].extensions where isFree[part] && all[part].canBeNonisolated {
                if found.insert(part).inserted { queue.append(part) }
            }
        }
        return found
    }
}

extension FilePart {
    /// Indicates whether it or its extension states an isolation.
    fileprivate var statesIsolation: Bool {
        statesNonisolated || headings.flatMap(\.attributeNames).contains { $0.hasSuffix("Actor") }
    }

    fileprivate var statesNonisolated: Bool {
        headings.flatMap(\.modifiers).contains { $0.name.tokenKind == .keyword(.nonisolated) }
    }

    /// It and its extension.
    private var headings: [DeclSyntax] { [node] + [container.map { DeclSyntax($0) }].compactMap { $0 } }

    /// Returns whether it extends a type with one of these names, or is a member of such an extension.
    fileprivate func extends(_ types: Set<String>) -> Bool { !types.isDisjoint(with: extendedTypes) }

    /// Indicates whether it is a function or a variable.
    fileprivate var canBeOnMainActor: Bool {
        if case .identifier? = node.as(FunctionDeclSyntax.self)?.name.tokenKind { return true }
        return node.is(VariableDeclSyntax.self)
    }

    /// Indicates whether it is a declaration that Swift allows to be `nonisolated`, and no view nor a member of one.
    fileprivate var canBeNonisolated: Bool {
        // Swift 6.3 refuses local variables with such a wrapper: "'nonisolated' can not be applied to local variables".
        let isWrapper = node.attributeNames.contains("propertyWrapper")
        guard !isWrapper, !isOnMainActor, !extends(Self.typesOfViews) else { return false }
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): return !node.isStoredVariable
        case .functionDecl, .initializerDecl, .subscriptDecl, .structDecl, .enumDecl, .classDecl, .protocolDecl,
            .extensionDecl:
            return true
        default: return false
        }
    }

    /// Indicates whether its code belongs to the main actor: by its attribute, or because it is a view.
    fileprivate var isOnMainActor: Bool {
        let inherited = (node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause).namedTypes
        return node.attributeNames.contains("MainActor")
            || inherited.contains(where: Self.typesOfViews.contains)
    }

    private static let typesOfViews: Set<String> = ["View", "SwiftUI.View", "ViewModifier", "SwiftUI.ViewModifier"]

    private var extendedTypes: [String] {
        [container, node.as(ExtensionDeclSyntax.self)].compactMap { $0 }.flatMap { $0.extendedType.namedTypes }
    }
}
