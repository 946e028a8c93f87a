/// An entry that is left out because the test that was generated for it does not compile.
public struct ExcludedEntry: Hashable, Codable, Sendable {
    /// The entry's identifier: `TravelUI/Row.swift#Loading`.
    public var id: String
    /// The compiler's message.
    public var error: String
    /// The line in the file that lists the entry, counted from 1; `nil` if it was not read from a file.
    public var line: Int?

    private enum CodingKeys: String, CodingKey {
        case id = "entry"
        case error
    }

    /// Creates an exclusion of the entry `id`.
    public init(id: String, error: String, line: Int? = nil) {
        self.id = id
        self.error = error
        self.line = line
    }

    /// The reason for leaving out the entry, with the next step.
    public var reason: String {
        "its generated test does not compile: \(error); 'snapgen exclude --retry' takes all of these entries again"
    }
}
