import Testing

/// A version of swift-snapshot-testing with public declarations of its own.
struct LibraryVersion: CustomTestStringConvertible, Hashable, Sendable {
    let name: String
    /// The compilation conditions with which the stubs declare this version.
    let conditions: [String]

    static let v1_17_4 = LibraryVersion(name: "1.17.4", conditions: [])
    static let v1_18_0 = LibraryVersion(name: "1.18.0", conditions: ["SINCE_1_18_0"])
    static let v1_18_9 = LibraryVersion(name: "1.18.9", conditions: ["SINCE_1_18_0", "SINCE_1_18_9"])
    /// The main branch after 1.18.9.
    static let newest = LibraryVersion(
        name: "1.19", conditions: ["SINCE_1_18_0", "SINCE_1_18_9", "SINCE_1_19"])

    /// All declared versions, from old to new.
    static let all = [v1_17_4, v1_18_0, v1_18_9, newest]

    var testDescription: String { name }
}
