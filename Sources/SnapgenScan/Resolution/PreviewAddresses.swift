import SnapgenModel

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
