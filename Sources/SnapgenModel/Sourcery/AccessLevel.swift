/// The access level of a declaration.
public enum AccessLevel: String, Codable, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
}
