/// The address by which a test finds a `#Preview` in the program that contains it.
///
/// An edit of the preview, or of another one, changes it only where a preview of the same name comes, goes or moves
/// past this one in its file.
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

    package var hasConditions: Bool { members.contains { !$0.isEmpty } }
}
