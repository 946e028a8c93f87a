import SnapgenModel
import SwiftSyntax

/// The declarations of a file that its previews can name and other files cannot.
struct HiddenDeclarations {
    /// By name, each in source order: a file may have as many declarations as its previews have words.
    private let declarations: [String: [FoundDeclaration]]

    /// The declarations of a file.
    init(of items: CodeBlockItemListSyntax) {
        var reader = FileDeclarationReader()
        reader.read(items)
        declarations = Dictionary(grouping: reader.declarations, by: \.name)
    }

    /// The spelling of the hidden declaration that a preview uses; of several, the first by alphabet.
    ///
    /// A use that another declaration of the same owner explains as well is taken for one of that: which of two
    /// functions is called, only the types of the arguments tell.
    ///
    /// - Parameter enclosing: the last names of the types that the preview stands in.
    func first(usedBy uses: NameUses, in enclosing: [String]) -> String? {
        uses.all.compactMap { hidden(by: $0, in: enclosing)?.spelling }.min()
    }

    private func hidden(by use: NameUse, in enclosing: [String]) -> FileDeclaration? {
        let found = declarations[use.name, default: []]
        guard found.contains(where: { $0.visibility != .open }) else { return nil }
        let meant = found.map { $0.read() }.filter { $0.matches(use, in: enclosing) }
        let open = meant.filter { $0.visibility == .open }
        return meant.first { declaration in
            declaration.isHidden(from: enclosing) && !open.contains { $0.stands(beside: declaration) }
        }
    }
}

extension FileDeclaration {
    /// Returns whether a preview inside the types `enclosing` can use it, and a test cannot.
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
