import SnapgenModel

/// The address by which a test finds a `#Preview` in the program that contains it.
///
/// An edit of the preview, or of another one, changes it only where a preview of the same name comes, goes or moves past
/// this one in its file.
package struct PreviewAddress: Hashable, Encodable, Sendable {
    package enum Name: Hashable, Encodable, Sendable {
        case none
        case literal(String)
        /// An expression; `besides` are the literal names in the file, which the value equals in no build.
        case computed(besides: [String])
    }

    /// The value of `#fileID`: the module and the name of the file, `TravelUI/HotelCell.swift`.
    package var file: String
    package var name: Name
    /// The position among `members`, counted from 1.
    package var number = 1
    /// The conditions around each preview of the file with this name, in source order.
    package var members: [[BranchCondition]] = [[]]

    /// Indicates whether conditions decide which previews of the name a build contains.
    package var hasConditions: Bool { members.contains { !$0.isEmpty } }
}

/// The addresses of the previews of a file in the program.
///
/// A preview of a widget counts as well, and any other that gets no test: the program contains it all the same. Generic
/// types have none.
struct PreviewAddresses {
    private let fileID: String
    private let members: [PreviewAddress.Name: [ScannedMacro]]
    private let literals: [String]

    /// A preview may be missing in the program.
    init(of file: ScannedFile, isMissing: (ScannedMacro) -> Bool) {
        let macros = file.macros.filter { !isMissing($0) }
        let literals = Set(macros.compactMap(\.displayName)).sorted()
        fileID = "\(file.module)/\(file.path.name)"
        members = Dictionary(grouping: macros) { Self.name(of: $0, besides: literals) }
        self.literals = literals
    }

    func address(of macro: ScannedMacro) -> PreviewAddress? {
        let name = Self.name(of: macro, besides: literals)
        guard let members = members[name], let index = members.firstIndex(of: macro) else { return nil }
        return PreviewAddress(
            file: fileID, name: name, number: index + 1, members: members.map(\.context.conditions))
    }

    private static func name(of macro: ScannedMacro, besides literals: [String]) -> PreviewAddress.Name {
        if macro.hasComputedName { return .computed(besides: literals) }
        return macro.displayName.map { .literal($0) } ?? .none
    }
}
