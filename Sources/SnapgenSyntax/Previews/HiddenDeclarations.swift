import SnapgenModel
import SwiftSyntax

/// The declarations of a file that its previews can use and other files cannot.
struct HiddenDeclarations {
    /// The parts of the file that tests can carry.
    let parts: FileParts
    /// By name, each in source order: a file may have as many declarations as its previews have words.
    private let declarations: [String: [FoundDeclaration]]
    /// Those that code may use without naming them.
    private let unnamed: [FileDeclaration]
    /// The types that a type of the file inherits from, by last names.
    private let supertypes: [String: [String]]

    /// The declarations of a file.
    init(of items: CodeBlockItemListSyntax) {
        let all = items.topLevelDeclarations()
        parts = FileParts(of: all)
        var reader = FileDeclarationReader(parts: parts)
        reader.read(all)
        declarations = Dictionary(grouping: reader.declarations, by: \.name)
        supertypes = reader.supertypes
        unnamed = reader.declarations.filter { $0.isUsedUnnamed && $0.visibility != .open }.map { $0.read() }
    }

    /// The hidden declarations that code may use, by the alphabet of their spellings.
    ///
    /// Declarations that code uses without naming them count as used. An initializer that a struct gets by itself does
    /// not count beside one that other files see.
    ///
    /// - Parameter enclosing: the last names of the types that the code is in.
    func used(by uses: Set<NameUse>, in enclosing: [String]) -> [FileDeclaration] {
        let inherited = enclosing.flatMap(lineage)
        let named = uses.flatMap { use in
            meant(by: use, in: inherited).filter { $0.isHidden(from: enclosing) }
        }
        let all = named + unnamed.filter { $0.isHidden(from: enclosing) }
        return all.map { ($0.spelling, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The declarations that a use may mean; those of a type hide equal ones of the types that it inherits from.
    private func meant(by use: NameUse, in enclosing: [String]) -> [FileDeclaration] {
        let found = declarations[use.name, default: []]
        guard found.contains(where: { $0.visibility != .open }) else { return [] }
        let all = found.map { $0.read() }
        let readings = readings(of: use).lazy.map { use in all.filter { $0.matches(use, in: enclosing) } }
        let meant = readings.first { !$0.isEmpty } ?? []
        let open = meant.filter { $0.visibility == .open }
        return meant.filter { declaration in
            !(declaration.isSynthesized && open.contains { $0.stands(beside: declaration) })
        }
    }

    /// A use of a member of a type, and those of the types that it inherits from, nearest first.
    private func readings(of use: NameUse) -> [NameUse] {
        guard case .type(let type) = use.base else { return [use] }
        return lineage(of: type).map { NameUse(base: .type($0), name: use.name, call: use.call) }
    }

    /// A type and those that it inherits from in the file, nearest first; as many as real files have.
    private func lineage(of type: String) -> [String] {
        var types = [type]
        var position = 0
        while position < types.count, types.count < 100 {
            types += supertypes[types[position], default: []].prefix(100).filter { !types.contains($0) }
            position += 1
        }
        return types
    }
}

extension FileDeclaration {
    /// Returns whether code inside the types `enclosing` can use it, and a test cannot.
    fileprivate func isHidden(from enclosing: [String]) -> Bool {
        switch visibility {
        case .open: false
        case .file: true
        case .type: owner.map(enclosing.contains) ?? true
        }
    }

    /// Returns whether both are members of one type, or of none, and can be compiled together.
    fileprivate func stands(beside other: FileDeclaration) -> Bool {
        owner == other.owner && !conditions.excludes(other.conditions)
    }
}
